import { z } from "zod";
import { defineEndpoint, item } from "#contract/endpoint.ts";
import { PlaceBrief, Uid } from "#contract/primitives.ts";

/** A place as a field suggests it. */
export const PlaceOption = PlaceBrief.pick({ code: true, name: true, region: true, country: true }).extend({
  uid: Uid,
});
export type PlaceOption = z.infer<typeof PlaceOption>;

/** `q` is looked for in names, without regard to case and macrons, and as a code; without it all are answered. */
export const PlaceOptionQuery = z.object({
  q: z.string().max(100).default(""),
  limit: z.coerce.number().int().min(1).max(500).default(12),
});

const suggestion = {
  method: "GET",
  summary: "Places whose name or code fits what was typed, the best first",
  tag: "places",
  query: PlaceOptionQuery,
  answer: item(z.array(PlaceOption)),
} as const;

export const listOfficePlaceOptions = defineEndpoint({
  ...suggestion,
  path: "/api/office/place-options",
  // Names and regions only, asked for by the forms of files, alerts and locations alike.
  access: { audience: "office", permission: "any" },
});

export const listAgentPlaceOptions = defineEndpoint({
  ...suggestion,
  path: "/api/agent/place-options",
  access: { audience: "agent", permission: "own-files.view" },
});

export const placeOptionEndpoints = [listOfficePlaceOptions, listAgentPlaceOptions] as const;
