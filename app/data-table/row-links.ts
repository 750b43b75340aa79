import type { MouseEvent } from "react";
import { useNavigate } from "react-router";

export type FollowLink = (event: MouseEvent<HTMLAnchorElement>) => void;

/**
 * Follows the links of a table's rows without loading the document anew. One function for all of them, since a link
 * component in each row is a good part of what a long list costs. Keys and buttons that ask for another tab or
 * window are left to the browser.
 */
export function useRowLink(): FollowLink {
  const navigate = useNavigate();
  return (event) => {
    const asksForMore = event.metaKey || event.altKey || event.ctrlKey || event.shiftKey;
    const path = event.currentTarget.getAttribute("href");
    if (event.defaultPrevented || event.button !== 0 || asksForMore || !path) return;
    event.preventDefault();
    void navigate(path);
  };
}
