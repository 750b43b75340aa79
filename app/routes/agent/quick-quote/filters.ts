import { useTranslation } from "#app/i18n/use-translation.ts";
import { useLocale } from "#app/components/use-locale.ts";
import type { FilterField } from "#app/data-table/filter-fields.ts";
import { formatMonth } from "#app/domain/dates.ts";
import type { PackageChoices } from "#contract/catalogue/packages/package.ts";

/** Filters of the packages: the four of the specification, the month of travel, and the search of name and reference. */
export function usePackageFilters(choices: PackageChoices): FilterField[] {
  const { t } = useTranslation(["packages", "productSearch", "kit"]);
  const locale = useLocale();
  const select = (name: string, options: FilterField["options"]): FilterField => ({
    name,
    label: t(`filters.${name as "duration" | "start" | "transport" | "class" | "month"}`),
    kind: "select",
    options: options ?? [],
  });
  return [
    { name: "q", label: t("kit:filters.search"), kind: "search" },
    select(
      "duration",
      choices.durations.map((count) => ({ value: String(count), label: t("days", { count }) })),
    ),
    select(
      "start",
      choices.start_places.map(({ code, name }) => ({ value: code, label: name })),
    ),
    {
      ...select(
        "transport",
        (["rental_car", "seat_in_coach", "private_transfer"] as const).map((value) => ({
          value,
          label: t(`transports.${value}`),
        })),
      ),
      all: t("anyTransport"),
    },
    select(
      "class",
      choices.classes.map((value) => ({ value, label: t(`productSearch:classes.${value}`) })),
    ),
    select(
      "month",
      choices.months.map((value) => ({ value, label: formatMonth(value, locale) })),
    ),
  ];
}
