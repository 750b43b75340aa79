// Written by `npm run registry` from what lies in the folders.
import type { Wall } from "#api/db/walls/wall.ts";
import { walls as invoicesWalls } from "#api/db/walls/money/invoices.ts";
import { walls as ledgerWalls } from "#api/db/walls/money/ledger.ts";
import { walls as paymentsWalls } from "#api/db/walls/money/payments.ts";
import { walls as remindersWalls } from "#api/db/walls/money/reminders.ts";
import { walls as supplierInvoicesWalls } from "#api/db/walls/money/supplier-invoices.ts";

export const walls: Wall[] = [
  ...invoicesWalls,
  ...ledgerWalls,
  ...paymentsWalls,
  ...remindersWalls,
  ...supplierInvoicesWalls,
];
