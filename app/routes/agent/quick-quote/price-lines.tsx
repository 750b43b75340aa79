import { useTranslation } from "#app/i18n/use-translation.ts";
import { RefusalReasons } from "#app/components/product-search/product-refusal.tsx";
import { Badge } from "#app/components/ui/badge.tsx";
import { ServiceTypeIcon } from "#app/components/ui/service-type.tsx";
import { useLocale } from "#app/components/use-locale.ts";
import { formatDay, formatDays, weekdayShort } from "#app/domain/dates.ts";
import { formatAmount } from "#app/domain/money.ts";
import { cn } from "#app/lib/cn.ts";
import { clockRange } from "#contract/clock.ts";
import type { PackageLine, PackagePrice } from "#contract/catalogue/packages/price.ts";

/** Every service under its day with its price; what has none stands in red with the reason, outside the total. */
export function PriceLines({ price }: { price: PackagePrice }) {
  const { t } = useTranslation("packages");
  const days = [...new Set(price.lines.map(({ day_no }) => day_no))];
  const total = price.totals && (price.totals.sell_cents ?? price.totals.net_cents);
  return (
    <section className="min-w-0">
      <h3 className="mb-2 text-sm font-semibold">{t("result.services")}</h3>
      <ol className="overflow-hidden rounded-md border border-border">
        {days.map((day) => (
          <Day key={day} lines={price.lines.filter(({ day_no }) => day_no === day)} />
        ))}
        {total === null ? null : (
          <li className="space-y-1 border-t border-border px-4 py-2.5">
            {price.rounding_cents === 0 ? null : (
              <Sum
                name={t("result.rounding")}
                cents={price.rounding_cents}
                className="text-muted-foreground"
              />
            )}
            <Sum name={t("result.total")} cents={total} className="font-semibold" />
          </li>
        )}
      </ol>
    </section>
  );
}

function Sum({ name, cents, className }: { name: string; cents: number; className: string }) {
  const locale = useLocale();
  return (
    <p className={cn("flex items-baseline justify-between gap-4", className)}>
      <span>{name}</span>
      <span className="tabular-nums">{formatAmount(cents, locale)}</span>
    </p>
  );
}

function Day({ lines }: { lines: readonly PackageLine[] }) {
  const { t } = useTranslation("packages");
  const locale = useLocale();
  const [first] = lines;
  if (!first) return null;
  return (
    <li className="border-b border-border last:border-b-0">
      <p className="flex gap-3 bg-muted px-4 py-1.5 text-xs">
        <span className="font-semibold">{t("result.day", { day: first.day_no })}</span>
        <span className="text-muted-foreground">
          {`${weekdayShort(first.date_from, locale)} ${formatDay(first.date_from, locale)}`}
        </span>
      </p>
      <ul className="divide-y divide-border">
        {lines.map((line) => (
          <Line key={line.key} line={line} />
        ))}
      </ul>
    </li>
  );
}

function Line({ line }: { line: PackageLine }) {
  const { t } = useTranslation("packages");
  const isRed = line.refusal !== null && line.taken;
  return (
    <li
      data-refused={isRed || undefined}
      className={cn("px-4 py-2.5", isRed && "border-s-3 border-s-status-red bg-status-red-soft")}
    >
      <div className="flex items-start gap-2.5">
        <ServiceTypeIcon code={line.service_type} className="mt-0.5" />
        <ServiceText line={line} />
        <LinePrice line={line} />
      </div>
      {line.refusal ? (
        <div className="mt-2 space-y-2 ps-6.5">
          {isRed ? <Badge tone="red">{t("result.notSaved")}</Badge> : null}
          <RefusalReasons refusal={line.refusal} searchFor={() => null} />
        </div>
      ) : null}
    </li>
  );
}

function ServiceText({ line }: { line: PackageLine }) {
  const { t } = useTranslation(["packages", "productSearch"]);
  const locale = useLocale();
  const details = [
    formatDays(line.date_from, line.date_to, locale),
    clockRange(line.start_time, line.end_time, locale),
    line.class ? t(`productSearch:classes.${line.class}`) : null,
    line.qty === null ? null : t("result.quantity", { qty: line.qty }),
    ...line.extras.map(({ name }) => name),
  ].filter((text) => text !== null);
  return (
    <div className="min-w-0 flex-1">
      <p className="flex flex-wrap items-center gap-x-2 gap-y-0.5">
        <span className="font-medium">{line.name}</span>
        <span className="text-muted-foreground">{line.supplier_name}</span>
        {line.optional ? (
          <Badge tone="outline">{t(line.taken ? "result.taken" : "result.optional")}</Badge>
        ) : null}
      </p>
      {line.comment ? <p className="text-xs text-pretty text-muted-foreground">{line.comment}</p> : null}
      <p className="text-xs text-muted-foreground">{details.join(" · ")}</p>
    </div>
  );
}

function LinePrice({ line: { cents, taken } }: { line: PackageLine }) {
  const { t } = useTranslation("packages");
  const locale = useLocale();
  if (cents === null) return null;
  const amount = formatAmount(cents, locale);
  if (taken) return <p className="whitespace-nowrap tabular-nums">{amount}</p>;
  return (
    <p className="text-end text-muted-foreground tabular-nums">
      {`+ ${amount}`}
      <span className="block text-xs">{t("result.notTaken")}</span>
    </p>
  );
}
