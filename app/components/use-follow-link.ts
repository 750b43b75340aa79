import type { MouseEvent } from "react";
import { useNavigate } from "react-router";

export type FollowLink = (event: MouseEvent<HTMLAnchorElement>) => void;

/**
 * Follows plain links (`href` from the root of the site) without loading the document anew. One function for all links of
 * a list or menu: the framework's link component in each of them is a good part of what a page of many links costs. Keys
 * and buttons that ask for another tab or window are left to the browser. `leaving` is told where it goes, before.
 */
export function useFollowLink(leaving?: (path: string) => void): FollowLink {
  const navigate = useNavigate();
  return (event) => {
    const asksForMore = event.metaKey || event.altKey || event.ctrlKey || event.shiftKey;
    const path = event.currentTarget.getAttribute("href");
    if (event.defaultPrevented || event.button !== 0 || asksForMore || !path) return;
    event.preventDefault();
    leaving?.(path);
    // As the framework's link has it: the page that is open is not gone to twice.
    void navigate(path, { replace: event.currentTarget.href === window.location.href });
  };
}
