import { clsx } from "clsx";
import { labelIcons, labelTones } from "#app/components/labels/label-icons.ts";
import { Icon } from "#app/components/ui/icon.tsx";
import type { LabelBrief } from "#contract/content/labels.ts";

/** A label as it is seen everywhere: icon and word on its colour. */
export function LabelChip({ label, className }: { label: Omit<LabelBrief, "uid">; className?: string }) {
  const icon = labelIcons[label.icon];
  return (
    <span data-slot="label-chip" className={clsx("badge align-middle", labelTones[label.colour], className)}>
      <Icon of={icon} />
      <span className="truncate">{label.name}</span>
    </span>
  );
}

/** The labels of a record side by side; nothing when it has none. */
export function LabelChips({ labels }: { labels: readonly LabelBrief[] }) {
  if (labels.length === 0) return null;
  return (
    <span className="flex flex-wrap gap-1">
      {labels.map((label) => (
        <LabelChip key={label.uid} label={label} />
      ))}
    </span>
  );
}
