const SHOWN_MS = 2500;

/** Shows the copy and share buttons, which need a script, where the browser can do it. */
export function offerSharing(page: Document): void {
  const canCopy = "clipboard" in navigator;
  const canShare = "share" in navigator;
  for (const button of page.querySelectorAll<HTMLElement>("[data-copy]")) button.hidden = !canCopy;
  for (const button of page.querySelectorAll<HTMLElement>("[data-share]"))
    button.hidden = !canShare && !canCopy;

  page.addEventListener("click", ({ target }) => {
    const button = target instanceof Element ? target.closest<HTMLElement>("[data-copy],[data-share]") : null;
    if (!button) return;
    const { copy, share } = button.dataset;
    if (share !== undefined && canShare) {
      navigator.share({ title: share, url: location.href }).catch(unlessCancelled);
      return;
    }
    navigator.clipboard.writeText(copy ?? location.href).then(() => {
      confirmOn(button);
    }, unlessCancelled);
  });
}

function confirmOn(button: HTMLElement): void {
  const words = button.querySelector("[aria-live]");
  const done = button.dataset.done;
  if (!words || !done || words.textContent === done) return;
  const before = words.textContent;
  words.textContent = done;
  setTimeout(() => {
    words.textContent = before;
  }, SHOWN_MS);
}

/** Closing the share sheet is no failure; anything else is told where developers look. */
function unlessCancelled(error: unknown): void {
  if (error instanceof DOMException && error.name === "AbortError") return;
  console.warn("Sharing did not work.", error);
}
