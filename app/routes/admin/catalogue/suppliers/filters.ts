import type { FilterField } from "#app/data-table/filter-fields.ts";
import { brands } from "#app/domain/brands.ts";
import { useTranslation } from "#app/i18n/use-translation.ts";
import { sayService } from "#app/routes/admin/catalogue/suppliers/supplier-words.ts";
import { serviceTypes, supplierStatuses } from "#contract/catalogue/suppliers/supplier-terms.ts";

/** Filters of the list of suppliers. */
export function useSupplierFilters(places: readonly { value: string; label: string }[]): FilterField[] {
  const { t } = useTranslation(["suppliers", "kit"]);
  return [
    { name: "q", label: t("search"), kind: "search" },
    { name: "place", label: t("fields.place"), kind: "select", options: places },
    {
      name: "service",
      label: t("fields.service_types"),
      kind: "select",
      options: serviceTypes.map((value) => ({ value, label: sayService(value, t) })),
    },
    {
      name: "status",
      label: t("fields.status"),
      kind: "select",
      options: supplierStatuses.map((value) => ({ value, label: t(`statuses.${value}`) })),
    },
    {
      name: "brand",
      label: t("fields.brands"),
      kind: "select",
      options: Object.entries(brands).map(([value, { name }]) => ({ value, label: name })),
    },
  ];
}
