import { useTranslation } from "#app/i18n/use-translation.ts";
import { useLocale } from "#app/components/use-locale.ts";
import { filterParam, filterValue, type FilterField } from "#app/data-table/filter-fields.ts";
import type { Unreadable } from "#app/data-table/filter-problems.ts";
import { formatMonth } from "#app/domain/dates.ts";
import type { QuoteDepartures } from "#contract/tours/departures.ts";

/** What the address narrows the departures to. */
export function readDepartureFilter({ searchParams }: URL): { month?: string; tour?: string } {
  const month = searchParams.get(filterParam("month"));
  const tour = searchParams.get(filterParam("tour"));
  return { ...(month && { month }), ...(tour && { tour }) };
}

/** What the address asks for and no departure offers. */
export function unreadableChoices(filters: readonly FilterField[], search: string): Unreadable {
  const params = new URLSearchParams(search);
  const asked = filters.map(({ name, options = [] }) => ({
    name,
    options,
    value: filterValue(params, name),
  }));
  const unknown = asked.filter(
    ({ options, value }) => value !== "" && options.every((option) => option.value !== value),
  );
  return Object.fromEntries(unknown.map(({ name, value }) => [name, value]));
}

/** Month and tour; a departure that is to be another one stays with its tour. */
export function useDepartureFilters({ months, tours, moving }: QuoteDepartures): FilterField[] {
  const { t } = useTranslation("tours");
  const locale = useLocale();
  const byMonth: FilterField = {
    name: "month",
    label: t("filters.month"),
    kind: "select",
    options: months.map((month) => ({ value: month, label: formatMonth(month, locale) })),
  };
  if (moving) return [byMonth];
  const options = tours.map(({ code, name }) => ({ value: code, label: name }));
  return [byMonth, { name: "tour", label: t("filters.tour"), kind: "select", options }];
}
