import { z } from "zod";
import { defineEndpoint, item, page } from "#contract/endpoint.ts";
import { listQuery } from "#contract/list-query.ts";
import { BrandCode, DateOnly, TranslatedText, Uid } from "#contract/primitives.ts";
import { defineResource } from "#contract/resource.ts";

export const AlertSeverity = z.enum(["info", "caution", "severe"]);
export const AlertScope = z.enum(["place", "route", "supplier", "option", "service_type", "all"]);
export type AlertScope = z.infer<typeof AlertScope>;
export const AlertAudience = z.enum(["office", "agent", "client"]);

/** `draft` was never out or was put back; `published` is read now; `expired` no longer. */
export const AlertState = z.enum(["draft", "published", "expired"]);
export type AlertState = z.infer<typeof AlertState>;

/** A text with its English at least; up to so many characters in each language. */
function texts(max: number) {
  const text = z.string().trim().max(max);
  return TranslatedText.extend({
    en: text.min(1),
    de: text.optional(),
    es: text.optional(),
    it: text.optional(),
    fr: text.optional(),
  });
}

const fields = {
  title: texts(120),
  body: texts(1000),
  severity: AlertSeverity,
  scope: AlertScope,
  /** Place codes, `FROM-TO` of a route, supplier codes, option codes or service types, as the scope says. */
  scope_codes: z.array(z.string().min(2).max(20)).max(100),
  date_from: DateOnly,
  date_to: DateOnly,
  audiences: z.array(AlertAudience),
};

/** A notice for every trip that touches its scope between its dates. No brand means every brand. */
export const Alert = z.object({
  uid: Uid,
  ...fields,
  brand: BrandCode.nullable(),
  state: AlertState,
  publish_at: z.iso.datetime({ offset: true }).nullable(),
  expires_at: z.iso.datetime({ offset: true }).nullable(),
  lock_version: z.int(),
});
export type Alert = z.infer<typeof Alert>;

export const AlertInput = z
  .object({
    ...fields,
    scope_codes: fields.scope_codes.default([]),
    audiences: fields.audiences.min(1),
    brand: BrandCode.optional(),
  })
  .refine(({ date_from: from, date_to: to }) => to >= from, {
    path: ["date_to"],
    error: "validation:dateOrder",
  });
export type AlertInput = z.infer<typeof AlertInput>;

export const AlertQuery = listQuery({
  sort: ["date_from", "date_to", "severity"],
  filter: { q: z.string().max(60), state: AlertState, severity: AlertSeverity, scope: AlertScope },
});

export const alertResource = defineResource({
  path: "/api/office/alerts",
  name: "alert",
  plural: "alerts",
  permission: "alerts.edit",
  item: Alert,
  input: AlertInput,
  query: AlertQuery,
  verbs: ["publish", "expire", "delete"],
});

const AlertKey = z.object({ uid: Uid });

/** `publish` brings it out now, `expire` takes it from readers now. */
export const AlertVerb = z.enum(["publish", "expire"]);

export const moveAlert = defineEndpoint({
  method: "POST",
  path: "/api/office/alerts/{uid}/transitions",
  summary: "Publish an alert, or let it expire",
  tag: "alerts",
  access: { audience: "office", permission: "alerts.edit" },
  params: AlertKey,
  body: z.object({ verb: AlertVerb, lock_version: z.int().min(1) }),
  answer: item(Alert),
});

/** A trip with a published itinerary that an alert touches; whose it is only for those with `client-files.view`. */
export const AlertTrip = z.object({
  uid: Uid,
  reference: z.string(),
  name: z.string().nullable(),
  agency_name: z.string().nullable(),
  brand: BrandCode,
  travel_date: DateOnly,
  end_date: DateOnly,
});
export type AlertTrip = z.infer<typeof AlertTrip>;

export const AlertTripQuery = listQuery({ sort: [], filter: {} });

export const listAlertTrips = defineEndpoint({
  method: "GET",
  path: "/api/office/alerts/{uid}/trips",
  summary: "Trips with a published itinerary that the alert touches, whether it is out or not",
  tag: "alerts",
  access: { audience: "office", permission: "alerts.edit" },
  params: AlertKey,
  query: AlertTripQuery,
  answer: page(AlertTrip),
});

export const alertEndpoints = [...alertResource.all, moveAlert, listAlertTrips] as const;
