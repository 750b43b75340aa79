/** A page that draws nothing new, as one behind another window, is given no idle time at all. */
const latestMs = 1000;

/** Does the work when the page stands and the browser has nothing more urgent to do, a second later at the latest. */
export function afterPaint(work: () => void): void {
  const soon = () =>
    // Safari has no idle callbacks.
    typeof requestIdleCallback === "function"
      ? requestIdleCallback(work, { timeout: latestMs })
      : setTimeout(work, 500);
  if (document.readyState === "complete") soon();
  else window.addEventListener("load", soon, { once: true });
}
