import { labelIcons, labelTones } from "#app/components/labels/label-icons.ts";
import { cn } from "#app/lib/cn.ts";
import type { LabelBrief } from "#contract/content/labels.ts";

/** A label as it is seen everywhere: icon and word on its colour. */
export function LabelChip({ label, className }: { label: Omit<LabelBrief, "uid">; className?: string }) {
  const Icon = labelIcons[label.icon];
  return (
    <span
      data-slot="label-chip"
      className={cn(
        "inline-flex h-5.5 max-w-full items-center gap-1.5 rounded-full px-2 align-middle text-xs font-medium whitespace-nowrap",
        labelTones[label.colour],
        className,
      )}
    >
      <Icon aria-hidden="true" className="size-3.5 shrink-0" />
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
