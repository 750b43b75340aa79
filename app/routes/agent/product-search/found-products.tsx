import { ArrowLeft, PackageSearch, SearchX } from "lucide";
import { useTranslation } from "#app/i18n/use-translation.ts";
import { Link } from "react-router";
import { Notice } from "#app/components/feedback/notice.tsx";
import { ProductResults } from "#app/components/product-search/product-results.tsx";
import { buttonVariants } from "#app/components/ui/button.tsx";
import { EmptyState } from "#app/components/ui/empty-state.tsx";
import { Icon } from "#app/components/ui/icon.tsx";
import { useLocale } from "#app/components/use-locale.ts";
import { ListPages } from "#app/data-table/list-pages.tsx";
import { addDays, formatDayLong, formatDayRange } from "#app/domain/dates.ts";
import { followRemedy } from "#app/domain/product-remedies.ts";
import { writeSearch, type SearchWish } from "#app/domain/product-search.ts";
import type { Page } from "#contract/envelope.ts";
import type { AgentProduct, AgentProductOption } from "#contract/catalogue/products/search.ts";

/** What stands below the form before a search was made. */
export function NoSearch({ edited, refused }: { edited: boolean; refused: boolean }) {
  const { t } = useTranslation("productSearch");
  if (refused) return null;
  if (edited) return <Notice>{t("edited")}</Notice>;
  return <EmptyState icon={PackageSearch} title={t("first.title")} text={t("first.text")} />;
}

type FoundProductsProps = {
  wish: SearchWish;
  products: Page<AgentProduct>;
  places: readonly { value: string; label: string }[];
};

/** The answer to a search with its own heading: options, alternatives and pages, or that there is nothing. */
export function FoundProducts({ wish, products, places }: FoundProductsProps) {
  const { t } = useTranslation("productSearch");
  const locale = useLocale();
  const { option, ...everything } = wish;
  const single = option !== undefined;
  const code = wish.place ?? products.data[0]?.place.code ?? "";
  const place = places.find(({ value }) => value === code)?.label ?? code;
  const end = wish.nights === undefined ? wish.date_to : addDays(wish.date_from, wish.nights);
  const dates =
    end === undefined ? formatDayLong(wish.date_from, locale) : formatDayRange(wish.date_from, end, locale);
  const priced = products.data.filter(({ status }) => status === "priced").length;
  const refused = products.data.length - priced;
  const back = code === "" ? null : writeSearch({ ...everything, place: code });
  return (
    <section aria-labelledby="found-products" className="space-y-4">
      <header className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <h2 id="found-products" className="text-base font-semibold">
          {t("results.title", { place, dates })}
        </h2>
        <p role="status" className="text-muted-foreground">
          {[
            priced > 0 ? t("results.priced", { count: priced }) : null,
            refused > 0 ? t("results.refused", { count: refused }) : null,
          ]
            .filter((part) => part !== null)
            .join(", ")}
        </p>
      </header>
      {single && back !== null ? (
        <Link to={{ search: back }} preventScrollReset className={buttonVariants({ variant: "link" })}>
          <Icon of={ArrowLeft} className="size-4" />
          {t("results.back")}
        </Link>
      ) : null}
      {products.data.length === 0 ? (
        <EmptyState icon={SearchX} title={t("none.title")} text={t("none.text")} />
      ) : (
        <ProductResults
          products={products.data}
          single={single}
          searchFor={(remedy, { length_unit: unit }) => {
            const next = followRemedy(remedy, wish, unit);
            return next === null ? null : writeSearch(next);
          }}
          actionFor={alternativesOf(wish)}
        />
      )}
      <ListPages meta={products.meta} />
    </section>
  );
}

/** The way from an option without a price to what could stand in for it; none where it was asked for alone. */
function alternativesOf(wish: SearchWish) {
  return (product: AgentProductOption) =>
    product.status === "priced" || wish.option !== undefined ? null : (
      <AlternativesLink name={product.name} search={writeSearch({ ...wish, option: product.code })} />
    );
}

function AlternativesLink({ name, search }: { name: string; search: string }) {
  const { t } = useTranslation("productSearch");
  return (
    <Link
      to={{ search }}
      aria-label={`${t("alternatives.show")}: ${name}`}
      className={buttonVariants({ size: "sm" })}
    >
      {t("alternatives.show")}
    </Link>
  );
}
