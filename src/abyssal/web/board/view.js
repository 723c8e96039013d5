/** Zoom, pan and fit the map. Moving only changes a transform, so that the browser need not redraw the map. */

const STEP = 70;
/** Pixels a finger may move and still tap. */
const TREMBLE = 7;

export class View {
  /**
   * @param {HTMLElement} host
   * @param {SVGSVGElement} svg
   * @param {[number, number]} size of the map
   * @param {(scale: number) => void} scaled called with the size of a map unit on the screen, when the map is redrawn
   */
  constructor(host, svg, [width, height], scaled) {
    this.scaled = scaled;
    this.host = host;
    this.svg = svg;
    this.width = width;
    this.height = height;
    /** Size of the host. Reading it again after each change would lay out the page each time. */
    this.room = { width, height };
    this.base = 1;
    this.zoom = 1;
    this.x = 0;
    this.y = 0;
    /** True if the pointer was dragged: the click at its end is then ignored. */
    this.dragged = false;
    /** @type {Map<number, {x: number, y: number}>} */
    this.pointers = new Map();
    this.start = { x: 0, y: 0 };
    this.frame = 0;
    this.rest = 0;
    /** The zoom for which the map was last drawn. */
    this.drawn = 1;
    host.addEventListener("pointerdown", (event) => this.#down(event));
    host.addEventListener("pointermove", (event) => this.#move(event));
    for (const end of ["pointerup", "pointercancel"]) host.addEventListener(end, (event) => this.#up(/** @type {PointerEvent} */ (event)));
    host.addEventListener("wheel", (event) => this.#wheel(event), { passive: false });
    new ResizeObserver(() => this.#resized()).observe(host);
    this.#measure();
    this.#apply();
  }

  /** Show the whole map. */
  fit() {
    this.#measure();
    this.zoom = 1;
    this.x = this.y = 0;
    this.#glide();
  }

  /** @param {number} factor */
  zoomBy(factor) {
    this.#zoomAt(factor, this.room.width / 2, this.room.height / 2);
    this.#glide();
  }

  /** Enlarge the map around a point of the window. @param {number} factor @param {number} x @param {number} y */
  enlarge(factor, x, y) {
    const corner = this.host.getBoundingClientRect();
    this.#zoomAt(factor, x - corner.left, y - corner.top);
    this.#glide();
  }

  /** @param {number} dx @param {number} dy in steps */
  pan(dx, dy) {
    this.x -= dx * STEP;
    this.y -= dy * STEP;
    this.#glide();
  }

  /** Bring a point of the map into view if it is outside. @param {number} x @param {number} y */
  reveal(x, y) {
    const scale = this.base * this.zoom;
    const { width, height } = this.room;
    const margin = Math.min(60, width / 6, height / 6);
    const [sx, sy] = [this.x + x * scale, this.y + y * scale];
    const inside = sx > margin && sy > margin && sx < width - margin && sy < height - margin;
    if (inside || this.zoom === 1) return;
    this.x = width / 2 - x * scale;
    this.y = height / 2 - y * scale;
    this.#glide();
  }

  #measure() {
    this.room = { width: this.host.clientWidth, height: this.host.clientHeight };
    this.base = Math.min((this.room.width || this.width) / this.width, (this.room.height || this.height) / this.height);
    this.svg.style.width = `${this.width * this.base * this.drawn}px`;
    this.svg.style.height = `${this.height * this.base * this.drawn}px`;
    this.scaled(this.base * this.drawn);
  }

  #resized() {
    const scale = this.base * this.zoom;
    const whole = this.zoom === 1;
    this.#measure();
    if (!whole) this.zoom = Math.max(1, scale / this.base);
    this.#apply();
    this.#settle("gliding", 180);
  }

  /** @param {number} factor @param {number} x @param {number} y in the host */
  #zoomAt(factor, x, y) {
    const most = Math.max(4, 2.4 / this.base);
    const zoom = Math.min(most, Math.max(1, this.zoom * factor));
    const real = zoom / this.zoom;
    this.x = x - (x - this.x) * real;
    this.y = y - (y - this.y) * real;
    this.zoom = zoom;
  }

  #clamp() {
    const scale = this.base * this.zoom;
    const keep = (/** @type {number} */ at, /** @type {number} */ room, /** @type {number} */ size) => {
      if (size <= room) return (room - size) / 2;
      const slack = Math.min(80, room / 4);
      return Math.min(slack, Math.max(room - size - slack, at));
    };
    this.x = keep(this.x, this.room.width, this.width * scale);
    this.y = keep(this.y, this.room.height, this.height * scale);
  }

  #apply() {
    this.#clamp();
    this.svg.style.transform = `translate(${this.x}px, ${this.y}px) scale(${this.zoom / this.drawn})`;
  }

