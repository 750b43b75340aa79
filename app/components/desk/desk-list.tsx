import type { ReactNode } from "react";
import { Link } from "react-router";
import { Card, CardHeader, CardTitle } from "#app/components/ui/card.tsx";

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

/** A few records in a card, one line each, two on a phone. */
export function DeskList({ title, empty, rows }: DeskListProps) {
  return (
    <Card className="flex flex-col">
      <CardHeader className="pb-3">
        <CardTitle>{title}</CardTitle>
      </CardHeader>
      {rows.length === 0 ? (
        <p className="px-5 pb-5 text-muted-foreground">{empty}</p>
      ) : (
        <ul className="border-t border-border">
          {rows.map(({ key, ...row }) => (
            <Row key={key} {...row} />
          ))}
        </ul>
      )}
    </Card>
  );
}

function Row({ to, name, facts, moment, badge }: Omit<DeskRow, "key">) {
  return (
    <li className="relative flex items-center justify-between gap-4 border-b border-border px-5 py-2.5 last:border-b-0 hover:bg-muted">
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
