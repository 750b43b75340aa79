import { Plus, Search } from "lucide-react";
import { useTranslation } from "#app/i18n/use-translation.ts";
import { Form, href, Link, useLocation, useNavigation } from "react-router";
import { ProductResults } from "#app/components/product-search/product-results.tsx";
import { Button, buttonVariants } from "#app/components/ui/button.tsx";
import { ServiceTypePicker } from "#app/components/ui/service-type.tsx";
import { useLocale } from "#app/components/use-locale.ts";
import type { SearchProblem, TypedSearch } from "#app/domain/product-search.ts";
import { readTypedDate, writeTypedDate } from "#app/domain/typed-dates.ts";
import { AutocompleteField } from "#app/forms/fields/autocomplete-field.tsx";
import type { AppField } from "#app/forms/fields/field.ts";
import { writeMessage } from "#app/forms/message.ts";
import { SearchTimes } from "#app/forms/product-search/search-times.tsx";
import type { Suggestion } from "#app/forms/use-suggestions.ts";
import { useArrivalFocus } from "#app/lib/use-arrival-focus.ts";
import { PostButton } from "#app/routes/agent/quick-quote/post-button.tsx";
import type { DraftDay, QuoteDraft } from "#contract/quotes/draft.ts";
import type { AgentProduct, AgentProductOption } from "#contract/products/search.ts";
import { serviceGroups } from "#contract/products/service-groups.ts";

/** What was asked for a day, and what there is. */
export type DayAsk = {
  dayNo: number;
  typed: TypedSearch;
  problems: Record<string, SearchProblem>;
  products: AgentProduct[] | null;
  places: Suggestion[];
};

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
          <Plus aria-hidden="true" className="size-4 shrink-0" />
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
      <FindForm day={day} ask={ask} />
      {ask.products ? <Found draft={draft} products={ask.products} typed={ask.typed} /> : null}
    </section>
  );
}

function FindForm({ day, ask: { typed, problems, places } }: { day: DraftDay; ask: DayAsk }) {
  const { t } = useTranslation(["quotes", "productSearch"]);
  const locale = useLocale();
  const { pathname } = useLocation();
  const { state, location: next } = useNavigation();
  const pending = state === "loading" && next.pathname === pathname && next.search.includes("service=");
  const fieldOf = (name: string, text: string): AppField => ({
    name,
    key: name,
    errorId: `${name}-error`,
    descriptionId: `${name}-hint`,
    errors: problems[name] ? [writeMessage(problems[name])] : undefined,
    initialValue: text,
  });
  return (
    <Form
      action={`${pathname}#insert-${day.day_no}`}
      preventScrollReset
      role="search"
      className="group/search space-y-4"
    >
      <input type="hidden" name="add" value={day.day_no} />
      <ServiceTypePicker
        legend={t("productSearch:fields.service")}
        name="service"
        value={serviceGroups.find(({ key }) => key === typed.service)?.key ?? "sightseeing"}
      />
      <div className="grid items-start gap-4 sm:grid-cols-[minmax(0,18rem)_minmax(0,1fr)_auto]">
        <AutocompleteField
          field={fieldOf("place", typed.place)}
          label={t("productSearch:fields.place")}
          options={places}
          source={href("/options/places")}
        />
        <SearchTimes
          typed={typed}
          fieldOf={fieldOf}
          dateOf={(text) => writeTypedDate(readTypedDate(text) ?? text, locale)}
        />
      </div>
      <Button type="submit" pending={pending} className="max-sm:w-full">
        <Search aria-hidden="true" />
        <span aria-live="polite">{pending ? t("insert.pending") : t("insert.find")}</span>
      </Button>
    </Form>
  );
}

type FoundProps = { draft: QuoteDraft; products: AgentProduct[]; typed: TypedSearch };

function Found({ draft, products, typed }: FoundProps) {
  const { t } = useTranslation("quotes");
  if (products.length === 0) return <p className="text-muted-foreground">{t("insert.none")}</p>;
  const add = (product: AgentProductOption) => (
    <PostButton
      variant="primary"
      label={`${t("insert.add")}: ${product.name}, ${product.supplier_name}`}
      fields={{
        intent: "add",
        lock_version: draft.lock_version,
        option: product.code,
        date_from: product.date_from,
        date_to: product.date_to,
        start_time: typed.start_time || null,
        end_time: typed.end_time || null,
      }}
    >
      <Plus aria-hidden="true" />
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
