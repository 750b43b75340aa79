import { route, type Route } from "#api/http/mount.ts";
import { listChoices, listPackages } from "#api/modules/catalogue/packages/list.ts";
import { pricePackageFor } from "#api/modules/catalogue/packages/price.ts";
import { showPackage } from "#api/modules/catalogue/packages/show.ts";
import {
  listAgentPackages,
  listPackageChoices,
  priceAgentPackage,
  showAgentPackage,
} from "#contract/catalogue/packages/endpoints.ts";

/** Packages as agents browse and price them. */
export const packageRoutes: Route[] = [
  route(listAgentPackages, ({ query }, call) => listPackages(query, call)),
  route(listPackageChoices, (_input, call) => listChoices(call)),
  route(showAgentPackage, ({ params, query }, call) =>
    showPackage(params.ref, query.locale ?? call.locale, call),
  ),
  route(priceAgentPackage, ({ params, query }, call) => pricePackageFor(params.ref, query, call)),
];
