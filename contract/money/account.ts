import { z } from "zod";
import { MoneySums } from "#contract/money/sums.ts";
import { AgentTotals } from "#contract/sales/client-files/client-file.ts";
import { defineEndpoint, item } from "#contract/endpoint.ts";
import { BasisPoints, Cents, Currency, DateOnly } from "#contract/primitives.ts";

/** An amount that falls due; without a day it does so once the booking is confirmed. */
export const DuePayment = z.object({
  kind: z.enum(["deposit", "instalment", "balance"]),
  due_on: DateOnly.nullable(),
  cents: Cents,
});
export type DuePayment = z.infer<typeof DuePayment>;

/** On which terms a booking is paid. */
export const PaymentTerms = z.object({
  /** The share of the total that is the deposit; null where a departure of a regular tour asks its own of everyone. */
  deposit_bps: BasisPoints.nullable(),
  balance_days_before: z.int(),
});

/**
 * What an agency pays for a file, on its own terms. `proposed`: the schedule is what it would be if the booking were
 * requested today; `agreed`: it was written down when the booking was requested, and its last payment takes whatever
 * changed since, fees with it. Without one, `none`.
 */
export const FileAccount = z.object({
  currency: Currency,
  price_mode: z.enum(["net", "commission"]),
  totals: AgentTotals,
  /** What is charged for services that were cancelled. */
  fee_cents: Cents,
  schedule: z.object({ standing: z.enum(["proposed", "agreed", "none"]), payments: z.array(DuePayment) }),
  /** What was billed and paid of it by now. */
  sums: MoneySums,
  terms: PaymentTerms,
});
export type FileAccount = z.infer<typeof FileAccount>;

export const showFileAccount = defineEndpoint({
  method: "GET",
  path: "/api/agent/client-files/{reference}/account",
  summary: "What the agency pays for a file, and when",
  tag: "client files",
  access: { audience: "agent", permission: "agency-account.view" },
  params: z.object({ reference: z.string().max(20) }),
  answer: item(FileAccount),
});

export const accountEndpoints = [showFileAccount] as const;
