import { clsx } from "clsx";
import { labelIcons, labelTones } from "#app/components/labels/label-icons.ts";
import { Icon } from "#app/components/ui/icon.tsx";
import type { LabelBrief } from "#contract/content/labels.ts";

type LabelChipProps = {
  label: Omit<LabelBrief, "uid">;
  className?: string;
  /** The icon alone is seen; the word is read aloud and shows under the pointer. */
  iconOnly?: boolean;
};

/** A label as it is seen everywhere: icon and word on its colour. */
export function LabelChip({ label, className, iconOnly = false }: LabelChipProps) {
  const icon = labelIcons[label.icon];
  return (
    <span
      data-slot="label-chip"
      title={iconOnly ? label.name : undefined}
      className={clsx("badge align-middle", labelTones[label.colour], className)}
    >
      <Icon of={icon} />
      <span className={iconOnly ? "sr-only" : "truncate"}>{label.name}</span>
    </span>
  );
}

/** The labels of a record side by side; on one line the first in words. Nothing when it has none. */
export function LabelChips({
  labels,
  oneLine = false,
}: {
  labels: readonly LabelBrief[];
  oneLine?: boolean;
}) {
  if (labels.length === 0) return null;
  return (
    <span className={clsx("flex gap-1", oneLine ? "max-w-44" : "flex-wrap")}>
      {labels.map((label, index) => (
        <LabelChip key={label.uid} label={label} iconOnly={oneLine && index > 0} />
      ))}
    </span>
  );
}
