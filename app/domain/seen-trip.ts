/** The version of a trip that was seen last, and the one that was seen before it; 0 where there was none. */
export type SeenTrip = { last: number; before: number };

/**
 * What was seen once a version is shown; null where that changes nothing. What is new since the last but one stays told
 * until there is something newer: a page that is opened again must not have lost it.
 */
export function seenAfter(seen: SeenTrip | null, version: number): SeenTrip | null {
  if (!seen) return { last: version, before: 0 };
  return seen.last < version ? { last: version, before: seen.last } : null;
}
