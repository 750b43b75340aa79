import { z } from "zod";
import { defineEndpoint, item, page } from "#contract/endpoint.ts";
import { Uid } from "#contract/primitives.ts";
import { Version } from "#contract/resource.ts";
import { AuditEntry, HistoryQuery } from "#contract/system/audit/entry.ts";

/** An agency as its clients see it. */
export const OwnAgency = z.object({
  uid: Uid,
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  address: z.string(),
  /** Names an upload that everybody may open. */
  logo: Uid.nullable(),
  lock_version: z.int(),
});
export type OwnAgency = z.infer<typeof OwnAgency>;

/** What an agency changes of itself; the rest is for its consultant to change. */
export const OwnAgencyInput = z.object({
  /** Names an upload of the own agency for the purpose `agency-logo`; without it there is none. */
  logo: Uid.optional(),
});
export type OwnAgencyInput = z.output<typeof OwnAgencyInput>;

/** What the log tells an agency of itself. */
export const toldAgencyFields = ["logo"] as const;

const path = "/api/agent/agency";
const shared = { tag: "agencies", access: { audience: "agent", permission: "agency-users.edit" } } as const;

export const ownAgency = {
  show: defineEndpoint({
    ...shared,
    method: "GET",
    path,
    summary: "The own agency as its clients see it",
    answer: item(OwnAgency),
  }),
  save: defineEndpoint({
    ...shared,
    method: "PUT",
    path,
    summary: "Give the own agency another logo, or none",
    body: z.intersection(OwnAgencyInput, Version),
    answer: item(OwnAgency),
  }),
  history: defineEndpoint({
    ...shared,
    method: "GET",
    path: `${path}/history`,
    summary: "What the own people changed of the own agency",
    query: HistoryQuery,
    answer: page(AuditEntry),
  }),
};

export const ownAgencyEndpoints = Object.values(ownAgency);
