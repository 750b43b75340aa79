import { z } from "zod";
import { defineEndpoint, item } from "#contract/endpoint.ts";
import { FileStatus, Uid } from "#contract/primitives.ts";
import { ChangePreview } from "#contract/sales/bookings/change.ts";
import { ChangeQuery, ChangeWish } from "#contract/sales/bookings/change-wish.ts";
import {
  AddFileService,
  ChangeFileService,
  ServiceEdits,
  WishedMove,
} from "#contract/sales/file-services/services.ts";
import { movesForm, readMoves } from "#contract/sales/file-services/moved-words.ts";
import { FileReplacements } from "#contract/sales/file-services/replacements.ts";
import { MoveQuote } from "#contract/sales/quotes/changes.ts";

const access = { audience: "office", permission: "services.edit" } as const;
const tag = "client files";
const key = z.object({ uid: Uid });
const lineKey = z.object({ uid: Uid, line: Uid });
const Saved = z.object({
  lock_version: z.int(),
  /** Services that have no price as the file stands now. */
  without_price: z.int(),
});

export const showServiceEdits = defineEndpoint({
  method: "GET",
  path: "/api/office/client-files/{uid}/services",
  summary: "What may be done with the services of a client file now",
  tag,
  access,
  params: key,
  answer: item(ServiceEdits),
});

export const addFileService = defineEndpoint({
  method: "POST",
  path: "/api/office/client-files/{uid}/services",
  summary: "Put a product into a day of a quote, or an own arrangement or a note into one of any file",
  tag,
  access,
  params: key,
  body: AddFileService,
  answer: item(Saved),
  status: 201,
});

export const changeFileService = defineEndpoint({
  method: "PATCH",
  path: "/api/office/client-files/{uid}/services/{line}",
  summary: "Order, move, swap, remove or put back a service of a client file",
  tag,
  access,
  params: lineKey,
  body: ChangeFileService,
  answer: item(Saved),
});

export const listFileReplacements = defineEndpoint({
  method: "GET",
  path: "/api/office/client-files/{uid}/services/{line}/replacements",
  summary:
    "What could stand where a service of a client file stands, with prices and what is free: the free first",
  tag,
  access,
  params: lineKey,
  answer: item(FileReplacements),
});

/** What is to become of a booking: of the trip as a whole, and of its services. */
export const AmendWish = ChangeWish.extend({
  move: z.array(WishedMove).max(20).default([]),
});
export type AmendWish = z.output<typeof AmendWish>;

/** The same in an address. */
export const AmendQuery = ChangeQuery.extend({
  move: z.string().regex(movesForm).transform(readMoves).pipe(z.array(WishedMove).max(20)).optional(),
});

export const moveFileTrip = defineEndpoint({
  method: "PUT",
  path: "/api/office/client-files/{uid}/trip",
  summary: "Put a quote on another date or make it for another party, priced afresh, as a new version",
  tag,
  access,
  params: key,
  body: MoveQuote,
  answer: item(Saved),
});

export const previewAmendment = defineEndpoint({
  method: "GET",
  path: "/api/office/client-files/{uid}/amendment",
  summary: "What changing a booking would do and cost now; nothing is changed",
  tag,
  access,
  params: key,
  query: AmendQuery,
  answer: item(ChangePreview),
});

export const amendBooking = defineEndpoint({
  method: "POST",
  path: "/api/office/client-files/{uid}/amendments",
  summary: "Change a booking as it was shown; what suppliers must be told waits to be sent",
  tag,
  access,
  params: key,
  body: AmendWish.extend({
    lock_version: z.coerce.number().int(),
    hash: z.string(),
    remark: z.string().trim().max(2000).default(""),
  }),
  answer: item(z.object({ uid: Uid, status: FileStatus })),
  idempotent: true,
});

export const fileServiceEndpoints = [
  showServiceEdits,
  addFileService,
  changeFileService,
  listFileReplacements,
  moveFileTrip,
  previewAmendment,
  amendBooking,
] as const;
