import type { Deed, History } from "#api/domain/money/history-shapes.ts";
import { type PlayedHistory, playHistory } from "#api/domain/money/play-history.ts";

/** A New Zealand file travelling on 1 March 2027: deposit 10 %, balance 60 days before, paid beforehand. */
export function aHistory(deeds: Deed[], other: Partial<History> = {}): History {
  return {
    id: "m1",
    brand: { code: "NZ", gst_bps: 1500 },
    terms: { deposit_bps: 1000, balance_days_before: 60, payment_days: 0 },
    travel_date: "2027-03-01",
    deeds,
    ...other,
  };
}

/** What such a history comes to; throws where it is invalid. */
export function played(deeds: Deed[], other: Partial<History> = {}): PlayedHistory {
  const answer = playHistory(aHistory(deeds, other));
  if (answer.status === "invalid") throw new Error(JSON.stringify(answer.errors));
  return answer;
}

/** A charge of a line under the standard tax code, or another one. */
export function charge(line: string, cents: number, code: "STD" | "ZERO" | "EXEMPT" | "NONE" = "STD"): Deed {
  return { deed: "charge", line, cents, tax_code: code };
}

/** An invoice of a kind, issued on 1 December 2026 where no other day is named. */
export function bill(kind: "deposit" | "balance" | "full", on = "2026-12-01", cents?: number): Deed {
  return { deed: "invoice", kind, on, cents };
}

/** So many deeds each property of money is tried with; `npm run test:ledger` asks for a million. */
export const usualDeeds = 6000;
export const askedDeeds = Number(process.env.LEDGER_DEEDS ?? usualDeeds);
