import { z } from "zod";
import { defineEndpoint, item, page } from "#contract/endpoint.ts";
import { listQuery } from "#contract/list-query.ts";
import {
  PackageCard,
  PackageChoices,
  PackageReference,
  TravelMonth,
  TravelPackage,
  Transport,
} from "#contract/catalogue/packages/package.ts";
import { PackagePrice, PackagePriceQuery } from "#contract/catalogue/packages/price.ts";
import { Locale } from "#contract/primitives.ts";
import { OptionClass } from "#contract/catalogue/products/search.ts";

/** `any` transport narrows nothing. `month` narrows to what can be travelled then, and from-prices are those of it. */
export const PackageQuery = listQuery({
  sort: ["duration", "ref"],
  filter: {
    q: z.string().max(60),
    duration: z.coerce.number().int().min(1).max(60),
    start: z.string().length(3),
    transport: Transport,
    class: OptionClass,
    month: TravelMonth,
  },
});

const key = z.object({ ref: PackageReference });
const access = { audience: "agent", permission: "quotes.create" } as const;

export const listAgentPackages = defineEndpoint({
  method: "GET",
  path: "/api/agent/packages",
  summary: "Published packages of the brands that the agency sells, with what they cost from",
  tag: "packages",
  access,
  query: PackageQuery,
  answer: page(PackageCard),
});

export const listPackageChoices = defineEndpoint({
  method: "GET",
  path: "/api/agent/package-choices",
  summary: "What packages can be narrowed by",
  tag: "packages",
  access,
  answer: item(PackageChoices),
});

export const showAgentPackage = defineEndpoint({
  method: "GET",
  path: "/api/agent/packages/{ref}",
  summary: "One package with its days and services",
  tag: "packages",
  access,
  params: key,
  query: z.object({ locale: Locale.optional() }),
  answer: item(TravelPackage),
});

export const priceAgentPackage = defineEndpoint({
  method: "GET",
  path: "/api/agent/packages/{ref}/price",
  summary: "What a package costs a party on a date: by room, by person and by service",
  tag: "packages",
  access,
  params: key,
  query: PackagePriceQuery,
  answer: item(PackagePrice),
});

export const packageEndpoints = [
  listAgentPackages,
  listPackageChoices,
  showAgentPackage,
  priceAgentPackage,
] as const;
