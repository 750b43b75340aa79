import { useTranslation } from "#app/i18n/use-translation.ts";
import { Badge } from "#app/components/ui/badge.tsx";
import { toneOfCode, type StatusTone } from "#app/domain/status-tone.ts";
import type { StatusTexts } from "#app/i18n/locales/en/core/status.ts";

/** The drawing that goes with a colour, for words that are no status of a machine. */
export const toneDrawings: Record<StatusTone, string> = {
  green: "done",
  amber: "waiting",
  red: "refused",
  neutral: "open",
};

export type StatusMachine = keyof StatusTexts;

type StatusBadgeProps<Machine extends StatusMachine> = {
  /** Which set of statuses the code belongs to. */
  machine: Machine;
  code: keyof StatusTexts[Machine] & string;
  className?: string;
};

/** A status by colour, shape, drawing and word. The code decides the looks, the reader's language the word. */
export function StatusBadge<Machine extends StatusMachine>({
  machine,
  code,
  className,
}: StatusBadgeProps<Machine>) {
  const { t } = useTranslation("status");
  const tone = toneOfCode(code);
  // A template of two type parameters is too wide for the typed catalogue; both parts are checked above.
  const label = t(`${machine}.${code}` as "file.Confirmed");
  return (
    <Badge tone={tone} className={className} data-code={code} data-drawing={toneDrawings[tone]}>
      <span className="truncate">{label}</span>
    </Badge>
  );
}
