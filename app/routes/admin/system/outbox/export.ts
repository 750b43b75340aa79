import type { Route } from "./+types/export.ts";
import { apiContext, localeContext } from "#app/context.ts";
import type { CsvColumn } from "#app/data-table/csv.ts";
import { csvResponse } from "#app/data-table/csv-response.ts";
import { instantForSpreadsheet } from "#app/domain/dates.ts";
import { can } from "#app/middleware/guards.server.ts";
import { getI18n } from "#app/middleware/locale.server.ts";
import { mailKind, mailLanguage } from "#app/routes/admin/system/outbox/mail-words.ts";
import { officeTimeZone } from "#app/routes/portal/facts.server.ts";
import { outboxService } from "#app/services/outbox.server.ts";
import { readListQuery } from "#contract/list-query.ts";
import { OutboxQuery, type OutboxMessage } from "#contract/system/outbox.ts";

export const middleware: Route.MiddlewareFunction[] = [can("settings.view")];

/** The mails that the list's filters find; times are those of the office. */
export function loader({ url, context }: Route.LoaderArgs) {
  const query = readListQuery(url, OutboxQuery);
  const outbox = outboxService(context.get(apiContext));
  const t = getI18n(context).getFixedT(null, "outbox");
  const timeZone = officeTimeZone(context);
  const moment = (instant: string | null) => instant && instantForSpreadsheet(instant, timeZone);
  const columns: CsvColumn<OutboxMessage>[] = [
    { header: t("fields.created"), value: (mail) => moment(mail.created_at) },
    { header: t("fields.to"), value: (mail) => mail.to },
    { header: t("fields.subject"), value: (mail) => mail.subject },
    { header: t("fields.status"), value: (mail) => t(`status.${mail.status}`) },
    { header: t("fields.sent"), value: (mail) => moment(mail.sent_at) },
    { header: t("fields.attempts"), value: (mail) => mail.attempts },
    { header: t("fields.language"), value: mailLanguage },
    { header: t("fields.kind"), value: (mail) => mailKind(mail, t) },
    { header: t("fields.error"), value: (mail) => mail.error },
  ];
  return csvResponse(
    "outbox.csv",
    columns,
    (page) => outbox.list({ ...query, page, per_page: 100 }),
    context.get(localeContext),
  );
}
