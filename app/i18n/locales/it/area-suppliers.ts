// Written by `npm run registry` from what lies in the folders.
import { attachments } from "#app/i18n/locales/it/suppliers/attachments.ts";
import { cancelTerms } from "#app/i18n/locales/it/suppliers/cancel-terms.ts";
import { productExtras } from "#app/i18n/locales/it/suppliers/product-extras.ts";
import { supplierAsked } from "#app/i18n/locales/it/suppliers/supplier-asked.ts";
import { supplierProducts } from "#app/i18n/locales/it/suppliers/supplier-products.ts";
import { supplierRates } from "#app/i18n/locales/it/suppliers/supplier-rates.ts";
import { suppliers } from "#app/i18n/locales/it/suppliers/suppliers.ts";

export const texts = {
  attachments,
  cancelTerms,
  productExtras,
  supplierAsked,
  supplierProducts,
  supplierRates,
  suppliers,
};
