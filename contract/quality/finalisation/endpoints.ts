import { z } from "zod";
import { bulkBody, BulkResult } from "#contract/bulk.ts";
import { defineEndpoint, item, page } from "#contract/endpoint.ts";
import { listQuery } from "#contract/list-query.ts";
import { BrandCode, DateOnly, Uid } from "#contract/primitives.ts";
import {
  Finalisation,
  FinalisationRow,
  FinalisationTick,
} from "#contract/quality/finalisation/finalisation.ts";

export const FinalisationQuery = listQuery({
  sort: ["travel_date", "reference", "name"],
  filter: {
    q: z.string().max(60),
    /** `open` unless it is said: what is finalised is out of the way. */
    show: z.enum(["open", "finalised", "reopened", "all"]),
    whose: z.enum(["mine", "all"]),
    brand: BrandCode,
    travel_date_from: DateOnly,
    travel_date_to: DateOnly,
  },
});

const view = { audience: "office", permission: "fit-finalisation.view" } as const;
const edit = { audience: "office", permission: "fit-finalisation.edit" } as const;
const tag = "finalisation";
const params = z.object({ uid: Uid });
const Version = z.object({ lock_version: z.coerce.number().int() });
const reason = z.string().trim().min(1).max(500);

export const listFinalisations = defineEndpoint({
  method: "GET",
  path: "/api/office/finalisations",
  summary: "Bookings due for finalisation, with what is open on each, what travels first first",
  tag,
  access: view,
  query: FinalisationQuery,
  answer: page(FinalisationRow),
});

export const showFinalisation = defineEndpoint({
  method: "GET",
  path: "/api/office/finalisations/{uid}",
  summary: "How far a booking is on its way to be finalised",
  tag,
  access: view,
  params,
  answer: item(Finalisation),
});

export const tickFinalisation = defineEndpoint({
  method: "POST",
  path: "/api/office/finalisations/{uid}/ticks",
  summary: "Say that names, flights or dietary needs were checked, or take that back",
  tag,
  access: edit,
  params,
  body: Version.extend({ tick: FinalisationTick, on: z.boolean() }),
  answer: item(Finalisation),
});

export const finaliseFile = defineEndpoint({
  method: "POST",
  path: "/api/office/finalisations/{uid}/finalise",
  summary: "Finalise a booking; with a reason in spite of what is open, for those who may",
  tag,
  access: edit,
  params,
  body: Version.extend({ override_reason: reason.optional() }),
  answer: item(Finalisation),
});

export const reopenFile = defineEndpoint({
  method: "POST",
  path: "/api/office/finalisations/{uid}/reopen",
  summary: "Open a finalised booking again; without a version as it stands now",
  tag,
  access: edit,
  params,
  body: Version.partial().extend({ reason }),
  answer: item(Finalisation),
});

/** `reconfirm` asks the suppliers for what is due, `chase` reminds those whose answer is late. */
export const finalisationVerbs = ["reconfirm", "chase"] as const;

export const bulkFinalisations = defineEndpoint({
  method: "POST",
  path: "/api/office/finalisations/bulk",
  summary: "Ask suppliers of many bookings to reconfirm, or remind them: one mail for each supplier",
  tag,
  access: edit,
  body: bulkBody(finalisationVerbs, FinalisationQuery),
  answer: item(BulkResult),
});

export const finalisationEndpoints = [
  listFinalisations,
  showFinalisation,
  tickFinalisation,
  finaliseFile,
  reopenFile,
  bulkFinalisations,
] as const;
