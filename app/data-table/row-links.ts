import { useEffect, type MouseEvent, type RefObject } from "react";
import { NavigationType, useLocation, useNavigate, useNavigationType } from "react-router";
import { leavePlace, showPlace, takePlace } from "#app/data-table/list-place.ts";

export type FollowLink = (event: MouseEvent<HTMLAnchorElement>) => void;

/**
 * Follows the links of a table's rows without loading the document anew, and puts the reader back to the row when they
 * return. One function for all of them, since a link component in each row is a good part of what a long list costs.
 * Keys and buttons that ask for another tab or window are left to the browser.
 */
export function useRowLink(frame: RefObject<HTMLElement | null>): FollowLink {
  const navigate = useNavigate();
  const { key } = useLocation();
  const arrivedBy = useNavigationType();
  useEffect(() => {
    const place = arrivedBy === NavigationType.Pop ? takePlace(key) : null;
    if (place && frame.current) showPlace(frame.current, place);
  }, [key, arrivedBy, frame]);
  return (event) => {
    const asksForMore = event.metaKey || event.altKey || event.ctrlKey || event.shiftKey;
    const path = event.currentTarget.getAttribute("href");
    if (event.defaultPrevented || event.button !== 0 || asksForMore || !path) return;
    event.preventDefault();
    leavePlace({ key, path, top: frame.current?.scrollTop ?? 0 });
    void navigate(path);
  };
}
