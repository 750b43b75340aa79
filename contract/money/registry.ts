// Written by `npm run registry` from what lies in the folders.
import { accountEndpoints } from "#contract/money/account.ts";
import { ledgerDeedEndpoints } from "#contract/money/deeds.ts";
import { invoiceEndpoints } from "#contract/money/invoices.ts";
import { paperMailEndpoints } from "#contract/money/paper-mails.ts";
import { paperEndpoints } from "#contract/money/papers.ts";
import { statementEndpoints } from "#contract/money/statements.ts";

export const endpoints = [
  ...accountEndpoints,
  ...ledgerDeedEndpoints,
  ...invoiceEndpoints,
  ...paperMailEndpoints,
  ...paperEndpoints,
  ...statementEndpoints,
] as const;
