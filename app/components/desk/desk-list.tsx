import type { ReactNode } from "react";
import { Link } from "react-router";
import { DeskSection, NothingHere } from "#app/components/desk/desk-section.tsx";

export type DeskRow = {
  key: string;
  to: string;
  name: string;
  /** What stands small under the name. */
  facts: readonly string[];
  /** What stands beside it: a moment and a badge. */
  moment: ReactNode;
  badge: ReactNode;
};

type DeskListProps = {
  title: string;
  /** Said when there are no rows. */
  empty: string;
  rows: readonly DeskRow[];
};

/** A few records under a heading, one line each, two on a phone. */
export function DeskList({ title, empty, rows }: DeskListProps) {
  return (
    <DeskSection title={title}>
      {rows.length === 0 ? (
        <NothingHere>{empty}</NothingHere>
      ) : (
        <ul className="-mx-2 border-t border-border">
          {rows.map(({ key, ...row }) => (
            <Row key={key} {...row} />
          ))}
        </ul>
      )}
    </DeskSection>
  );
}

function Row({ to, name, facts, moment, badge }: Omit<DeskRow, "key">) {
  return (
    <li className="relative flex items-center justify-between gap-4 border-b border-border px-2 py-2 hover:bg-muted">
      <div className="min-w-0">
        <Link to={to} className="block truncate font-medium after:absolute after:inset-0 hover:underline">
          {name}
        </Link>
        <p className="text-xs text-muted-foreground tabular-nums">{facts.join(" · ")}</p>
      </div>
      <div className="flex shrink-0 flex-col items-end gap-1 sm:flex-row sm:items-center sm:gap-4">
        <p className="order-last text-xs text-muted-foreground tabular-nums sm:order-none">{moment}</p>
        {badge}
      </div>
    </li>
  );
}
