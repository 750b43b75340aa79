import type { ApiClient } from "#app/services/http/api-client.ts";
import { resourceClient } from "#app/services/http/resource-client.server.ts";
import { itineraryLocationResource } from "#contract/content/itinerary-locations.ts";

/** Places of itineraries and the journeys between them. */
export const locationService = (api: ApiClient) => ({
  ...resourceClient(api, itineraryLocationResource),
});
