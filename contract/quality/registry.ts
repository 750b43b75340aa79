// Written by `npm run registry` from what lies in the folders.
import { finalisationEndpoints } from "#contract/quality/finalisation/endpoints.ts";
import { reviewEndpoints } from "#contract/quality/reviews/endpoints.ts";
import { reviewOfSupplierEndpoints } from "#contract/quality/reviews/of-supplier.ts";

export const endpoints = [
  ...finalisationEndpoints,
  ...reviewEndpoints,
  ...reviewOfSupplierEndpoints,
] as const;
