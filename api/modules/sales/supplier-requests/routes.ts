import { route, type Route } from "#api/http/mount.ts";
import { waitingRequests } from "#api/modules/sales/supplier-requests/waiting-requests.ts";
import { listFileRequests } from "#contract/sales/supplier-requests/endpoints.ts";

/** What suppliers are asked and told about their services. */
export const supplierRequestRoutes: Route[] = [route(listFileRequests, waitingRequests)];
