// Written by `npm run registry` from what lies in the folders.
import { finalisationEndpoints } from "#contract/quality/finalisation/endpoints.ts";
import { reviewEndpoints } from "#contract/quality/reviews/endpoints.ts";

export const endpoints = [
  ...finalisationEndpoints,
  ...reviewEndpoints,
] as const;
