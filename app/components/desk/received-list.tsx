import { href } from "react-router";
import { DeskList } from "#app/components/desk/desk-list.tsx";
import { useLocale } from "#app/components/use-locale.ts";
import { formatInstantDay } from "#app/domain/dates.ts";
import { formatMoney } from "#app/domain/money.ts";
import { useTranslation } from "#app/i18n/use-translation.ts";
import type { ReceivedPayment } from "#contract/sales/desks.ts";

type ReceivedListProps = {
  rows: readonly ReceivedPayment[];
  /** Where the reader is. */
  timeZone: string;
};

/** Money that came in for files, the newest first, each with the way to the money of its file. */
export function ReceivedList({ rows, timeZone }: ReceivedListProps) {
  const { t } = useTranslation("desk");
  const locale = useLocale();
  return (
    <DeskList
      title={t("received")}
      empty={t("receivedEmpty")}
      rows={rows.map((row) => ({
        key: `${row.uid}-${String(row.seq)}`,
        to: href("/admin/client-files/invoices/:uid", { uid: row.uid }),
        name: row.name,
        facts: [row.reference, row.agency_name],
        moment: formatInstantDay(row.received_at, timeZone, locale),
        badge: <span className="tabular-nums">{formatMoney(row.cents, row.currency, locale)}</span>,
      }))}
    />
  );
}
