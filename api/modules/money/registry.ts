// Written by `npm run registry` from what lies in the folders.
import type { Route } from "#api/http/mount.ts";
import { accountRoutes } from "#api/modules/money/accounts/routes.ts";
import { clientPaymentRoutes } from "#api/modules/money/client-payments/routes.ts";
import { gstReportRoutes } from "#api/modules/money/gst-report/routes.ts";
import { invoiceListRoutes } from "#api/modules/money/invoice-list/routes.ts";
import { ledgerRoutes } from "#api/modules/money/ledger/routes.ts";
import { paperMailRoutes } from "#api/modules/money/paper-mails/routes.ts";
import { paperRoutes } from "#api/modules/money/papers/routes.ts";
import { paymentRoutes } from "#api/modules/money/payments/routes.ts";
import { reminderRoutes } from "#api/modules/money/reminders/routes.ts";
import { statementRoutes } from "#api/modules/money/statements/routes.ts";
import { testGatewayRoutes } from "#api/modules/money/test-gateway/routes.ts";

export const routes: Route[] = [
  ...accountRoutes,
  ...clientPaymentRoutes,
  ...gstReportRoutes,
  ...invoiceListRoutes,
  ...ledgerRoutes,
  ...paperMailRoutes,
  ...paperRoutes,
  ...paymentRoutes,
  ...reminderRoutes,
  ...statementRoutes,
  ...testGatewayRoutes,
];
