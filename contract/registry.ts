// Written by `npm run registry` from what lies in the folders.
import { endpoints as salesEndpoints } from "#contract/sales/registry.ts";
import { endpoints as catalogueEndpoints } from "#contract/catalogue/registry.ts";
import { endpoints as toursEndpoints } from "#contract/tours/registry.ts";
import { endpoints as contentEndpoints } from "#contract/content/registry.ts";
import { endpoints as moneyEndpoints } from "#contract/money/registry.ts";
import { endpoints as peopleEndpoints } from "#contract/people/registry.ts";
import { endpoints as qualityEndpoints } from "#contract/quality/registry.ts";
import { endpoints as systemEndpoints } from "#contract/system/registry.ts";

export const endpoints = [
  ...salesEndpoints,
  ...catalogueEndpoints,
  ...toursEndpoints,
  ...contentEndpoints,
  ...moneyEndpoints,
  ...peopleEndpoints,
  ...qualityEndpoints,
  ...systemEndpoints,
] as const;
