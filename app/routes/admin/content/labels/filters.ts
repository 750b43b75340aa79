import { useTranslation } from "#app/i18n/use-translation.ts";
import type { FilterField } from "#app/data-table/filter-fields.ts";

/** Filters of the list of labels. */
export function useLabelFilters(): FilterField[] {
  const { t } = useTranslation("labels");
  const kinds = (["file", "line"] as const).map((value) => ({ value, label: t(`appliesTo.${value}`) }));
  const states = [
    { value: "1", label: t("active") },
    { value: "0", label: t("inactive") },
  ];
  return [
    { name: "q", label: t("search"), kind: "search" },
    { name: "applies_to", label: t("fields.applies_to"), kind: "select", options: kinds },
    { name: "active", label: t("fields.active"), kind: "select", options: states },
  ];
}
