import type { Route } from "./+types/rates.ts";
import { apiContext, localeContext } from "#app/context.ts";
import { csvDownload } from "#app/data-table/csv-response.ts";
import { csvHead, csvLine } from "#app/data-table/csv.ts";
import { can } from "#app/middleware/guards.server.ts";
import { getI18n } from "#app/middleware/locale.server.ts";
import { agentQuoteService } from "#app/services/quotes.server.ts";

export const middleware: Route.MiddlewareFunction[] = [can("quotes.create")];

/** The prices of a quote for a spreadsheet, in the agency's own count: nothing of what they cost us is in it. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const draft = await agentQuoteService(context.get(apiContext)).get(params.reference);
  const { t } = getI18n(context);
  const words = [
    "day",
    "date",
    "until",
    "service",
    "supplier",
    "quantity",
    "inTrip",
    "price",
    "currency",
  ] as const;
  const priceOf = (cents: number | null) => (cents === null ? null : { cents });
  const services = draft.days.flatMap((day) =>
    day.lines
      .filter(({ removed }) => !removed)
      .map((line) => [
        day.day_no,
        line.date_from,
        line.date_to,
        [line.name, line.comment].filter(Boolean).join(", "),
        line.supplier_name,
        line.qty,
        t(line.taken ? "quotes:csv.yes" : "quotes:csv.no"),
        priceOf(line.cents),
        draft.currency,
      ]),
  );
  const sum = (name: string, cents: number | null | undefined) =>
    cents === null || cents === undefined
      ? []
      : [[null, null, null, name, null, null, null, priceOf(cents), draft.currency]];
  const sums = [
    ...sum(t("packages:result.rounding"), draft.rounding_cents || null),
    ...sum(t("packages:result.sell"), draft.totals?.sell_cents),
    ...sum(t("packages:result.commission"), draft.totals?.commission_cents),
    ...sum(t("packages:result.net"), draft.totals?.net_cents),
    ...sum(t("packages:result.gst"), draft.totals?.gst_cents),
  ];
  const locale = context.get(localeContext);
  const lines = [...services, ...sums].map((values) => csvLine(values, locale)).join("");
  const head = csvHead(
    words.map((word) => t(`quotes:csv.${word}`)),
    locale,
  );
  return csvDownload(`${draft.reference}-${t("quotes:csv.fileName")}.csv`, head + lines);
}
