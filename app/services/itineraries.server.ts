import type { ApiClient } from "#app/services/http/api-client.ts";
import { downloadItinerary, seeItinerary, showItinerary } from "#contract/sales/itineraries/endpoints.ts";
import type { TripPaper } from "#contract/sales/itineraries/itinerary.ts";
import type { Locale } from "#contract/primitives.ts";
import { findItinerary } from "#contract/system/public-calls.ts";

/** Published itineraries, opened by reference or by link. */
export const itineraryService = (api: ApiClient) => ({
  /** Identifier that builds the address of the travel app. */
  find: (reference: string, surname?: string) =>
    api.call(findItinerary, { params: { reference }, query: surname ? { surname } : {} }),
  /**
   * `seen` are the versions that the reader has seen, so that what is new is told since the last of them. With
   * `reviews` what was said of its services comes along.
   */
  get: (token: string, locale: Locale, more: { seen?: number; seen_before?: number; reviews?: true } = {}) =>
    api.call(showItinerary, { params: { token }, query: { locale, ...more } }),
  see: (token: string) => api.call(seeItinerary, { params: { token } }),
  document: (token: string, paper: TripPaper, locale: Locale) =>
    api.call(downloadItinerary, { params: { token }, query: { paper, locale } }),
});
