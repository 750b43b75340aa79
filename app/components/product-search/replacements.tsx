import type { ReactNode } from "react";
import { Badge } from "#app/components/ui/badge.tsx";
import { useLocale } from "#app/components/use-locale.ts";
import { formatDays } from "#app/domain/dates.ts";
import { formatAmount } from "#app/domain/money.ts";
import { useTranslation } from "#app/i18n/use-translation.ts";
import type { Replacement } from "#contract/sales/quotes/changes.ts";

type ReplacementsProps<One extends Replacement> = {
  replacements: readonly One[];
  /** What is said of one besides, below what it is. */
  renderMore?: (one: One) => ReactNode;
  /** What puts one in the place; `label` says the whole deed. */
  renderAction: (one: One, label: string) => ReactNode;
};

/** What could stand where a service stands, each with its price and what puts it there. */
export function Replacements<One extends Replacement>({
  replacements,
  renderMore,
  renderAction,
}: ReplacementsProps<One>) {
  const { t } = useTranslation("quotes");
  if (replacements.length === 0) return null;
  return (
    <ul className="divide-y divide-border">
      {replacements.map((one) => (
        <li key={one.option} className="flex flex-wrap items-center gap-x-3 gap-y-1.5 px-3 py-2">
          <ReplacementText one={one}>{renderMore?.(one)}</ReplacementText>
          <ReplacementPrice one={one} />
          {renderAction(one, `${t("swap.choose")}: ${one.name}, ${one.supplier_name}`)}
        </li>
      ))}
    </ul>
  );
}

function ReplacementText({ one, children }: { one: Replacement; children: ReactNode }) {
  const { t } = useTranslation(["quotes", "productSearch"]);
  const locale = useLocale();
  const details = [
    one.comment,
    formatDays(one.date_from, one.date_to, locale),
    one.class ? t(`productSearch:classes.${one.class}`) : null,
  ].filter((text) => text !== null);
  return (
    <div className="min-w-48 flex-1">
      <p className="flex flex-wrap items-center gap-x-2">
        <span className="font-medium">{one.name}</span>
        <span className="text-muted-foreground">{one.supplier_name}</span>
        {one.substitute ? <Badge tone="outline">{t("swap.substitute")}</Badge> : null}
      </p>
      <p className="text-xs text-muted-foreground">{details.join(" · ")}</p>
      {children}
    </div>
  );
}

function ReplacementPrice({ one: { cents, difference_cents: more } }: { one: Replacement }) {
  const locale = useLocale();
  return (
    <p className="text-end whitespace-nowrap tabular-nums">
      {formatAmount(cents, locale)}
      {more === null ? null : (
        <span className="block text-xs text-muted-foreground">
          {`${more < 0 ? "−" : "+"} ${formatAmount(Math.abs(more), locale)}`}
        </span>
      )}
    </p>
  );
}
