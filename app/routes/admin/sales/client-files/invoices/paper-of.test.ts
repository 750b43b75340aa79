import { expect, test } from "vitest";
import type { FileInvoices } from "#contract/money/invoices.ts";
import { paperOf } from "./paper-of.ts";

const to = { name: "Silberfarn Reisen GmbH", address: "Hamburg", email: "office@agency.example" };
const money = {
  invoices: [
    { uid: "DRAFT", number: null, bill_to: to },
    { uid: "INVOICE", number: "NZ-2026-000001", bill_to: to },
  ],
  credit_notes: [{ uid: "CREDIT", number: "NZC-2026-000001", bill_to: to }],
  ledger: [
    { seq: 1, type: "invoice" },
    { seq: 2, type: "receipt" },
    { seq: 3, type: "refund" },
  ],
} as unknown as FileInvoices;

test.each([
  ["INVOICE", "invoice", "NZ-2026-000001"],
  ["CREDIT", "credit_note", "NZC-2026-000001"],
  ["receipt-2", "receipt", "2"],
  ["receipt-3", "refund", "3"],
  ["file", "file", ""],
  ["agency", "agency", ""],
])("%s is sent as %s %s to whom it is billed", (key, kind, number) => {
  expect(paperOf(money, key)).toEqual({ kind, number, email: to.email, name: to.name });
});

test.each(["DRAFT", "receipt-1", "receipt-9", "nothing"])("%s is no paper", (key) => {
  expect(paperOf(money, key)).toBeNull();
});
