import { z } from "zod";
import { defineEndpoint, item } from "#contract/endpoint.ts";
import { AgentFileRow, OfficeFileRow } from "#contract/client-files/client-file.ts";
import { FileStatus } from "#contract/primitives.ts";
import { SupplierBookingRow } from "#contract/supplier-desk/booking.ts";

const StatusCount = z.object({ status: FileStatus, count: z.int() });

/** `open` are files that somebody still has to work on, the earliest departure first. */
export const OfficeDesk = z.object({
  by_status: z.array(StatusCount),
  open: z.array(OfficeFileRow),
  travelling: z.array(OfficeFileRow),
  leaving_soon: z.array(OfficeFileRow),
});

export const showOfficeDesk = defineEndpoint({
  method: "GET",
  path: "/api/office/desk",
  summary:
    "What needs attention: files by status, files in progress, trips under way, departures of the next 30 days",
  tag: "desks",
  access: { audience: "office", permission: "any" },
  answer: item(OfficeDesk),
});

export const AgentDesk = z.object({
  by_status: z.array(StatusCount),
  open: z.array(AgentFileRow),
  travelling: z.array(AgentFileRow),
  leaving_soon: z.array(AgentFileRow),
});

export const showAgentDesk = defineEndpoint({
  method: "GET",
  path: "/api/agent/desk",
  summary:
    "The agency's files by status, files in progress, trips under way and departures of the next 30 days",
  tag: "desks",
  access: { audience: "agent", permission: "any" },
  answer: item(AgentDesk),
});

export const SupplierDesk = z.object({ arriving: z.array(SupplierBookingRow), upcoming_count: z.int() });

export const showSupplierDesk = defineEndpoint({
  method: "GET",
  path: "/api/supplier/desk",
  summary: "Arrivals of the next seven days",
  tag: "desks",
  access: { audience: "supplier", permission: "any" },
  answer: item(SupplierDesk),
});
