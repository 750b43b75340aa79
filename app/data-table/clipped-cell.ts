import type { SyntheticEvent } from "react";

/**
 * Marks the cell under pointer or focus when its text does not fit, so that the stylesheet can show the whole
 * text. Whether a text fits is known only to the browser.
 */
export function markClippedCell(event: SyntheticEvent): void {
  if (!(event.target instanceof Element)) return;
  const text = event.target.closest<HTMLElement>(".data-table-text");
  if (!text || text.dataset.clipped === "true") return;
  if (text.scrollWidth > text.clientWidth) text.dataset.clipped = "true";
}
