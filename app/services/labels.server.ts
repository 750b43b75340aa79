import type { ApiClient } from "#app/services/http/api-client.ts";
import { resourceClient } from "#app/services/http/resource-client.server.ts";
import { labelResource, moveLabel } from "#contract/content/labels.ts";

/** Booking labels. */
export const labelService = (api: ApiClient) => ({
  ...resourceClient(api, labelResource),
  /** Puts the label at a place in the order of all, from 1. */
  move: (uid: string, position: number) => api.call(moveLabel, { params: { uid }, body: { position } }),
});
