import { z } from "zod";
import { defineEndpoint, item } from "#contract/endpoint.ts";
import { Uid } from "#contract/primitives.ts";

/** Who gets the vouchers of a booking: its agent, or its client where the file knows an address. */
export const VoucherReader = z.enum(["agent", "client"]);
export type VoucherReader = z.infer<typeof VoucherReader>;

/** Why there is nothing to send now. */
export const VoucherProblem = z.enum(["not_published", "none"]);
export type VoucherProblem = z.infer<typeof VoucherProblem>;

/** The vouchers of a booking as they could go out by mail now. */
export const VoucherMails = z.object({
  problem: VoucherProblem.nullable(),
  /** Services that are confirmed and have a voucher, and those of the published trip that wait or have changed since. */
  ready: z.int(),
  waiting: z.int(),
  readers: z.array(z.object({ reader: VoucherReader, name: z.string(), email: z.string() })),
  /** The newest first. `by` is a name, null where it is not told. */
  sent: z.array(
    z.object({ at: z.iso.datetime({ offset: true }), by: z.string().nullable(), to: z.string() }),
  ),
});
export type VoucherMails = z.infer<typeof VoucherMails>;

export const VoucherMailInput = z.object({
  to: VoucherReader,
  message: z.string().trim().max(2000).default(""),
});

const params = z.object({ uid: Uid });
const access = { audience: "office", permission: "itineraries.publish" } as const;
const path = "/api/office/client-files/{uid}/voucher-mails";
const tag = "itineraries";

export const showVoucherMails = defineEndpoint({
  method: "GET",
  path,
  summary: "Who could get the vouchers of a booking by mail, and who got them when",
  tag,
  access,
  params,
  answer: item(VoucherMails),
});

export const sendVouchers = defineEndpoint({
  method: "POST",
  path,
  summary: "Mail the vouchers of confirmed services to the agent or the client, three times a day at most",
  tag,
  access,
  limited: "messages",
  params,
  body: VoucherMailInput,
  answer: item(z.object({ email: z.string() })),
  idempotent: true,
});

export const voucherMailEndpoints = [showVoucherMails, sendVouchers] as const;
