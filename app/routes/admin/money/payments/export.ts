import type { Route } from "./+types/export.ts";
import { apiContext, localeContext } from "#app/context.ts";
import type { CsvColumn } from "#app/data-table/csv.ts";
import { csvResponse } from "#app/data-table/csv-response.ts";
import { instantForSpreadsheet } from "#app/domain/dates.ts";
import { can } from "#app/middleware/guards.server.ts";
import { getI18n } from "#app/middleware/locale.server.ts";
import { officeTimeZone } from "#app/routes/portal/facts.server.ts";
import { paymentService } from "#app/services/payments.server.ts";
import { readListQuery } from "#contract/list-query.ts";
import type { PaymentRow } from "#contract/money/payment.ts";
import { PaymentQuery } from "#contract/money/payments.ts";

export const middleware: Route.MiddlewareFunction[] = [can("payments.view")];

/** The card payments that the list's filters find; times are those of the office. */
export function loader({ url, context }: Route.LoaderArgs) {
  const query = readListQuery(url, PaymentQuery);
  const payments = paymentService(context.get(apiContext));
  const t = getI18n(context).getFixedT(null, "payments");
  const timeZone = officeTimeZone(context);
  const columns: CsvColumn<PaymentRow>[] = [
    { header: t("fields.reference"), value: (row) => row.reference },
    { header: t("fields.file"), value: (row) => row.file.reference },
    { header: t("fields.payer"), value: (row) => row.payer_name },
    { header: t("fields.agency"), value: (row) => row.agency_name },
    { header: t("fields.amount"), value: (row) => (row.amount_cents / 100).toFixed(2) },
    { header: t("fields.currency"), value: (row) => row.currency },
    { header: t("fields.status"), value: (row) => t(`statuses.${row.status}`) },
    { header: t("fields.gateway"), value: (row) => row.last_text },
    { header: t("fields.created"), value: (row) => instantForSpreadsheet(row.created_at, timeZone) },
  ];
  return csvResponse(
    "payments.csv",
    columns,
    (page) => payments.list({ ...query, page, per_page: 100 }),
    context.get(localeContext),
  );
}
