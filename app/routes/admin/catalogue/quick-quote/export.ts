import type { Route } from "./+types/export.ts";
import { apiContext, localeContext } from "#app/context.ts";
import { csvResponse } from "#app/data-table/csv-response.ts";
import { can } from "#app/middleware/guards.server.ts";
import { getI18n } from "#app/middleware/locale.server.ts";
import { say } from "#app/routes/admin/catalogue/quick-quote/package-words.ts";
import { packageEditorService } from "#app/services/package-editor.server.ts";
import { readListQuery } from "#contract/list-query.ts";
import { OfficePackageQuery, type OfficePackage } from "#contract/catalogue/packages/editor.ts";

export const middleware: Route.MiddlewareFunction[] = [can("quick-quote.view")];

export async function loader({ url, context }: Route.LoaderArgs) {
  const query = readListQuery(url, OfficePackageQuery);
  const packages = packageEditorService(context.get(apiContext));
  const { t } = getI18n(context);
  const locale = context.get(localeContext);
  const plain = ["ref", "brand", "duration_days", "start_place", "end_place", "min_pax", "max_pax"] as const;
  const columns = [
    ...plain.map((name) => ({
      header: t(`packageEditor:fields.${name}`),
      value: (row: OfficePackage) => row[name],
    })),
    { header: t("packageEditor:fields.name"), value: (row: OfficePackage) => say(row.name, locale) },
    {
      header: t("packageEditor:fields.transport"),
      value: (row: OfficePackage) => t(`packages:transports.${row.transport}`),
    },
    {
      header: t("packageEditor:fields.tariffs"),
      value: (row: OfficePackage) => row.tariffs.map((one) => t(`productSearch:classes.${one}`)).join(", "),
    },
    {
      header: t("packageEditor:fields.months_available"),
      value: (row: OfficePackage) => row.months_available.join(" "),
    },
    {
      header: t("packageEditor:fields.status"),
      value: (row: OfficePackage) => t(`packageEditor:statuses.${row.status}`),
    },
    {
      header: t("packageEditor:fields.last_test"),
      value: ({ last_test: test }: OfficePackage) => test && t("packageEditor:testCount", test),
    },
  ];
  return csvResponse(
    "packages.csv",
    columns,
    (page) => packages.list({ ...query, page, per_page: 100 }),
    context.get(localeContext),
  );
}
