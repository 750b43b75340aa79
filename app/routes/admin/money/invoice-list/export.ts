import type { Route } from "./+types/export.ts";
import { apiContext, localeContext } from "#app/context.ts";
import type { CsvColumn } from "#app/data-table/csv.ts";
import { csvResponse } from "#app/data-table/csv-response.ts";
import { can } from "#app/middleware/guards.server.ts";
import { getI18n } from "#app/middleware/locale.server.ts";
import { shownInvoices } from "#app/routes/admin/money/invoice-list/shown-invoices.ts";
import { invoiceListService } from "#app/services/invoice-list.server.ts";
import { readListQuery } from "#contract/list-query.ts";
import { InvoiceListQuery, type InvoiceRow } from "#contract/money/invoice-list.ts";

export const middleware: Route.MiddlewareFunction[] = [can("invoices.view")];

/** The invoices that the list's filters find. */
export function loader({ url, context }: Route.LoaderArgs) {
  const { filter, sort, unreadable } = readListQuery(shownInvoices(url), InvoiceListQuery);
  const wanted = { filter, sort, ...(unreadable && { unreadable }) };
  const invoices = invoiceListService(context.get(apiContext));
  const i18n = getI18n(context);
  const t = i18n.getFixedT(null, "invoiceList");
  const { t: tStatus } = i18n;
  const amount = (cents: number) => (cents / 100).toFixed(2);
  const columns: CsvColumn<InvoiceRow>[] = [
    { header: t("fields.number"), value: (row) => row.number },
    { header: t("fields.kind"), value: (row) => t(`kinds.${row.kind}`) },
    { header: t("fields.agency"), value: (row) => row.agency_name },
    { header: t("fields.file"), value: (row) => row.file.reference },
    { header: t("fields.name"), value: (row) => row.file.name },
    { header: t("fields.issued"), value: (row) => row.issue_date },
    { header: t("fields.due"), value: (row) => row.due_date },
    { header: t("fields.total"), value: (row) => amount(row.total_cents) },
    { header: t("fields.open"), value: (row) => amount(row.open_cents) },
    { header: t("fields.currency"), value: (row) => row.currency },
    {
      header: t("fields.status"),
      value: (row) => tStatus(`status:invoice.${row.overdue ? "Overdue" : row.status}`),
    },
  ];
  return csvResponse(
    "invoices.csv",
    columns,
    (page, previous) => {
      const after = previous?.meta.next_after;
      return invoices.list({ ...wanted, page, per_page: 100, ...(after && { after }) });
    },
    context.get(localeContext),
  );
}
