import type { ReactNode } from "react";
import { useTranslation } from "#app/i18n/use-translation.ts";
import { PriceBreakdown } from "#app/components/product-search/price-breakdown.tsx";
import { ProductFacts } from "#app/components/product-search/product-facts.tsx";
import { ProductPrice } from "#app/components/product-search/product-price.tsx";
import { ProductRefusal } from "#app/components/product-search/product-refusal.tsx";
import { Badge } from "#app/components/ui/badge.tsx";
import { CopyButton } from "#app/components/ui/copy-button.tsx";
import { ServiceTypeIcon } from "#app/components/ui/service-type.tsx";
import type { AgentProductOption } from "#contract/catalogue/products/search.ts";
import type { Remedy } from "#contract/catalogue/pricing/refusal.ts";

type ProductCardProps = {
  product: AgentProductOption;
  /** Query of the search that follows a remedy; null where there is none to follow. */
  searchFor: (remedy: Remedy) => string | null;
  /** What can be done with the option: add it, swap it in. */
  action?: ReactNode;
};

/** One option: what it is, what it costs or why it cannot be priced. */
export function ProductCard({ product, searchFor, action }: ProductCardProps) {
  const { t } = useTranslation("productSearch");
  const { price, refusal, availability } = product;
  return (
    <article
      data-slot="product"
      data-status={product.status}
      className="space-y-3 rounded-md border border-border bg-card px-4 py-4 data-[status=refused]:border-status-red/50 sm:px-5"
    >
      <div className="grid gap-x-6 gap-y-3 sm:grid-cols-[1fr_auto]">
        <div className="min-w-0 space-y-1">
          <div className="flex flex-wrap items-center gap-x-2 gap-y-1">
            <ServiceTypeIcon code={product.service_type} />
            <h3 className="text-base font-semibold">{product.name}</h3>
            {product.class ? <Badge tone="outline">{t(`classes.${product.class}`)}</Badge> : null}
          </div>
          <p className="text-muted-foreground">
            {product.supplier_name}
            {product.comment ? ` · ${product.comment}` : null}
          </p>
          <ProductFacts product={product} />
          <p className="flex flex-wrap items-center gap-x-1 text-xs text-muted-foreground">
            <code className="font-mono">{product.code}</code>
            <CopyButton text={product.code} label={t("code.copy")} done={t("code.copied")} />
          </p>
        </div>
        {price ? <ProductPrice price={price} availability={availability} /> : null}
      </div>
      {refusal ? <ProductRefusal refusal={refusal} searchFor={searchFor} /> : null}
      {price ? <PriceBreakdown price={price} availability={availability} /> : null}
      {action ? <div className="flex flex-wrap gap-2">{action}</div> : null}
    </article>
  );
}
