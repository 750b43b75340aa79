import { Card } from "#app/components/ui/card.tsx";
import { ServiceTypeIcon } from "#app/components/ui/service-type.tsx";
import { StatusBadge } from "#app/components/ui/status-badge.tsx";
import { useLocale } from "#app/components/use-locale.ts";
import { clockForSpreadsheet, formatDayLong, formatDays } from "#app/domain/dates.ts";
import { formatAmount, formatMoney } from "#app/domain/money.ts";
import { useTranslation } from "#app/i18n/use-translation.ts";
import { cn } from "#app/lib/cn.ts";
import type { CancellationPreview, CancelledLine } from "#contract/sales/bookings/cancel.ts";

/** Each service with what cancelling it costs today and why, then what that makes altogether. */
export function CancelLines({ preview }: { preview: CancellationPreview }) {
  const { t } = useTranslation("bookings");
  const locale = useLocale();
  const money = (cents: number) => formatMoney(cents, preview.currency, locale);
  const sums = [
    { id: "totalNet", amount: money(preview.net_cents), strong: false },
    { id: "totalFee", amount: money(preview.fee_cents), strong: true },
    { id: "credit", amount: money(preview.net_cents - preview.fee_cents), strong: false },
  ] as const;
  return (
    <Card>
      <ul>
        {preview.lines.map((line) => (
          <LineItem key={line.uid} line={line} />
        ))}
      </ul>
      <dl className="space-y-1.5 border-t border-border px-4 py-3">
        {sums.map(({ id, amount, strong }) => (
          <div
            key={id}
            className={cn("flex items-baseline justify-between gap-4", strong && "text-base font-semibold")}
          >
            <dt className={strong ? undefined : "text-muted-foreground"}>{t(`cancel.${id}`)}</dt>
            <dd className="tabular-nums">{amount}</dd>
          </div>
        ))}
      </dl>
      <NextFee preview={preview} />
    </Card>
  );
}

/** What it costs to wait: when the fee rises next, and to what. */
function NextFee({ preview: { next, fee_cents: fee, currency } }: { preview: CancellationPreview }) {
  const { t } = useTranslation("bookings");
  const locale = useLocale();
  if (!next && fee === 0) return null;
  const words = next && {
    date: formatDayLong(next.date, locale),
    time: clockForSpreadsheet(next.time),
    amount: formatMoney(next.fee_cents, currency, locale),
  };
  return (
    <p className="border-t border-border px-4 py-3 text-muted-foreground">
      {words ? t(next.time === "0000" ? "cancel.nextFee" : "cancel.nextFeeAt", words) : t("cancel.noNext")}
    </p>
  );
}

function LineItem({ line }: { line: CancelledLine }) {
  const { t } = useTranslation("bookings");
  const locale = useLocale();
  const details = [formatDays(line.date_from, line.date_to, locale), line.supplier_name].filter(Boolean);
  return (
    <li className="flex items-start gap-2.5 border-b border-border px-4 py-3 last:border-b-0">
      <ServiceTypeIcon code={line.service_type} className="mt-0.5" />
      <div className="min-w-0 flex-1 space-y-0.5">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-0.5">
          <span className="font-medium">{line.name}</span>
          <StatusBadge machine="line" code={line.status} />
        </p>
        <p className="text-xs text-muted-foreground">{details.join(" · ")}</p>
        {line.rule ? <p className="text-xs text-muted-foreground">{line.rule}</p> : null}
      </div>
      <p className="text-end whitespace-nowrap tabular-nums">
        {line.fee_cents === 0 ? (
          <span className="text-muted-foreground">{t("cancel.none")}</span>
        ) : (
          formatAmount(line.fee_cents, locale)
        )}
      </p>
    </li>
  );
}
