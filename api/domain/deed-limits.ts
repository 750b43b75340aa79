import type { LimitedDeed } from "#contract/limited-deeds.ts";

const hour = 60 * 60;
const day = 24 * hour;

/** How often one account may do each within an hour, where the settings say nothing else. */
export const usualPerHour: Readonly<Record<LimitedDeed, number>> = {
  quote_sends: 20,
  new_recipients: 10,
  messages: 40,
  quotes: 40,
};

/** Key of the setting that says it otherwise. */
export const perHourKey = (deed: LimitedDeed) => `limits.${deed}_per_hour`;

/** Whoever a deed is counted for: the account, or all of its agency together. */
export type Holder = { kind: "account" | "agency"; id: number };

/** A count within windows of `seconds`, and the most it may come to. */
export type DeedLimit = { key: string; seconds: number; max: number };

/** So many hours of one account are the most of a window. */
const shares = {
  account: [
    { span: "hour", seconds: hour, hours: 1 },
    { span: "day", seconds: day, hours: 3 },
  ],
  agency: [
    { span: "hour", seconds: hour, hours: 3 },
    { span: "day", seconds: day, hours: 10 },
  ],
} as const;

/**
 * The limits of a deed for one holder. All follow from the number an hour that one account may come to: three times as
 * many on a day; three times as many an hour, and ten times as many on a day, for all accounts of an agency together.
 */
export function limitsOf(deed: LimitedDeed, holder: Holder, perHour: number): DeedLimit[] {
  return shares[holder.kind].map(({ span, seconds, hours }) => ({
    key: `deed:${deed}:${span}:${holder.kind}:${holder.id}`,
    seconds,
    max: perHour * hours,
  }));
}

/** An address counts as new for an agency (for an account without one) that has not written to it for so long. */
export const recipientSeconds = 90 * day;

/** Under which it is kept that a holder has written to an address, of which only the `hash` is known. */
export function recipientKey({ kind, id }: Holder, hash: string): string {
  return `deed:recipient:${kind}:${id}:${hash}`;
}
