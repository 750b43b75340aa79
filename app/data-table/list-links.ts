import { useLocation } from "react-router";
import { useFollowLink, type FollowLink } from "#app/components/use-follow-link.ts";
import { withParams } from "#app/lib/query-string.ts";

export type ListLinks = {
  /** What a link to the same list needs that changes some parameters of its address, as `withParams` does. */
  linkTo: (changes: Parameters<typeof withParams>[1]) => { href: string; onClick: FollowLink };
};

/** Links of a list to itself: to its parts, its order and its pages. */
export function useListLinks(): ListLinks {
  const { pathname, search } = useLocation();
  const onClick = useFollowLink();
  return { linkTo: (changes) => ({ href: `${pathname}${withParams(search, changes)}`, onClick }) };
}
