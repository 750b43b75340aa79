import { Search } from "lucide";
import { useTranslation } from "#app/i18n/use-translation.ts";
import { Link } from "react-router";
import { Replacements } from "#app/components/product-search/replacements.tsx";
import { StartTimeSelect } from "#app/components/product-search/start-time-select.tsx";
import { buttonVariants } from "#app/components/ui/button.tsx";
import { Icon } from "#app/components/ui/icon.tsx";
import { useArrivalFocus } from "#app/lib/use-arrival-focus.ts";
import { PostButton } from "#app/routes/agent/quick-quote/post-button.tsx";
import type { Replacement } from "#contract/sales/quotes/changes.ts";
import type { DraftLine, QuoteDraft } from "#contract/sales/quotes/draft.ts";

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
            <Icon of={Search} />
            {t("swap.search")}
          </Link>
        </div>
      ) : (
        <Replacements
          replacements={replacements}
          renderAction={(one, label) => (
            <PostButton
              landsAt={`line-${line.uid}`}
              fields={{
                intent: "swap",
                line: line.uid,
                option: one.option,
                lock_version: draft.lock_version,
              }}
              label={label}
              choice={
                one.start_times.length > 1 ? (
                  <StartTimeSelect of={one.name} startTimes={one.start_times} chosen={one.start_time} />
                ) : null
              }
            >
              {t("swap.choose")}
            </PostButton>
          )}
        />
      )}
    </section>
  );
}
