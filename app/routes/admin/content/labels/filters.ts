import { useTranslation } from "#app/i18n/use-translation.ts";
import { onOffFilter, type FilterField } from "#app/data-table/filter-fields.ts";

/** Filters of the list of labels. */
export function useLabelFilters(): FilterField[] {
  const { t } = useTranslation("labels");
  const kinds = (["file", "line"] as const).map((value) => ({ value, label: t(`appliesTo.${value}`) }));
  return [
    { name: "q", label: t("search"), kind: "search" },
    { name: "applies_to", label: t("fields.applies_to"), kind: "select", options: kinds },
    onOffFilter("active", t("fields.active"), [t("active"), t("inactive")]),
  ];
}
