import type { z } from "zod";
import type { PackageWish } from "#app/domain/package-form.ts";
import type { ApiClient } from "#app/services/http/api-client.ts";
import {
  listAgentPackages,
  listPackageChoices,
  priceAgentPackage,
  showAgentPackage,
  type PackageQuery,
} from "#contract/catalogue/packages/endpoints.ts";
import type { PackageChoices } from "#contract/catalogue/packages/package.ts";
import { PackagePriceQuery } from "#contract/catalogue/packages/price.ts";

/** What the filters of packages offer while the API does not say. */
export const noChoices: PackageChoices = {
  durations: [],
  start_places: [],
  transports: [],
  classes: [],
  months: [],
};

/** Packages that the agency may sell, on its terms. */
export const agentPackageService = (api: ApiClient) => ({
  list: (query: z.output<typeof PackageQuery>) => api.call(listAgentPackages, { query }),
  choices: () => api.call(listPackageChoices),
  get: (ref: string) => api.call(showAgentPackage, { params: { ref } }),
  price: (ref: string, wish: PackageWish) =>
    api.call(priceAgentPackage, {
      params: { ref },
      // The class was chosen from those of the package.
      query: { ...wish, class: PackagePriceQuery.shape.class.parse(wish.class) },
    }),
});
