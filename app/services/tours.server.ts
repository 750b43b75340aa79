import type { ApiClient } from "#app/services/http/api-client.ts";
import { addQuoteDeparture, listQuoteDepartures, moveQuoteDeparture } from "#contract/tours/departures.ts";

type Wish = { lock_version: number; departure: string };
type Filter = { month?: string; tour?: string; line?: string };

/** Tour departures in the quotes of an agency. */
export const agentTourService = (api: ApiClient) => ({
  departures: (reference: string, query: Filter) =>
    api.call(listQuoteDepartures, { params: { reference }, query }),
  add: (reference: string, body: Wish) => api.call(addQuoteDeparture, { params: { reference }, body }),
  move: (reference: string, line: string, body: Wish) =>
    api.call(moveQuoteDeparture, { params: { reference, line }, body }),
});
