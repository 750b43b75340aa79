import { z } from "zod";
import { defineEndpoint, item } from "#contract/endpoint.ts";
import { YesNo } from "#contract/list-query.ts";
import { LinkToken, Locale } from "#contract/primitives.ts";
import { Itinerary, TripPaperQuery } from "#contract/sales/itineraries/itinerary.ts";

const ItineraryToken = z.object({ token: LinkToken });

/** In which language, and whether with what its travellers said of its services. */
const Wanted = z.object({ locale: Locale.optional(), reviews: YesNo.optional() });

/** Versions that the reader has seen; what is new is told since the highest of them that is older than today's. */
const SeenVersions = z.object({
  seen: z.coerce.number().int().min(1).optional(),
  seen_before: z.coerce.number().int().min(1).optional(),
});

export const showItinerary = defineEndpoint({
  method: "GET",
  path: "/api/public/itineraries/{token}",
  summary: "A published itinerary in one language",
  tag: "itineraries",
  access: { audience: "public", permission: null },
  params: ItineraryToken,
  query: Wanted.extend(SeenVersions.shape),
  answer: item(Itinerary),
});

export const downloadItinerary = defineEndpoint({
  method: "GET",
  path: "/api/public/itineraries/{token}/document",
  summary: "A published itinerary as PDF, or its vouchers",
  tag: "itineraries",
  access: { audience: "public", permission: null },
  params: ItineraryToken,
  query: TripPaperQuery,
  answer: { kind: "file", contentType: "application/pdf" },
});

export const seeItinerary = defineEndpoint({
  method: "POST",
  path: "/api/public/itineraries/{token}/seen",
  summary: "Somebody looks at the travel app: counted",
  tag: "itineraries",
  access: { audience: "public", permission: null },
  params: ItineraryToken,
  answer: { kind: "empty" },
  status: 204,
  idempotent: true,
});

export const itineraryEndpoints = [showItinerary, downloadItinerary, seeItinerary] as const;
