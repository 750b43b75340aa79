import { CircleCheck, CircleDashed, Undo2 } from "lucide";
import { Badge } from "#app/components/ui/badge.tsx";
import { useTranslation } from "#app/i18n/use-translation.ts";
import type { RateImport } from "#contract/catalogue/rate-imports/import-record.ts";

const looks = {
  draft: { tone: "amber", icon: CircleDashed },
  applied: { tone: "green", icon: CircleCheck },
  undone: { tone: "outline", icon: Undo2 },
} as const satisfies Record<RateImport["status"], object>;

/** How far an import has come: colour, icon and word. */
export function ImportStatus({ status }: Pick<RateImport, "status">) {
  const { t } = useTranslation("rateImports");
  return <Badge {...looks[status]}>{t(`statuses.${status}`)}</Badge>;
}
