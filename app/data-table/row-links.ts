import type { MouseEvent } from "react";
import { useNavigate } from "react-router";

/** Class of the links that lead from the rows of a table to their records. */
export const rowLinkClass = "data-table-link";

/**
 * Follows the links of a table's rows without loading the document anew. One listener for all of them, since a
 * link component in each row is a good part of what a long list costs. Keys and buttons that ask for another tab
 * or window are left to the browser.
 */
export function useRowLinks() {
  const navigate = useNavigate();
  return (event: MouseEvent<HTMLElement>) => {
    const asksForMore = event.metaKey || event.altKey || event.ctrlKey || event.shiftKey;
    if (event.defaultPrevented || event.button !== 0 || asksForMore) return;
    const link = event.target instanceof Element ? event.target.closest(`a.${rowLinkClass}`) : null;
    const path = link?.getAttribute("href");
    if (!path) return;
    event.preventDefault();
    void navigate(path);
  };
}
