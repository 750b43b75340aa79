/** Does the work when the page stands and the browser has nothing more urgent to do. */
export function afterPaint(work: () => void): void {
  const soon = () =>
    // Safari has no idle callbacks.
    typeof requestIdleCallback === "function" ? requestIdleCallback(work) : setTimeout(work, 500);
  if (document.readyState === "complete") soon();
  else window.addEventListener("load", soon, { once: true });
}
