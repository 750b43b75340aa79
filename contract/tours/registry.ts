// Written by `npm run registry` from what lies in the folders.
import { tourEndpoints } from "#contract/tours/departures.ts";

export const endpoints = [
  ...tourEndpoints,
] as const;
