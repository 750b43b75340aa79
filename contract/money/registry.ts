// Written by `npm run registry` from what lies in the folders.
import { accountEndpoints } from "#contract/money/account.ts";
import { agencyReminderEndpoints } from "#contract/money/agency-reminders.ts";
import { clientPaymentEndpoints } from "#contract/money/client-payment.ts";
import { ledgerDeedEndpoints } from "#contract/money/deeds.ts";
import { gstReportEndpoints } from "#contract/money/gst-report.ts";
import { invoiceListEndpoints } from "#contract/money/invoice-list.ts";
import { invoiceEndpoints } from "#contract/money/invoices.ts";
import { paperMailEndpoints } from "#contract/money/paper-mails.ts";
import { paperEndpoints } from "#contract/money/papers.ts";
import { paymentEndpoints } from "#contract/money/payments.ts";
import { statementEndpoints } from "#contract/money/statements.ts";
import { testGatewayEndpoints } from "#contract/money/test-gateway.ts";
import { transferEndpoints } from "#contract/money/transfers.ts";

export const endpoints = [
  ...accountEndpoints,
  ...agencyReminderEndpoints,
  ...clientPaymentEndpoints,
  ...ledgerDeedEndpoints,
  ...gstReportEndpoints,
  ...invoiceListEndpoints,
  ...invoiceEndpoints,
  ...paperMailEndpoints,
  ...paperEndpoints,
  ...paymentEndpoints,
  ...statementEndpoints,
  ...testGatewayEndpoints,
  ...transferEndpoints,
] as const;
