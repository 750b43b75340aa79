import { Sums, type TotalLine } from "#app/components/client-file/sums.tsx";
import { Badge } from "#app/components/ui/badge.tsx";
import { Card, CardContent, CardHeader, CardTitle } from "#app/components/ui/card.tsx";
import { useLocale } from "#app/components/use-locale.ts";
import { formatInstant } from "#app/domain/dates.ts";
import { formatAmount, formatMoney, formatPercent } from "#app/domain/money.ts";
import { useTranslation } from "#app/i18n/use-translation.ts";
import { PriceDates } from "#app/routes/admin/sales/client-files/days/price-dates.tsx";
import type { Currency } from "#contract/primitives.ts";
import type { LineVersion } from "#contract/sales/file-services/price.ts";

type PriceVersionProps = { version: LineVersion; currency: Currency; timeZone: string };

const tones = { current: "green", waiting: "amber", past: "neutral" } as const;

/** One version of a price: how cost leads to yield, and what it is made of by date. Those of before are folded away. */
export function PriceVersion({ version, currency, timeZone }: PriceVersionProps) {
  const { t } = useTranslation("linePrice");
  const locale = useLocale();
  const { standing, version: no } = version;
  const name = t("version", { no, when: formatInstant(version.computed_at, timeZone, locale) });
  const body = (
    <CardContent className="grid gap-x-10 gap-y-5 sm:grid-cols-2">
      <ByHand version={version} />
      <Sums lines={useSteps(version, currency)} />
      <PriceDates version={version} />
    </CardContent>
  );
  if (standing === "past")
    return (
      <details className="rounded-md border border-border bg-card">
        <summary className="cursor-pointer px-5 py-3 text-muted-foreground">{`${t("past")} · ${name}`}</summary>
        {body}
      </details>
    );
  return (
    <Card>
      <CardHeader>
        <CardTitle>{name}</CardTitle>
        <Badge tone={tones[standing]}>{t(standing)}</Badge>
      </CardHeader>
      {body}
    </Card>
  );
}

/** Who set a price that no rate made, and why; or that rates of before made it. */
function ByHand({ version: { source, reason, priced_by: name } }: { version: LineVersion }) {
  const { t } = useTranslation("linePrice");
  if (source === "rate" || source === "departure") return null;
  if (source === "estimate") return <p className="text-pretty sm:col-span-2">{t("estimate.shown")}</p>;
  return (
    <p className="text-pretty wrap-anywhere sm:col-span-2">
      <span className="font-medium">{name === null ? t("byHand") : t("byHandOf", { name })}</span>
      {reason ? ` ${reason}` : null}
    </p>
  );
}

/** The amounts in the order in which they lead from one to the next. */
function useSteps(version: LineVersion, currency: Currency): TotalLine[] {
  const { t } = useTranslation("linePrice");
  const locale = useLocale();
  const amount = (cents: number) => formatAmount(cents, locale);
  const share = (id: "markupOf" | "margin", bps: number | null): TotalLine[] =>
    bps === null ? [] : [{ id, label: t(id), amount: formatPercent(bps, locale), weight: "quiet" }];
  return [
    { id: "cost", label: t("cost"), amount: formatMoney(version.cost_cents, currency, locale) },
    { id: "costGst", label: t("costGst"), amount: amount(version.cost_gst_cents), weight: "quiet" },
    { id: "markup", label: t("markup"), amount: amount(version.markup_cents) },
    ...share("markupOf", version.markup_bps),
    { id: "sell", label: t("sell"), amount: amount(version.sell_cents), weight: "strong" },
    { id: "commission", label: t("commission"), amount: amount(-version.commission_cents) },
    { id: "net", label: t("net"), amount: amount(version.net_cents), weight: "strong" },
    { id: "gst", label: t("gst"), amount: amount(version.gst_cents), weight: "quiet" },
    { id: "cost-again", label: t("cost"), amount: amount(-version.cost_cents) },
    { id: "yield", label: t("yield"), amount: amount(version.yield_cents), weight: "strong" },
    ...share("margin", version.margin_bps),
  ];
}
