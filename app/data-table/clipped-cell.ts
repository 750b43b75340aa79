import type { SyntheticEvent } from "react";

/**
 * Hands the whole text of the cell under pointer or focus to the stylesheet when it does not fit. Whether a text fits is known only to the browser.
 */
export function markClippedCell(event: SyntheticEvent): void {
  if (!(event.target instanceof Element)) return;
  const text = event.target.closest<HTMLElement>(".data-table-text");
  if (!text) return;
  if (text.scrollWidth > text.clientWidth) text.dataset.clipped = text.textContent;
  else delete text.dataset.clipped;
}
