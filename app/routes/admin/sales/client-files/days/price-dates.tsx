import { useLocale } from "#app/components/use-locale.ts";
import { formatDay, weekdayShort } from "#app/domain/dates.ts";
import { formatAmount } from "#app/domain/money.ts";
import { useTranslation } from "#app/i18n/use-translation.ts";
import type { LineVersion } from "#contract/sales/file-services/price.ts";

const cell = "py-1 ps-4 text-end tabular-nums";
const heading = `${cell} text-xs font-medium text-muted-foreground`;

/** What a price is made of, date by date and extra by extra, cost beside sell. */
export function PriceDates({ version: { dates, extras } }: { version: LineVersion }) {
  const { t } = useTranslation("linePrice");
  const locale = useLocale();
  if (dates.length + extras.length === 0) return null;
  const rows = [
    ...dates.map(({ date, free, ...amounts }) => ({
      key: date,
      name: `${weekdayShort(date, locale)} ${formatDay(date, locale)}`,
      free,
      ...amounts,
    })),
    ...extras.map(({ name, count, ...amounts }) => ({
      key: name,
      name: `${count} × ${name}`,
      free: false,
      ...amounts,
    })),
  ];
  return (
    <table className="w-full self-start">
      <thead>
        <tr className="border-b border-border">
          <th scope="col" className="py-1 text-start text-xs font-medium text-muted-foreground">
            {t("date")}
          </th>
          <th scope="col" className={heading}>
            {t("cost")}
          </th>
          <th scope="col" className={heading}>
            {t("sell")}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row, index) => (
          <tr key={`${index} ${row.key}`}>
            <th scope="row" className="py-1 text-start font-normal">
              {row.name}
              {row.free ? <span className="text-xs text-muted-foreground">{` · ${t("free")}`}</span> : null}
            </th>
            <td className={cell}>{formatAmount(row.cost_cents, locale)}</td>
            <td className={cell}>{formatAmount(row.sell_cents, locale)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
