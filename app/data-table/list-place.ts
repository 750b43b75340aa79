/** Where somebody was in a list when they left it for one of its records. */
export type ListPlace = {
  /** Of the list's entry in the history of the tab. */
  key: string;
  /** What the row leads to. */
  path: string;
  /** How far the table was scrolled, in pixels. */
  top: number;
};

let left: ListPlace | null = null;

/** Remembers the row until the reader comes back or leaves another list. */
export function leavePlace(place: ListPlace): void {
  left = place;
}

/** The place that was left in this entry of the history, once. */
export function takePlace(key: string): ListPlace | null {
  if (left?.key !== key) return null;
  const place = left;
  left = null;
  return place;
}

/** Scrolls a table to where it stood and puts the focus on the row that was opened; the page itself begins at its top. */
export function showPlace(frame: HTMLElement, { path, top }: ListPlace): void {
  frame.scrollTop = top;
  const links = frame.querySelectorAll<HTMLElement>(".data-table-link");
  const link = [...links].find((one) => one.getAttribute("href") === path);
  link?.focus({ preventScroll: true });
}
