/** SVG elements. */

const SVG = "http://www.w3.org/2000/svg";

/**
 * @template {keyof SVGElementTagNameMap} T
 * @param {T} tag
 * @param {Record<string, string|number|null|undefined>} [attributes] those without a value are left out
 * @param {...(Element|string|null)} children
 * @returns {SVGElementTagNameMap[T]}
 */
export function draw(tag, attributes = {}, ...children) {
  const element = document.createElementNS(SVG, tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (value !== null && value !== undefined) element.setAttribute(name, String(value));
  }
  for (const child of children) if (child !== null) element.append(child);
  return element;
}

/** @param {string} what @param {Record<string, string|number|null|undefined>} [attributes] */
export function copy(what, attributes = {}) {
  return draw("use", { href: `#${what}`, ...attributes });
}

/** Return the points of a star, or of a burst if its points are blunt. @param {number} points @param {number} outer @param {number} inner */
export function star(points, outer, inner, x = 0, y = 0) {
  const corners = [];
  for (let i = 0; i < 2 * points; i++) {
    const angle = (Math.PI * i) / points - Math.PI / 2;
    const radius = i % 2 ? inner : outer;
    corners.push(`${(x + radius * Math.cos(angle)).toFixed(1)} ${(y + radius * Math.sin(angle)).toFixed(1)}`);
  }
  return `M${corners.join("L")}Z`;
}
