import { Badge } from "#app/components/ui/badge.tsx";
import { toneDrawings } from "#app/components/ui/status-badge.tsx";
import type { StatusTone } from "#app/domain/status-tone.ts";
import { useTranslation } from "#app/i18n/use-translation.ts";
import type { FinalisationStage } from "#contract/quality/finalisation/finalisation.ts";

const tones: Record<FinalisationStage, StatusTone> = {
  "Not due": "neutral",
  Due: "neutral",
  "In progress": "amber",
  Blocked: "red",
  Ready: "green",
  Finalised: "green",
  Reopened: "red",
};

/** Where a file is on its way to be finalised, by colour, drawing and word. */
export function StageBadge({ stage }: { stage: FinalisationStage }) {
  const { t } = useTranslation("finalisation");
  return (
    <Badge tone={tones[stage]} data-drawing={toneDrawings[tones[stage]]}>
      {t(`stages.${stage}`)}
    </Badge>
  );
}
