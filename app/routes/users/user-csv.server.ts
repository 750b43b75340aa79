import type { RouterContextProvider } from "react-router";
import type { TFunction } from "i18next";
import { localeContext } from "#app/context.ts";
import { roleName } from "#app/components/users/role-name.ts";
import type { CsvColumn } from "#app/data-table/csv.ts";
import { csvResponse, type LoadPage } from "#app/data-table/csv-response.ts";
import { instantForSpreadsheet } from "#app/domain/dates.ts";
import { getI18n } from "#app/middleware/locale.server.ts";
import { officeTimeZone } from "#app/routes/portal/facts.server.ts";
import type { Colleague } from "#contract/people/users.ts";

/** A list of users as a file. `agencyOf` is for the office, whose list has those of all agencies. */
export function userCsv<Row extends Colleague>(
  context: Readonly<RouterContextProvider>,
  load: LoadPage<Row>,
  agencyOf?: (row: Row) => string,
): Promise<Response> {
  const timeZone = officeTimeZone(context);
  const columns = userCsvColumns(getI18n(context).getFixedT(null, "users"), timeZone, agencyOf);
  return csvResponse("users.csv", columns, load, context.get(localeContext));
}

/** What the list shows of a user, and nothing else. */
export function userCsvColumns<Row extends Colleague>(
  t: TFunction<"users">,
  timeZone: string,
  agencyOf?: (row: Row) => string,
): CsvColumn<Row>[] {
  return [
    { header: t("fields.name"), value: ({ name }) => name },
    ...(agencyOf ? [{ header: t("fields.agency"), value: agencyOf }] : []),
    { header: t("fields.email"), value: ({ email }) => email },
    { header: t("fields.role"), value: ({ role }) => roleName(t, role) },
    {
      header: t("fields.lastLogin"),
      value: ({ last_login_at: last }) => last && instantForSpreadsheet(last, timeZone),
    },
    { header: t("fields.status"), value: ({ status }) => t(`status.${status}`) },
  ];
}
