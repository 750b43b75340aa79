// Written by `npm run registry` from what lies in the folders.
import { accountEndpoints } from "#contract/money/account.ts";
import { invoiceEndpoints } from "#contract/money/invoices.ts";

export const endpoints = [
  ...accountEndpoints,
  ...invoiceEndpoints,
] as const;
