import { useTranslation } from "#app/i18n/use-translation.ts";
import { Notice } from "#app/components/feedback/notice.tsx";
import type { AgentProductOption } from "#contract/products/search.ts";

/** What every price in a quote comes with (specification section 8), and the extras that a consultant confirms. */
export function PriceNotes({ products }: { products: readonly Pick<AgentProductOption, "price">[] }) {
  const { t } = useTranslation("productSearch");
  const onRequest = products.flatMap(({ price }) =>
    (price === null ? [] : [...price.extras, ...price.more_extras])
      .filter(({ cents }) => cents === null)
      .map(({ name }) => name),
  );
  return (
    <aside aria-label={t("notes.title")} className="space-y-1.5">
      <Notice>{t("notes.estimate")}</Notice>
      <Notice>{t("notes.availability")}</Notice>
      {onRequest.length > 0 ? (
        <Notice>{t("notes.extra", { names: [...new Set(onRequest)].join(", ") })}</Notice>
      ) : null}
    </aside>
  );
}
