import type { ApiClient } from "#app/services/http/api-client.ts";
import { resourceClient } from "#app/services/http/resource-client.server.ts";
import { alertResource, listAlertTrips, moveAlert } from "#contract/content/alerts.ts";

/** Notices for trips. */
export const alertService = (api: ApiClient) => ({
  ...resourceClient(api, alertResource),
  /** Brings it out now, or takes it from its readers. */
  transit: (uid: string, version: number, verb: "publish" | "expire") =>
    api.call(moveAlert, { params: { uid }, body: { verb, lock_version: version } }),
  trips: (uid: string, page: number) => api.call(listAlertTrips, { params: { uid }, query: { page } }),
});
