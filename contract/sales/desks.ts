import { z } from "zod";
import { defineEndpoint, item } from "#contract/endpoint.ts";
import { AgentFileRow, OfficeFileRow } from "#contract/sales/client-files/client-file.ts";
import { DateOnly, FileStatus, Uid } from "#contract/primitives.ts";
import { QuoteStatus } from "#contract/sales/quotes/status.ts";
import { StockNotices } from "#contract/sales/supplier-bookings/endpoints.ts";
import { SupplierBookingRow } from "#contract/sales/supplier-bookings/booking.ts";

const StatusCount = z.object({ status: FileStatus, count: z.int() });

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

/** `open` are files that somebody still has to work on, the earliest departure first. */
export const OfficeDesk = z.object({
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
    "What needs attention: files by status, quotes, files in progress, trips under way, departures of the next 30 days",
  tag: "desks",
  access: { audience: "office", permission: "any" },
  answer: item(OfficeDesk),
});

export const AgentDesk = z.object({
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
    "The agency's files by status, quotes, files in progress, trips under way and departures of the next 30 days",
  tag: "desks",
  access: { audience: "agent", permission: "any" },
  answer: item(AgentDesk),
});

export const SupplierDesk = z.object({
  arriving: z.array(SupplierBookingRow),
  upcoming_count: z.int(),
  /** Null for those who may not change it. */
  stock_notices: StockNotices.nullable(),
});

export const showSupplierDesk = defineEndpoint({
  method: "GET",
  path: "/api/supplier/desk",
  summary: "Arrivals of the next seven days",
  tag: "desks",
  access: { audience: "supplier", permission: "any" },
  answer: item(SupplierDesk),
});

export const deskEndpoints = [showOfficeDesk, showAgentDesk, showSupplierDesk] as const;
