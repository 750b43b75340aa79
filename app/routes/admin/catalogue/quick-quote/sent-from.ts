/**
 * Forms of days and slots post to an address that also says which day they stood on. So the page can be drawn again for
 * who has typed something, though the day or the slot is gone; whoever opens such a page anew gets 404.
 */
export function sentFrom(day: number): string {
  return `?sent=${String(day)}`;
}

/** The day that a form was sent from; null where the page was opened. */
export function readSentFrom(url: URL): number | null {
  const day = Number(url.searchParams.get("sent"));
  return Number.isInteger(day) && day >= 1 ? day : null;
}
