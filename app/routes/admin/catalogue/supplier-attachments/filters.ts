import type { FilterField } from "#app/data-table/filter-fields.ts";
import { useTranslation } from "#app/i18n/use-translation.ts";
import {
  attachmentKinds,
  attachmentStates,
  attachmentVisibilities,
} from "#contract/catalogue/attachments/attachment-words.ts";

/** Filters of the list of attachments. */
export function useAttachmentFilters(): FilterField[] {
  const { t } = useTranslation("attachments");
  return [
    { name: "q", label: t("search"), kind: "search" },
    {
      name: "state",
      label: t("fields.state"),
      kind: "select",
      options: attachmentStates.map((value) => ({ value, label: t(`states.${value}`) })),
    },
    {
      name: "kind",
      label: t("fields.kind"),
      kind: "select",
      options: attachmentKinds.map((value) => ({ value, label: t(`kinds.${value}`) })),
    },
    {
      name: "visibility",
      label: t("fields.visibility"),
      kind: "select",
      options: attachmentVisibilities.map((value) => ({ value, label: t(`visibilities.${value}`) })),
    },
  ];
}
