import { CalendarClock, CalendarX, CircleCheck, Clock } from "lucide";
import { Badge } from "#app/components/ui/badge.tsx";
import { useTranslation } from "#app/i18n/use-translation.ts";
import type { AttachmentState } from "#contract/catalogue/attachments/attachment-words.ts";

const looks = {
  upcoming: { tone: "outline", icon: Clock },
  valid: { tone: "green", icon: CircleCheck },
  expiring: { tone: "amber", icon: CalendarClock },
  expired: { tone: "red", icon: CalendarX },
} as const satisfies Record<AttachmentState, object>;

/** Whether an attachment holds today: colour, icon and word. */
export function AttachmentStateBadge({ state }: { state: AttachmentState }) {
  const { t } = useTranslation("attachments");
  return <Badge {...looks[state]}>{t(`states.${state}`)}</Badge>;
}
