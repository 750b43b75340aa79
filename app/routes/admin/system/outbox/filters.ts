import { useTranslation } from "#app/i18n/use-translation.ts";
import type { FilterField } from "#app/data-table/filter-fields.ts";
import { mailKinds } from "#contract/system/mail-kinds.ts";

const statuses = ["queued", "sent", "failed"] as const;

/** Filters of the outbox. */
export function useOutboxFilters(): FilterField[] {
  const { t } = useTranslation("outbox");
  return [
    { name: "to", label: t("fields.to"), kind: "search" },
    {
      name: "status",
      label: t("fields.status"),
      kind: "select",
      options: statuses.map((value) => ({ value, label: t(`status.${value}`) })),
    },
    {
      name: "kind",
      label: t("fields.kind"),
      kind: "select",
      options: mailKinds.map((value) => ({ value, label: t(`kinds.${value}`) })),
    },
  ];
}
