import { z } from "zod";
import { defineEndpoint, item } from "#contract/endpoint.ts";
import { Cents, DateOnly, Uid } from "#contract/primitives.ts";

const tag = "invoices";
const File = z.object({ uid: Uid });

/** Another booking of the agency that has something open. */
export const TransferTarget = z.object({
  uid: Uid,
  reference: z.string(),
  name: z.string(),
  travel_date: DateOnly,
  open_cents: Cents,
});
export type TransferTarget = z.infer<typeof TransferTarget>;

export const listTransferTargets = defineEndpoint({
  method: "GET",
  path: "/api/office/client-files/{uid}/transfers",
  summary:
    "Other bookings of the agency, in this brand and currency, that have something open; what is due first, fifty at most",
  tag,
  access: { audience: "office", permission: "transactions.adjust" },
  params: File,
  answer: item(z.object({ files: z.array(TransferTarget) })),
});

export const MoneyToMove = z.object({
  /** The reference of the booking that gets it. */
  to: z.string().trim().min(1).max(20),
  cents: Cents,
  date: DateOnly,
  note: z.string().trim().max(500).default(""),
  ledger_version: z.coerce.number().int().min(0),
});

export const moveMoney = defineEndpoint({
  method: "POST",
  path: "/api/office/client-files/{uid}/transfers",
  summary: "Move what is on account of a booking to another one of its agency",
  tag,
  access: { audience: "office", permission: "transactions.adjust" },
  params: File,
  body: MoneyToMove,
  answer: item(z.object({ ledger_version: z.int() })),
  status: 201,
});

export const transferEndpoints = [listTransferTargets, moveMoney];