  /** Move in one smooth step. */
  #glide() {
    this.svg.classList.add("gliding");
    this.#apply();
    this.#settle("gliding", 260);
  }

  /** Move with the pointer, once for each frame. */
  #follow() {
    this.svg.classList.remove("gliding");
    this.svg.classList.add("moving");
    if (!this.frame) {
      this.frame = requestAnimationFrame(() => {
        this.frame = 0;
        this.#apply();
      });
    }
    this.#settle("moving", 180);
  }

  /** @param {string} state @param {number} after */
  #settle(state, after) {
    clearTimeout(this.rest);
    this.rest = window.setTimeout(() => {
      if (state === "moving" && this.pointers.size) return this.#settle(state, after);
      this.svg.classList.remove("moving", "gliding");
      this.#sharpen();
    }, after);
  }

  /** A scaled map is blurred while it moves: redraw it at its visible size once it rests. */
  #sharpen() {
    if (this.drawn === this.zoom) return;
    this.drawn = this.zoom;
    this.#measure();
    this.#apply();
  }

  /** @param {PointerEvent} event */
  #down(event) {
    if (event.button > 1) return;
    if (!this.pointers.size) {
      this.dragged = false;
      this.start = { x: event.clientX, y: event.clientY };
    }
    this.pointers.set(event.pointerId, { x: event.clientX, y: event.clientY });
    if (this.pointers.size > 1) this.#grab();
  }

  #grab() {
    this.dragged = true;
    for (const id of this.pointers.keys()) {
      try {
        this.host.setPointerCapture(id);
      } catch {
        this.pointers.delete(id);
      }
    }
  }

  /** @param {PointerEvent} event */
  #move(event) {
    const last = this.pointers.get(event.pointerId);
    if (!last) return;
    // The pointer may have been released outside the map.
    if (!event.buttons) return this.#up(event);
    const now = { x: event.clientX, y: event.clientY };
    if (!this.dragged) {
      if (Math.hypot(now.x - this.start.x, now.y - this.start.y) < TREMBLE) return;
      this.#grab();
    }
    const other = [...this.pointers].find(([id]) => id !== event.pointerId)?.[1];
    if (other) {
      const corner = this.host.getBoundingClientRect();
      const apart = (/** @type {{x: number, y: number}} */ p) => Math.hypot(p.x - other.x, p.y - other.y) || 1;
      this.x += (now.x - last.x) / 2;
      this.y += (now.y - last.y) / 2;
      this.#zoomAt(apart(now) / apart(last), (now.x + other.x) / 2 - corner.left, (now.y + other.y) / 2 - corner.top);
    } else {
      this.x += now.x - last.x;
      this.y += now.y - last.y;
    }
    this.pointers.set(event.pointerId, now);
    this.#follow();
  }

  /** @param {PointerEvent} event */
  #up(event) {
    this.pointers.delete(event.pointerId);
  }

  /** @param {WheelEvent} event */
  #wheel(event) {
    event.preventDefault();
    const corner = this.host.getBoundingClientRect();
    const lines = event.deltaMode === 1 ? 16 : 1;
    this.#zoomAt(Math.exp(-event.deltaY * lines * (event.ctrlKey ? 0.01 : 0.0018)), event.clientX - corner.left, event.clientY - corner.top);
    this.#follow();
  }
}
