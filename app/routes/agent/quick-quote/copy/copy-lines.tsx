import { useTranslation } from "#app/i18n/use-translation.ts";
import { RefusalReasons } from "#app/components/product-search/product-refusal.tsx";
import { Badge } from "#app/components/ui/badge.tsx";
import { ServiceTypeIcon } from "#app/components/ui/service-type.tsx";
import { useLocale } from "#app/components/use-locale.ts";
import { formatDays } from "#app/domain/dates.ts";
import { formatAmount, formatMoney } from "#app/domain/money.ts";
import { cn } from "#app/lib/cn.ts";
import type { Currency } from "#contract/primitives.ts";
import type { CopyPrice } from "#contract/sales/quotes/save.ts";

type Copy = NonNullable<CopyPrice["copy"]>;

type CopyLinesProps = {
  copy: Copy;
  currency: Currency;
  /** What the new total is called. */
  total: string;
};

/** Every service with what it cost and what it would cost; what has no rate any more stands in red with the reason. */
export function CopyLines({ copy, currency, total }: CopyLinesProps) {
  const { t } = useTranslation("quotes");
  const locale = useLocale();
  return (
    <div className="overflow-hidden rounded-md border border-border">
      <ul className="divide-y divide-border">
        {copy.lines.map((line) => (
          <CopyLine key={line.uid} line={line} />
        ))}
      </ul>
      <dl className="space-y-1 border-t border-border bg-muted px-4 py-2.5">
        {copy.old_total_cents === null ? null : (
          <div className="flex justify-between gap-4 text-muted-foreground">
            <dt>{t("copy.before")}</dt>
            <dd className="tabular-nums">{formatMoney(copy.old_total_cents, currency, locale)}</dd>
          </div>
        )}
        {copy.new_total_cents === null ? null : (
          <div className="flex justify-between gap-4 font-semibold">
            <dt>{total}</dt>
            <dd className="tabular-nums">{formatMoney(copy.new_total_cents, currency, locale)}</dd>
          </div>
        )}
      </dl>
    </div>
  );
}

function CopyLine({ line }: { line: Copy["lines"][number] }) {
  const { t } = useTranslation(["quotes", "packages"]);
  const locale = useLocale();
  const isRed = line.taken && line.new_cents === null;
  return (
    <li className={cn("px-4 py-2.5", isRed && "border-s-3 border-s-status-red bg-status-red-soft")}>
      <div className="flex items-start gap-2.5">
        <ServiceTypeIcon code={line.service_type} className="mt-0.5" />
        <div className="min-w-0 flex-1">
          <p className="flex flex-wrap items-center gap-x-2">
            <span className="font-medium">{line.name}</span>
            <span className="text-muted-foreground">{line.supplier_name}</span>
            {line.taken ? null : <Badge tone="outline">{t("packages:result.optional")}</Badge>}
          </p>
          <p className="text-xs text-muted-foreground">
            {`${t("days.day", { day: line.day_no })} · ${formatDays(line.date_from, line.date_to, locale)}`}
          </p>
        </div>
        <LinePrices line={line} />
      </div>
      {line.refusal ? (
        <div className="mt-2 ps-6.5">
          <RefusalReasons refusal={line.refusal} searchFor={() => null} />
        </div>
      ) : null}
    </li>
  );
}

function LinePrices({ line: { old_cents: before, new_cents: now } }: { line: Copy["lines"][number] }) {
  const { t } = useTranslation("quotes");
  const locale = useLocale();
  const isNew = before !== now;
  return (
    <p className="text-end whitespace-nowrap tabular-nums">
      {now === null ? <Badge tone="red">{t("line.noPrice")}</Badge> : formatAmount(now, locale)}
      {isNew && before !== null ? (
        <span className="block text-xs text-muted-foreground">
          {t("copy.was", { amount: formatAmount(before, locale) })}
        </span>
      ) : null}
    </p>
  );
}
