const gestures = ["pointerdown", "keydown", "scroll"] as const;

/** Tells once that somebody reads the quote: after a person's first gesture, never because the page was opened. */
export function tellQuoteSeen(page: Document): void {
  const path = page.querySelector<HTMLElement>("[data-quote-seen]")?.dataset.quoteSeen;
  if (!path) return;
  const tell = () => {
    for (const gesture of gestures) page.removeEventListener(gesture, tell);
    navigator.sendBeacon(path);
  };
  for (const gesture of gestures) page.addEventListener(gesture, tell, { passive: true });
}
