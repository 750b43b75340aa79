import { Plus } from "lucide";
import { useTranslation } from "#app/i18n/use-translation.ts";
import { Link } from "react-router";
import { ProductResults } from "#app/components/product-search/product-results.tsx";
import { StartTimeSelect } from "#app/components/product-search/start-time-select.tsx";
import { buttonVariants } from "#app/components/ui/button.tsx";
import { Icon } from "#app/components/ui/icon.tsx";
import type { TypedSearch } from "#app/domain/product-search.ts";
import { preferredStart } from "#app/domain/start-times.ts";
import { DaySearch, type DaySearchAsk } from "#app/features/product-search/day-search.tsx";
import { useArrivalFocus } from "#app/lib/use-arrival-focus.ts";
import { PostButton } from "#app/routes/agent/quick-quote/post-button.tsx";
import type { DraftDay, QuoteDraft } from "#contract/sales/quotes/draft.ts";
import type { AgentProduct, AgentProductOption } from "#contract/catalogue/products/search.ts";

/** What was asked for a day, and what there is. */
export type DayAsk = DaySearchAsk & { dayNo: number; products: AgentProduct[] | null };

type DayToolsProps = { draft: QuoteDraft; day: DraftDay; ask: DayAsk | null };

/** The place where an activity may be put in: closed until somebody asks for it. */
export function DayTools({ draft, day, ask }: DayToolsProps) {
  const { t } = useTranslation("quotes");
  if (!draft.editable) return null;
  const name = `${t("insert.open")}: ${t("days.day", { day: day.day_no })}`;
  return (
    <div
      id={`insert-${day.day_no}`}
      data-focus-home
      className="scroll-mt-20 border-t border-border px-4 py-2.5 print:hidden"
    >
      {ask ? (
        <OpenTools draft={draft} day={day} ask={ask} name={name} />
      ) : (
        <Link
          to={{ search: `?add=${day.day_no}`, hash: `#insert-${day.day_no}` }}
          preventScrollReset
          aria-label={name}
          className="flex min-h-9 items-center gap-2.5 rounded-md border border-dashed border-input px-3 py-1.5 text-muted-foreground hover:bg-accent hover:text-foreground"
        >
          <Icon of={Plus} className="size-4 shrink-0" />
          {t("insert.open")}
        </Link>
      )}
    </div>
  );
}

type OpenToolsProps = { draft: QuoteDraft; day: DraftDay; ask: DayAsk; name: string };

function OpenTools({ draft, day, ask, name }: OpenToolsProps) {
  const { t } = useTranslation("quotes");
  const heading = useArrivalFocus<HTMLHeadingElement>();
  return (
    <section aria-label={name} className="space-y-4 py-1.5">
      <div className="flex items-center justify-between gap-3">
        <h4 ref={heading} tabIndex={-1} className="text-sm font-semibold outline-none">
          {t("insert.open")}
        </h4>
        <Link
          to={{ search: "", hash: `#day-${day.day_no}` }}
          preventScrollReset
          className={buttonVariants({ variant: "ghost", size: "sm" })}
        >
          {t("close")}
        </Link>
      </div>
      <DaySearch ask={ask} hidden={[["add", String(day.day_no)]]} hash={`#insert-${day.day_no}`} />
      {ask.products ? <Found draft={draft} day={day} products={ask.products} typed={ask.typed} /> : null}
    </section>
  );
}

type FoundProps = { draft: QuoteDraft; day: DraftDay; products: AgentProduct[]; typed: TypedSearch };

function Found({ draft, day, products, typed }: FoundProps) {
  const { t } = useTranslation("quotes");
  if (products.length === 0) return <p className="text-muted-foreground">{t("insert.none")}</p>;
  const startOf = ({ start_times: times }: AgentProductOption) => preferredStart(times, typed.start_time);
  const add = (product: AgentProductOption) => (
    <PostButton
      landsAt={`day-${day.day_no}`}
      choice={
        product.start_times.length > 1 ? (
          <StartTimeSelect of={product.name} startTimes={product.start_times} chosen={startOf(product)} />
        ) : null
      }
      variant="primary"
      label={`${t("insert.add")}: ${product.name}, ${product.supplier_name}`}
      fields={{
        intent: "add",
        lock_version: draft.lock_version,
        option: product.code,
        date_from: product.date_from,
        date_to: product.date_to,
        start_time: product.start_times.length > 1 ? null : startOf(product),
        end_time: typed.end_time || null,
      }}
    >
      <Icon of={Plus} />
      {t("insert.add")}
    </PostButton>
  );
  return (
    <ProductResults
      products={products}
      searchFor={() => null}
      actionFor={(product) => (product.status === "priced" ? add(product) : null)}
    />
  );
}
