import { cn } from "#app/lib/cn.ts";

/** One line of sums, already in the reader's notation. */
export type TotalLine = { id: string; label: string; amount: string; weight?: "strong" | "quiet" };

/** Amounts below each other, each with its name. */
export function Sums({ lines }: { lines: readonly TotalLine[] }) {
  return (
    <dl className="space-y-1.5">
      {lines.map(({ id, label, amount, weight }) => (
        <div
          key={id}
          className={cn(
            "flex items-baseline justify-between gap-4",
            weight === "strong" && "border-t border-border pt-1.5 font-semibold",
            weight === "quiet" && "text-xs text-muted-foreground",
          )}
        >
          <dt className={weight ? undefined : "text-muted-foreground"}>{label}</dt>
          <dd className="tabular-nums">{amount}</dd>
        </div>
      ))}
    </dl>
  );
}
