import type { ReactNode } from "react";
import { useTranslation } from "#app/i18n/use-translation.ts";
import { PriceNotes } from "#app/components/product-search/price-notes.tsx";
import { ProductCard } from "#app/components/product-search/product-card.tsx";
import type { AgentProduct, AgentProductOption } from "#contract/catalogue/products/search.ts";
import type { Remedy } from "#contract/catalogue/pricing/refusal.ts";

type ProductResultsProps = {
  products: readonly AgentProduct[];
  /** Query of the search that follows a remedy for an option; null where there is none to follow. */
  searchFor: (remedy: Remedy, product: AgentProductOption) => string | null;
  /** What can be done with each option. */
  actionFor?: (product: AgentProductOption) => ReactNode;
  /** One option was asked for, so that its alternatives belong to the answer. */
  single?: boolean;
};

/** Options that were found, each with its price or the reason why it has none, and the notes on prices. */
export function ProductResults({ products, searchFor, actionFor, single = false }: ProductResultsProps) {
  const card = (product: AgentProductOption) => (
    <ProductCard
      product={product}
      searchFor={(remedy) => searchFor(remedy, product)}
      action={actionFor?.(product)}
    />
  );
  const shown = products.flatMap((product) => [product, ...product.alternatives]);
  return (
    <div className="space-y-4">
      <ul className="space-y-3">
        {products.map((product) => (
          <li key={product.uid} className="space-y-3">
            {card(product)}
            {single && product.status === "refused" ? (
              <Alternatives products={product.alternatives} card={card} />
            ) : null}
          </li>
        ))}
      </ul>
      {shown.some(({ price }) => price !== null) ? <PriceNotes onRequest={extrasOnRequest(shown)} /> : null}
    </div>
  );
}

type AlternativesProps = {
  products: readonly AgentProductOption[];
  card: (product: AgentProductOption) => ReactNode;
};

function Alternatives({ products, card }: AlternativesProps) {
  const { t } = useTranslation("productSearch");
  return (
    <section className="space-y-3 border-s-2 border-border ps-3 sm:ps-5">
      <h2 className="text-base font-semibold">{t("alternatives.title")}</h2>
      {products.length === 0 ? (
        <p className="text-muted-foreground">{t("alternatives.none")}</p>
      ) : (
        <ul className="space-y-3">
          {products.map((product) => (
            <li key={product.uid}>{card(product)}</li>
          ))}
        </ul>
      )}
    </section>
  );
}

/** Names of the extras whose price a consultant confirms. */
function extrasOnRequest(products: readonly AgentProductOption[]): string[] {
  return products.flatMap(({ price }) =>
    (price === null ? [] : [...price.extras, ...price.more_extras])
      .filter(({ cents }) => cents === null)
      .map(({ name }) => name),
  );
}
