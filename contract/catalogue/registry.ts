// Written by `npm run registry` from what lies in the folders.
import { packageDayEndpoints } from "#contract/catalogue/packages/editor-day-calls.ts";
import { packageEditorEndpoints } from "#contract/catalogue/packages/editor.ts";
import { packageEndpoints } from "#contract/catalogue/packages/endpoints.ts";
import { packageTestEndpoints } from "#contract/catalogue/packages/test-run.ts";
import { placeOptionEndpoints } from "#contract/catalogue/places/options.ts";
import { productSearchEndpoints } from "#contract/catalogue/products/search.ts";

export const endpoints = [
  ...packageDayEndpoints,
  ...packageEditorEndpoints,
  ...packageEndpoints,
  ...packageTestEndpoints,
  ...placeOptionEndpoints,
  ...productSearchEndpoints,
] as const;
