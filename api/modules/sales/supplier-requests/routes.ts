import { route, type Route } from "#api/http/mount.ts";
import { fileRequests } from "#api/modules/sales/supplier-requests/file-requests.ts";
import { requestsOfSupplier } from "#api/modules/sales/supplier-requests/of-supplier.ts";
import { sendRequests } from "#api/modules/sales/supplier-requests/send-requests.ts";
import { listFileRequests, sendFileRequests } from "#contract/sales/supplier-requests/endpoints.ts";
import { listRequestsOfSupplier } from "#contract/sales/supplier-requests/of-supplier.ts";

/** What suppliers are asked and told about their services. */
export const supplierRequestRoutes: Route[] = [
  route(listFileRequests, fileRequests),
  route(listRequestsOfSupplier, requestsOfSupplier),
  route(sendFileRequests, sendRequests),
];
