import { ChevronRight } from "lucide";
import type { ReactNode } from "react";
import { Icon } from "#app/components/ui/icon.tsx";
import { useTranslation } from "#app/i18n/use-translation.ts";
import { useLocale } from "#app/components/use-locale.ts";
import { formatDayLong, weekdayShort } from "#app/domain/dates.ts";
import { formatAmount, formatMoney } from "#app/domain/money.ts";
import { samePeople } from "#app/domain/product-people.ts";
import type { AgentProductPrice, ProductAvailability } from "#contract/catalogue/products/search.ts";

type PriceBreakdownProps = { price: AgentProductPrice; availability: ProductAvailability | null };

/** How a price comes about, folded away: by date, by room, extras, and what each person would pay in a quote. */
export function PriceBreakdown({ price, availability }: PriceBreakdownProps) {
  const { t } = useTranslation(["productSearch", "kit"]);
  const locale = useLocale();
  const amount = (cents: number) => formatAmount(cents, locale);
  const orOnRequest = (cents: number | null) => (cents === null ? t("price.onRequest") : amount(cents));
  const total = price.sell_cents ?? price.net_cents;
  return (
    <details className="group/breakdown">
      <summary className="inline-flex h-7 cursor-pointer list-none items-center gap-1.5 rounded-sm text-sm font-medium text-primary-text hover:underline [&::-webkit-details-marker]:hidden">
        <Icon of={ChevronRight} className="size-4 transition-transform group-open/breakdown:rotate-90" />
        {t("breakdown.title")} ({price.currency})
      </summary>
      <div className="grid gap-x-8 gap-y-4 pt-3 sm:grid-cols-2 lg:grid-cols-3">
        <Part title={t("breakdown.dates")}>
          {price.dates.map(({ date, cents, free }) => (
            <Row
              key={date}
              name={`${weekdayShort(date, locale)} ${formatDayLong(date, locale)}`}
              value={free ? t("price.free") : amount(cents)}
            />
          ))}
          {price.extras.map(({ code, name, count, cents }) => (
            <Row
              key={code}
              name={cents === null ? name : `${t("breakdown.count", { count })} ${name}`}
              value={orOnRequest(cents)}
            />
          ))}
          <Row name={t("price.total")} value={formatMoney(total, price.currency, locale)} strong />
          <Row name={t("price.gst")} value={amount(price.gst_cents)} />
          {price.agent_markup_cents === null ? null : (
            <Row name={t("price.markup")} value={amount(price.agent_markup_cents)} />
          )}
        </Part>
        {price.rooms.length > 1 ? (
          <Part title={t("breakdown.rooms")}>
            {price.rooms.map(({ code, cents }, index) => (
              <Row key={index} name={`${index + 1}. ${t(`kit:rooms.${code}`)}`} value={amount(cents)} />
            ))}
          </Part>
        ) : null}
        <Part
          title={t("breakdown.people")}
          note={price.price_mode === "net" ? undefined : t("breakdown.rounded")}
        >
          {samePeople(price.people).map(({ type, age, cents, count }) => (
            <Row
              key={`${type} ${age} ${cents}`}
              name={`${t("breakdown.count", { count })} ${personName(type, age, t)}`}
              value={amount(cents)}
            />
          ))}
        </Part>
        {price.more_extras.length > 0 ? (
          <Part title={t("breakdown.more")}>
            {price.more_extras.map(({ code, name, cents }) => (
              <Row key={code} name={name} value={orOnRequest(cents)} />
            ))}
          </Part>
        ) : null}
      </div>
      {availability ? (
        <p className="pt-3 text-xs text-muted-foreground">{t(`why.${availability.reason}`)}</p>
      ) : null}
    </details>
  );
}

const kinds = { A: "adult", C: "child", I: "infant" } as const;

function personName(
  type: keyof typeof kinds,
  age: number | null,
  t: (key: `breakdown.people_${(typeof kinds)[keyof typeof kinds]}`, values: { age: number }) => string,
): string {
  return t(`breakdown.people_${kinds[type]}`, { age: age ?? 0 });
}

function Part({ title, note, children }: { title: string; note?: string | undefined; children: ReactNode }) {
  return (
    <section className="min-w-0">
      <h4 className="mb-1 text-xs font-semibold">{title}</h4>
      <dl className="space-y-0.5 text-sm">{children}</dl>
      {note ? <p className="mt-1.5 text-xs text-muted-foreground">{note}</p> : null}
    </section>
  );
}

function Row({ name, value, strong }: { name: string; value: string; strong?: boolean }) {
  return (
    <div
      className={
        strong
          ? "flex justify-between gap-4 border-t border-border pt-1 font-semibold"
          : "flex justify-between gap-4"
      }
    >
      <dt className={strong ? undefined : "min-w-0 text-muted-foreground"}>{name}</dt>
      <dd className="text-end whitespace-nowrap tabular-nums">{value}</dd>
    </div>
  );
}
