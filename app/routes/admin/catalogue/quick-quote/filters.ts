import { useTranslation } from "#app/i18n/use-translation.ts";
import type { FilterField } from "#app/data-table/filter-fields.ts";
import { brands } from "#app/domain/brands.ts";
import { statuses, testOutcomes, transports } from "#app/routes/admin/catalogue/quick-quote/package-words.ts";
import { optionClasses } from "#contract/catalogue/products/option-terms.ts";

/** Filters of the list of packages. */
export function usePackageFilters(): FilterField[] {
  const { t } = useTranslation(["packageEditor", "packages", "productSearch"]);
  return [
    { name: "q", label: t("search"), kind: "search" },
    {
      name: "status",
      label: t("fields.status"),
      kind: "select",
      options: statuses.map((value) => ({ value, label: t(`statuses.${value}`) })),
    },
    {
      name: "test",
      label: t("fields.last_test"),
      kind: "select",
      options: testOutcomes.map((value) => ({ value, label: t(`tests.${value}`) })),
    },
    {
      name: "brand",
      label: t("fields.brand"),
      kind: "select",
      options: Object.entries(brands).map(([value, { name }]) => ({ value, label: name })),
    },
    {
      name: "transport",
      label: t("fields.transport"),
      kind: "select",
      options: transports.map((value) => ({ value, label: t(`packages:transports.${value}`) })),
    },
    {
      name: "class",
      label: t("fields.tariffs"),
      kind: "select",
      options: optionClasses.map((value) => ({ value, label: t(`productSearch:classes.${value}`) })),
    },
  ];
}
