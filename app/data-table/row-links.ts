import { useEffect, type RefObject } from "react";
import { NavigationType, useLocation, useNavigationType } from "react-router";
import { useFollowLink, type FollowLink } from "#app/components/use-follow-link.ts";
import { leavePlace, showPlace, takePlace } from "#app/data-table/list-place.ts";

/**
 * Follows the links of a table's rows, and puts the reader back to the row when they return.
 */
export function useRowLink(frame: RefObject<HTMLElement | null>): FollowLink {
  const { key } = useLocation();
  const arrivedBy = useNavigationType();
  useEffect(() => {
    const place = arrivedBy === NavigationType.Pop ? takePlace(key) : null;
    if (place && frame.current) showPlace(frame.current, place);
  }, [key, arrivedBy, frame]);
  return useFollowLink((path) => leavePlace({ key, path, top: frame.current?.scrollTop ?? 0 }));
}
