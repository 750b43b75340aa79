// Written by `npm run registry` from what lies in the folders.
import { attachmentEndpoints } from "#contract/catalogue/attachments/attachments.ts";
import { ownAttachmentEndpoints } from "#contract/catalogue/attachments/own-attachments.ts";
import { cancelTermsEndpoints } from "#contract/catalogue/cancel-terms/cancel-terms.ts";
import { productExtraEndpoints } from "#contract/catalogue/extras/extras.ts";
import { extraOfSupplierEndpoints } from "#contract/catalogue/extras/of-supplier.ts";
import { finderEndpoints } from "#contract/catalogue/finder/finder.ts";
import { productOptionEndpoints } from "#contract/catalogue/options/options.ts";
import { packageDayEndpoints } from "#contract/catalogue/packages/editor-day-calls.ts";
import { packageEditorEndpoints } from "#contract/catalogue/packages/editor.ts";
import { packageEndpoints } from "#contract/catalogue/packages/endpoints.ts";
import { packageTestEndpoints } from "#contract/catalogue/packages/test-run.ts";
import { placeOptionEndpoints } from "#contract/catalogue/places/options.ts";
import { productSearchEndpoints } from "#contract/catalogue/products/search.ts";
import { rateAnalysisEndpoints } from "#contract/catalogue/rate-analysis/rate-analysis.ts";
import { rateImportEndpoints } from "#contract/catalogue/rate-imports/rate-imports.ts";
import { rateEndpoints } from "#contract/catalogue/rates/rates.ts";
import { rateTrialEndpoints } from "#contract/catalogue/rates/trial.ts";
import { ownStockEndpoints } from "#contract/catalogue/stock/own-stock.ts";
import { stockChangeEndpoints } from "#contract/catalogue/stock/stock-changes.ts";
import { ownStockChangeEndpoints } from "#contract/catalogue/stock/stock-changes.ts";
import { stockEndpoints } from "#contract/catalogue/stock/stock.ts";
import { agePolicyEndpoints } from "#contract/catalogue/suppliers/age-policies.ts";
import { supplierContactEndpoints } from "#contract/catalogue/suppliers/contacts.ts";
import { supplierEndpoints } from "#contract/catalogue/suppliers/suppliers.ts";

export const endpoints = [
  ...attachmentEndpoints,
  ...ownAttachmentEndpoints,
  ...cancelTermsEndpoints,
  ...productExtraEndpoints,
  ...extraOfSupplierEndpoints,
  ...finderEndpoints,
  ...productOptionEndpoints,
  ...packageDayEndpoints,
  ...packageEditorEndpoints,
  ...packageEndpoints,
  ...packageTestEndpoints,
  ...placeOptionEndpoints,
  ...productSearchEndpoints,
  ...rateAnalysisEndpoints,
  ...rateImportEndpoints,
  ...rateEndpoints,
  ...rateTrialEndpoints,
  ...ownStockEndpoints,
  ...stockChangeEndpoints,
  ...ownStockChangeEndpoints,
  ...stockEndpoints,
  ...agePolicyEndpoints,
  ...supplierContactEndpoints,
  ...supplierEndpoints,
] as const;
