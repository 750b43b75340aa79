import { expect, test } from "vitest";
import type { FileInvoices } from "#contract/money/invoices.ts";
import { toGiveBack } from "./to-give-back.ts";

type Sums = Partial<FileInvoices["account"]>;

function owed(sums: Sums, needed: FileInvoices["credits_needed"] = []): number {
  const account = { received_cents: 0, net_cents: 0, fee_cents: 0, on_account_cents: 0, ...sums };
  // why: the rule reads these sums alone.
  return toGiveBack({ account, credits_needed: needed } as unknown as FileInvoices);
}

test("what is to go back is on account, and more than the booking comes to with its fees", () => {
  const paid = { received_cents: 500, on_account_cents: 400 };
  expect(owed({ ...paid, fee_cents: 100 })).toBe(400);
  expect(owed({ ...paid, net_cents: 300, fee_cents: 50 })).toBe(150);
  expect(owed({ ...paid, on_account_cents: 70 })).toBe(70);
});

test("what a booking still needs does not go back, nor what is to be credited first", () => {
  expect(owed({ received_cents: 500, on_account_cents: 500, net_cents: 900 })).toBe(0);
  expect(owed({ received_cents: 500, on_account_cents: 0 })).toBe(0);
  const needed = [{ uid: "1", number: "NZ-2026-000001", cents: 5 }];
  // why: of a credit note that is needed the rule asks whether there is one.
  expect(owed({ received_cents: 500, on_account_cents: 500 }, needed as FileInvoices["credits_needed"])).toBe(
    0,
  );
});
