/** What only a person does. A page scrolls by itself as well: to its day, to an anchor, to where it was left. */
const gestures = ["pointerdown", "keydown", "wheel"] as const;

/** Tells once that somebody reads the page: after a person's first gesture, never because it was opened. */
export function tellSeen(page: Document): void {
  const path = page.querySelector<HTMLElement>("[data-seen]")?.dataset.seen;
  if (!path) return;
  const tell = () => {
    for (const gesture of gestures) page.removeEventListener(gesture, tell);
    navigator.sendBeacon(path);
  };
  for (const gesture of gestures) page.addEventListener(gesture, tell, { passive: true });
}
