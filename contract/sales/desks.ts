import { z } from "zod";
import { defineEndpoint, item } from "#contract/endpoint.ts";
import { AgentFileRow, OfficeFileRow } from "#contract/sales/client-files/client-file.ts";
import { Cents, Currency, DateOnly, FileStatus, Uid } from "#contract/primitives.ts";
import { QuoteStatus } from "#contract/sales/quotes/status.ts";
import { StockNotices } from "#contract/sales/supplier-bookings/endpoints.ts";
import { TaskRow } from "#contract/sales/tasks/task.ts";
import { SupplierBookingRow } from "#contract/sales/supplier-bookings/booking.ts";

/** `more`: there are more than counted; from some number on a desk need not know how many. */
const StatusCount = z.object({ status: FileStatus, count: z.int(), more: z.boolean().default(false) });

/** A quote by its file; `status_at` is when it became what it is. */
export const DeskQuote = z.object({
  uid: Uid,
  reference: z.string(),
  name: z.string(),
  status: QuoteStatus,
  status_at: z.iso.datetime({ offset: true }),
  valid_until: DateOnly.nullable(),
});
export type DeskQuote = z.infer<typeof DeskQuote>;

/** Sent quotes that run out within two weeks, and what clients did with theirs in the last seven days. */
const quoteNews = { quotes_running_out: z.array(DeskQuote), quote_answers: z.array(DeskQuote) };

/** Whose files a desk or a list shows: those the account looks after, or all it may see. */
export const Whose = z.enum(["mine", "all"]);
export type Whose = z.infer<typeof Whose>;

/** What somebody has to answer or settle about a file. */
export const WaitingKind = z.enum([
  "requested",
  "change",
  "unable",
  "accepted",
  "agency_message",
  "office_message",
  "client_message",
  "to_ask",
]);
export type WaitingKind = z.infer<typeof WaitingKind>;

/** A file with all that waits about it; `since` is when the oldest of it began to wait. */
export const WaitingFile = z.object({
  uid: Uid,
  reference: z.string(),
  name: z.string(),
  agency_name: z.string(),
  /** Who on the reader's side looks after it, its consultant or its agent; null while nobody does. */
  responsible_name: z.string().nullable(),
  since: z.iso.datetime({ offset: true }),
  asks: z.array(z.object({ kind: WaitingKind, count: z.int() })),
});
export type WaitingFile = z.infer<typeof WaitingFile>;

const whoseFiles = {
  /** Whose files are shown; null where the account has no choice, since it looks after none or sees no others. */
  whose: Whose.nullable(),
  /** The longest waiting first; what is not the account's own stands with it while nobody looks after it. */
  waiting: z.array(WaitingFile),
  /** More files wait than are named. */
  more_wait: z.boolean(),
};
const query = z.object({ whose: Whose.optional() });

/** A booking for which more was received than it comes to, with what is to go back, in cents. */
export const OverpaidFile = WaitingFile.pick({
  uid: true,
  reference: true,
  name: true,
  agency_name: true,
  since: true,
}).extend({ currency: Currency, cents: Cents });
export type OverpaidFile = z.infer<typeof OverpaidFile>;

/** Money that came in for a file; `cents` are above 0. */
export const ReceivedPayment = OverpaidFile.omit({ since: true }).extend({
  /** Its place in the ledger of the file, which tells two payments of one file apart. */
  seq: z.int(),
  received_at: z.iso.datetime({ offset: true }),
});
export type ReceivedPayment = z.infer<typeof ReceivedPayment>;

/** `open` are files that somebody still has to work on, the earliest departure first. */
export const OfficeDesk = z.object({
  ...whoseFiles,
  /** What the account has to do first, and how much there is; null for those who do nothing with files. */
  tasks: z
    .object({ rows: z.array(TaskRow), total: z.int() })
    .nullable()
    .default(null),
  /** What came in in the last seven days, the newest first; null for those who see no invoices. */
  received: z.array(ReceivedPayment).nullable().default(null),
  /** Those that are overpaid for longest, and how many there are; null for those who refund nothing. */
  overpaid: z.object({ rows: z.array(OverpaidFile), total: z.int() }).nullable(),
  by_status: z.array(StatusCount),
  ...quoteNews,
  open: z.array(OfficeFileRow),
  travelling: z.array(OfficeFileRow),
  leaving_soon: z.array(OfficeFileRow),
});

export const showOfficeDesk = defineEndpoint({
  method: "GET",
  path: "/api/office/desk",
  summary:
    "What needs attention: what waits for an answer, files by status, quotes, trips; of all files or of one's own",
  tag: "desks",
  access: { audience: "office", permission: "any" },
  query,
  answer: item(OfficeDesk),
});

export const AgentDesk = z.object({
  ...whoseFiles,
  by_status: z.array(StatusCount),
  ...quoteNews,
  open: z.array(AgentFileRow),
  travelling: z.array(AgentFileRow),
  leaving_soon: z.array(AgentFileRow),
});

export const showAgentDesk = defineEndpoint({
  method: "GET",
  path: "/api/agent/desk",
  summary:
    "What waits for an answer, files by status, quotes and trips; of all files the agent sees or of one's own",
  tag: "desks",
  access: { audience: "agent", permission: "any" },
  query,
  answer: item(AgentDesk),
});

/** What a supplier was asked about a service and has not answered yet. */
const AskedKind = z.enum(["new", "amend", "cancel", "wait_listed"]);
export type AskedKind = z.infer<typeof AskedKind>;

/** Each part is empty for those who may not see it. */
export const SupplierDesk = z.object({
  /** The longest waiting first. */
  asked: z.array(
    SupplierBookingRow.extend({
      asked: AskedKind,
      since: z.iso.datetime({ offset: true }),
      /** Where it is answered; null where no request was sent. */
      request_uid: Uid.nullable(),
    }),
  ),
  /** Services that it is asked to reconfirm and has not answered. */
  to_reconfirm: z.int(),
  arriving: z.array(SupplierBookingRow),
  upcoming_count: z.int(),
  /** Whom the supplier answers. */
  office: z.object({ name: z.string(), email: z.string(), phone: z.string() }).nullable(),
  /** Null for those who may not change it. */
  stock_notices: StockNotices.nullable(),
});

export const showSupplierDesk = defineEndpoint({
  method: "GET",
  path: "/api/supplier/desk",
  summary: "What the supplier is asked, and arrivals of the next 14 days",
  tag: "desks",
  access: { audience: "supplier", permission: "any" },
  answer: item(SupplierDesk),
});

export const deskEndpoints = [showOfficeDesk, showAgentDesk, showSupplierDesk] as const;
