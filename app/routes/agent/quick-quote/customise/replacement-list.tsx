import { Search } from "lucide-react";
import { useTranslation } from "#app/i18n/use-translation.ts";
import { Link } from "react-router";
import { Badge } from "#app/components/ui/badge.tsx";
import { buttonVariants } from "#app/components/ui/button.tsx";
import { useLocale } from "#app/components/use-locale.ts";
import { formatDays } from "#app/domain/dates.ts";
import { formatAmount } from "#app/domain/money.ts";
import { useArrivalFocus } from "#app/lib/use-arrival-focus.ts";
import { PostButton } from "#app/routes/agent/quick-quote/post-button.tsx";
import type { Replacement } from "#contract/quotes/changes.ts";
import type { DraftLine, QuoteDraft } from "#contract/quotes/draft.ts";

type ReplacementListProps = {
  draft: QuoteDraft;
  line: DraftLine;
  replacements: readonly Replacement[];
  /** It was opened by hand and can be closed. */
  closable: boolean;
};

/** What could stand where a service stands, each with its price and a button that puts it there. */
export function ReplacementList({ draft, line, replacements, closable }: ReplacementListProps) {
  const { t } = useTranslation("quotes");
  const heading = useArrivalFocus<HTMLHeadingElement>();
  return (
    <section
      aria-label={t("swap.title", { name: line.name })}
      className="rounded-md border border-border bg-card"
    >
      <div className="flex items-center justify-between gap-3 border-b border-border px-3 py-2">
        <h4 ref={closable ? heading : undefined} tabIndex={-1} className="text-xs font-semibold outline-none">
          {t("swap.title", { name: line.name })}
        </h4>
        {closable ? (
          <Link
            to={{ search: "", hash: `#line-${line.uid}` }}
            preventScrollReset
            className={buttonVariants({ variant: "ghost", size: "sm" })}
          >
            {t("close")}
          </Link>
        ) : null}
      </div>
      {replacements.length === 0 ? (
        <div className="space-y-2 px-3 py-2.5">
          <p className="text-muted-foreground">{t("swap.none")}</p>
          <Link
            to={{ search: `?add=${line.day_no}`, hash: `#insert-${line.day_no}` }}
            className={buttonVariants({ size: "sm" })}
          >
            <Search aria-hidden="true" />
            {t("swap.search")}
          </Link>
        </div>
      ) : (
        <ul className="divide-y divide-border">
          {replacements.map((one) => (
            <li key={one.option} className="flex flex-wrap items-center gap-x-3 gap-y-1.5 px-3 py-2">
              <ReplacementText one={one} />
              <ReplacementPrice one={one} />
              <PostButton
                fields={{
                  intent: "swap",
                  line: line.uid,
                  option: one.option,
                  lock_version: draft.lock_version,
                }}
                label={`${t("swap.choose")}: ${one.name}, ${one.supplier_name}`}
              >
                {t("swap.choose")}
              </PostButton>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function ReplacementText({ one }: { one: Replacement }) {
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
