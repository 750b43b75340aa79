// Written by `npm run registry` from what lies in the folders.
import { finalisationEndpoints } from "#contract/quality/finalisation/endpoints.ts";

export const endpoints = [
  ...finalisationEndpoints,
] as const;
