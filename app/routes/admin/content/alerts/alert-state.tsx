import { CircleCheck, CircleDashed, CircleX, Info, OctagonAlert, TriangleAlert } from "lucide";
import { useTranslation } from "#app/i18n/use-translation.ts";
import { Badge } from "#app/components/ui/badge.tsx";
import type { Alert } from "#contract/content/alerts.ts";

const stateLooks = {
  draft: { tone: "neutral", icon: CircleDashed },
  published: { tone: "green", icon: CircleCheck },
  expired: { tone: "outline", icon: CircleX },
} as const satisfies Record<Alert["state"], object>;

/** Where an alert stands: colour, icon and word. */
export function AlertState({ state }: { state: Alert["state"] }) {
  const { t } = useTranslation("alerts");
  return <Badge {...stateLooks[state]}>{t(`states.${state}`)}</Badge>;
}

const severityLooks = {
  info: { tone: "neutral", icon: Info },
  caution: { tone: "amber", icon: TriangleAlert },
  severe: { tone: "red", icon: OctagonAlert },
} as const satisfies Record<Alert["severity"], object>;

/** How much an alert matters. */
export function AlertSeverity({ severity }: { severity: Alert["severity"] }) {
  const { t } = useTranslation("alerts");
  return <Badge {...severityLooks[severity]}>{t(`severities.${severity}`)}</Badge>;
}
