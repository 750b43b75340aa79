import { z } from "zod";
import { ChangeInput, ChangePreview, OfficeChange } from "#contract/sales/bookings/change.ts";
import { ChangeQuery } from "#contract/sales/bookings/change-wish.ts";
import { ChangeStatus } from "#contract/sales/bookings/change-status.ts";
import { defineEndpoint, item } from "#contract/endpoint.ts";
import { FileStatus, Locale, Uid } from "#contract/primitives.ts";
import { Replacement } from "#contract/sales/quotes/changes.ts";

const agent = { audience: "agent", permission: "bookings.request-change" } as const;
const office = { audience: "office", permission: "client-files.edit" } as const;
const ofReference = z.object({ reference: z.string().max(20) });
const ofFile = z.object({ uid: Uid });

export const showChange = defineEndpoint({
  method: "GET",
  path: "/api/agent/client-files/{reference}/change",
  summary: "What changing a booking would do and cost now, and the changes that were asked for",
  tag: "bookings",
  access: agent,
  params: ofReference,
  query: ChangeQuery,
  answer: item(ChangePreview),
});

export const listChangeReplacements = defineEndpoint({
  method: "GET",
  path: "/api/agent/client-files/{reference}/change/replacements/{line}",
  summary: "What could come in the place of a service of a booking, with prices for the trip as it is to be",
  tag: "bookings",
  access: agent,
  params: ofReference.extend({ line: Uid }),
  query: ChangeQuery,
  answer: item(z.array(Replacement)),
});

export const requestChange = defineEndpoint({
  method: "POST",
  path: "/api/agent/client-files/{reference}/changes",
  summary: "Ask for a change of a booking; carried out at once where everything it touches is instant",
  tag: "bookings",
  access: agent,
  params: ofReference,
  limited: "messages",
  body: ChangeInput,
  answer: item(z.object({ uid: Uid, reference: z.string(), status: ChangeStatus })),
  idempotent: true,
});

export const withdrawChange = defineEndpoint({
  method: "POST",
  path: "/api/agent/client-files/{reference}/changes/{change}/withdrawal",
  summary: "Withdraw a change that nobody has answered yet",
  tag: "bookings",
  access: agent,
  params: ofReference.extend({ change: Uid }),
  body: z.object({ lock_version: z.coerce.number().int() }),
  answer: item(z.object({ uid: Uid, status: ChangeStatus })),
});

export const listChanges = defineEndpoint({
  method: "GET",
  path: "/api/office/client-files/{uid}/changes",
  summary: "Changes that were asked for about a booking, the newest first",
  tag: "bookings",
  access: { audience: "office", permission: "client-files.view" },
  params: ofFile,
  query: z.object({ locale: Locale.optional() }),
  answer: item(z.array(OfficeChange)),
});

const ofChange = ofFile.extend({ change: Uid });

export const applyChange = defineEndpoint({
  method: "POST",
  path: "/api/office/client-files/{uid}/changes/{change}/application",
  summary: "Carry a change of a booking out",
  tag: "bookings",
  access: office,
  params: ofChange,
  body: z.object({
    lock_version: z.coerce.number().int(),
    /** Seal of what it would be today, as the person saw it. */
    hash: z.string().max(64),
  }),
  answer: item(z.object({ uid: Uid, status: ChangeStatus, file_status: FileStatus })),
});

export const declineChange = defineEndpoint({
  method: "POST",
  path: "/api/office/client-files/{uid}/changes/{change}/refusal",
  summary: "Decline a change of a booking, with a reason for its agent",
  tag: "bookings",
  access: office,
  params: ofChange,
  body: z.object({
    lock_version: z.coerce.number().int(),
    reason: z.string().trim().max(1000).default(""),
  }),
  answer: item(z.object({ uid: Uid, status: ChangeStatus })),
});

/** All calls about changes of bookings. */
export const changeEndpoints = [
  showChange,
  listChangeReplacements,
  requestChange,
  withdrawChange,
  listChanges,
  applyChange,
  declineChange,
] as const;
