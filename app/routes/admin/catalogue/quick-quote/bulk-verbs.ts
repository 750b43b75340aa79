import { useTranslation } from "#app/i18n/use-translation.ts";
import type { AskedVerb } from "#app/data-table/bulk-question.tsx";

const verbs = ["publish", "retire", "delete"] as const;

/** The verbs that somebody with these rights may use on many packages. */
export function useBulkVerbs({ edit, publish }: { edit: boolean; publish: boolean }): AskedVerb[] {
  const { t } = useTranslation("packageEditor");
  return verbs
    .filter((name) => edit && (publish || name === "delete"))
    .map((name) => ({
      name,
      label: t(`bulk.${name}`),
      title: t(`bulkTitle.${name}`),
      destructive: name === "delete",
    }));
}
