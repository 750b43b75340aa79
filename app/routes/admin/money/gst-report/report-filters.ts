import type { TFunction } from "i18next";
import type { FilterField } from "#app/data-table/filter-fields.ts";
import { brands } from "#app/domain/brands.ts";
import type { GstReport } from "#contract/money/gst-report.ts";

/** What a report is asked for: its days, what counts in it, and the brand where the reader has several. */
export function reportFilters(
  { brand, brands: codes }: GstReport,
  t: TFunction<["gstReport", "fileMoney"]>,
): FilterField[] {
  return [
    { name: "from", label: t("gstReport:filters.from"), kind: "date" },
    { name: "to", label: t("gstReport:filters.to"), kind: "date" },
    {
      name: "basis",
      label: t("gstReport:filters.basis"),
      kind: "select",
      options: [{ value: "payments", label: t("gstReport:bases.payments") }],
      all: t("gstReport:bases.documents"),
    },
    ...(codes.length > 1
      ? [
          {
            name: "brand",
            label: t("gstReport:filters.brand"),
            kind: "select" as const,
            options: codes.slice(1).map((value) => ({ value, label: brands[value].name })),
            all: brands[codes[0] ?? brand].name,
          },
        ]
      : []),
  ];
}
