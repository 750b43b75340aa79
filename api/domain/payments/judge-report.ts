import type { ParkedReason } from "#contract/money/payment-words.ts";

/** What a payer was asked for. Cents of `currency`, surcharge with it. */
export type AskedFor = { cents: number; currency: string; reference: string };

type Transaction = {
  id: string;
  authorised: boolean;
  code: string;
  text: string;
  amountCents: number;
  currency: string;
  reference: string;
};

/** What a card company tells of a session. */
export type Report<Money extends Transaction = Transaction> = {
  state: "open" | "processing" | "complete" | "cancelled" | "expired";
  transactions: readonly Money[];
};

export type Verdict<Money extends Transaction = Transaction> =
  | { verdict: "wait"; state: "open" | "processing" }
  | { verdict: "money"; money: Money; parked: ParkedReason | null }
  | {
      verdict: "over";
      state: "declined" | "cancelled" | "expired";
      code: string | null;
      text: string | null;
    };

/**
 * What a report comes to. Money that came is never passed over: it is what was asked for, or it waits for a person, as
 * does what comes once more for the same payment.
 */
export function judgeReport<Money extends Transaction>(
  asked: AskedFor,
  report: Report<Money>,
  isPaid: boolean,
): Verdict<Money> {
  const money = report.transactions.find(({ authorised }) => authorised);
  if (money) return { verdict: "money", money, parked: parkedFor(asked, money, isPaid) };
  if (report.state === "open" || report.state === "processing")
    return { verdict: "wait", state: report.state };
  const last = report.transactions.at(-1);
  const state = report.state === "complete" ? "declined" : report.state;
  return { verdict: "over", state, code: last?.code ?? null, text: last?.text ?? null };
}

function parkedFor(asked: AskedFor, money: Transaction, isPaid: boolean): ParkedReason | null {
  const isAskedFor =
    money.amountCents === asked.cents &&
    money.currency === asked.currency &&
    money.reference === asked.reference;
  if (!isAskedFor) return "mismatch";
  return isPaid ? "twice" : null;
}
