import { CircleCheck, CircleX, Clock } from "lucide";
import { useTranslation } from "#app/i18n/use-translation.ts";
import { Badge } from "#app/components/ui/badge.tsx";
import type { UserStatus as Status } from "#contract/people/users.ts";

const looks = {
  invited: { tone: "amber", icon: Clock },
  active: { tone: "green", icon: CircleCheck },
  suspended: { tone: "red", icon: CircleX },
} as const satisfies Record<Status, object>;

/** Whether somebody can sign in, by colour, icon and word. */
export function UserStatus({ status }: { status: Status }) {
  const { t } = useTranslation("users");
  return <Badge {...looks[status]}>{t(`status.${status}`)}</Badge>;
}
