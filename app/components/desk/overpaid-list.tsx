import { href } from "react-router";
import { AllOf } from "#app/components/desk/all-of.tsx";
import { DeskList } from "#app/components/desk/desk-list.tsx";
import { useLocale } from "#app/components/use-locale.ts";
import { formatInstantDay } from "#app/domain/dates.ts";
import { formatMoney } from "#app/domain/money.ts";
import { useTranslation } from "#app/i18n/use-translation.ts";
import type { OverpaidFile } from "#contract/sales/desks.ts";

type OverpaidListProps = {
  rows: readonly OverpaidFile[];
  total: number;
  /** Where the reader is. */
  timeZone: string;
};

/** Money that is to go back to agencies, the longest waiting first, each with the way to the money of its booking. */
export function OverpaidList({ rows, total, timeZone }: OverpaidListProps) {
  const { t } = useTranslation("desk");
  const locale = useLocale();
  return (
    <div>
      <DeskList
        title={t("overpaid")}
        empty={t("overpaidEmpty")}
        rows={rows.map(({ uid, name, reference, agency_name: agency, cents, currency, since }) => ({
          key: uid,
          to: href("/admin/client-files/invoices/:uid", { uid }),
          name,
          facts: [reference, agency],
          moment: t("since", { day: formatInstantDay(since, timeZone, locale) }),
          badge: <span className="tabular-nums">{formatMoney(cents, currency, locale)}</span>,
        }))}
      />
      <AllOf
        {...{ rows, total }}
        to={`${href("/admin/client-files")}?filter[scope]=all&filter[money]=overpaid`}
      />
    </div>
  );
}
