import type { ApiClient } from "#app/services/http/api-client.ts";
import { resourceClient } from "#app/services/http/resource-client.server.ts";
import { uploadService } from "#app/services/uploads.server.ts";
import { itineraryLocationResource } from "#contract/content/itinerary-locations.ts";

/** Places of itineraries and the journeys between them. */
export const locationService = (api: ApiClient) => ({
  ...resourceClient(api, itineraryLocationResource),
});

/** The files that a place's form may carry. */
export const locationUploads = (api: ApiClient) => ({
  names: ["picture"],
  store: (file: File) => uploadService(api).store(file, "place-picture"),
});
