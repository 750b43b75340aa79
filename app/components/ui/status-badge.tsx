import { CircleCheck, CircleDashed, CircleX, Clock } from "lucide-react";
import { useTranslation } from "react-i18next";
import { Badge } from "#app/components/ui/badge.tsx";
import { toneOfCode, type StatusTone } from "#app/domain/status-tone.ts";
import type { StatusTexts } from "#app/i18n/locales/en/status.ts";

const icons = {
  green: CircleCheck,
  amber: Clock,
  red: CircleX,
  neutral: CircleDashed,
} satisfies Record<StatusTone, typeof Clock>;

export type StatusMachine = keyof StatusTexts;

type StatusBadgeProps<Machine extends StatusMachine> = {
  /** Which set of statuses the code belongs to. */
  machine: Machine;
  code: keyof StatusTexts[Machine] & string;
  className?: string;
};

/** A status by colour, icon and word. The code decides the colour, the reader's language the word. */
export function StatusBadge<Machine extends StatusMachine>({
  machine,
  code,
  className,
}: StatusBadgeProps<Machine>) {
  const { t } = useTranslation("status");
  const tone = toneOfCode(code);
  const Icon = icons[tone];
  // A template of two type parameters is too wide for the typed catalogue; both parts are checked above.
  const label = t(`${machine}.${code}` as "file.Confirmed");
  return (
    <Badge tone={tone} className={className}>
      <Icon aria-hidden="true" />
      <span className="truncate">{label}</span>
    </Badge>
  );
}
