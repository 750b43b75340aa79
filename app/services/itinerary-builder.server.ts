import type { z } from "zod";
import type { ApiClient } from "#app/services/http/api-client.ts";
import type { Locale } from "#contract/primitives.ts";
import {
  compareItineraries,
  mailItinerary,
  previewItinerary,
  publishItinerary,
  saveItineraryDraft,
  showItineraryDraft,
  withdrawItineraryNow,
} from "#contract/sales/itineraries/builder.ts";

type Headers = Record<string, string>;

/** The itinerary of one file, as the office builds it. */
export const itineraryBuilderService = (api: ApiClient, uid: string) => {
  const params = { uid };
  return {
    draft: () => api.call(showItineraryDraft, { params, query: {} }),
    save: (body: z.input<typeof saveItineraryDraft.body>) => api.call(saveItineraryDraft, { params, body }),
    preview: (query: { locale: Locale; version?: number }) => api.call(previewItinerary, { params, query }),
    compare: (from: number, to: number) => api.call(compareItineraries, { params, query: { from, to } }),
    publish: (lock_version: number, headers: Headers) =>
      api.call(publishItinerary, { params, body: { lock_version }, headers }),
    withdraw: (lock_version: number, headers: Headers) =>
      api.call(withdrawItineraryNow, { params, body: { lock_version }, headers }),
    mail: (headers: Headers) => api.call(mailItinerary, { params, headers }),
  };
};
