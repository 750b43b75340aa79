import { Card, CardContent } from "#app/components/ui/card.tsx";
import { Sums } from "#app/components/client-file/sums.tsx";
import { useLocale } from "#app/components/use-locale.ts";
import { brands } from "#app/domain/brands.ts";
import { formatDayLong } from "#app/domain/dates.ts";
import { formatAmount, formatPercent } from "#app/domain/money.ts";
import { useTranslation } from "#app/i18n/use-translation.ts";
import type { GstReport } from "#contract/money/gst-report.ts";

/** What a report comes to: the amounts of each tax code without tax, and the tax in all of them. */
export function ReportSums({ report }: { report: GstReport }) {
  const { t } = useTranslation(["gstReport", "fileMoney"]);
  const locale = useLocale();
  const { brand, currency, from, to, tax_number: taxNumber, by_code: codes, gst_cents: gst } = report;
  return (
    <Card className="mb-4 max-w-xl">
      <CardContent className="space-y-3">
        <p className="text-xs text-muted-foreground">
          {[
            brands[brand].name,
            taxNumber ? t("gstReport:taxNumber", { number: taxNumber }) : "",
            t("gstReport:period", {
              from: formatDayLong(from, locale),
              to: formatDayLong(to, locale),
              currency,
            }),
          ]
            .filter(Boolean)
            .join(" · ")}
        </p>
        <Sums
          lines={[
            ...codes.map(({ tax_code: code, rate_bps: bps, taxable_cents: taxable }) => ({
              id: code,
              label: `${t("gstReport:columns.taxable")}, ${t(`fileMoney:codes.${code}`)}${
                bps > 0 ? ` (${formatPercent(bps, locale)})` : ""
              }`,
              amount: formatAmount(taxable, locale),
            })),
            {
              id: "gst",
              label: t("gstReport:sum"),
              amount: formatAmount(gst, locale),
              weight: "strong" as const,
            },
          ]}
        />
      </CardContent>
    </Card>
  );
}
