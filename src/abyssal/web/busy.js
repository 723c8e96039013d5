/** What the page is waiting for, shown on its root: `data-busy` is set while a request or a motion is under way. */

let count = 0;

/** Count something as under way until it ends. @template T @param {Promise<T>} work @returns {Promise<T>} */
export function during(work) {
  const { dataset } = document.documentElement;
  count += 1;
  dataset.busy = "";
  return work.finally(() => {
    count -= 1;
    if (!count) delete dataset.busy;
  });
}

/** Let the browser do other work, such as answering a click, before a long task goes on. @returns {Promise<void>} */
export function pause() {
  return new Promise((resolve) => setTimeout(resolve));
}
