import { href, Link } from "react-router";
import { Badge } from "#app/components/ui/badge.tsx";
import { buttonVariants } from "#app/components/ui/button.tsx";
import { useLocale } from "#app/components/use-locale.ts";
import { sayProduct } from "#app/domain/product-name.ts";
import { useTranslation } from "#app/i18n/use-translation.ts";
import type { SupplierCancelTerms } from "#contract/catalogue/cancel-terms/cancel-terms.ts";

type TermsListProps = SupplierCancelTerms & {
  /** Public name of the supplier. */
  supplier: string;
  mayEdit: boolean;
};

/** Cancellation terms with what is charged when, and the products that have them. */
export function TermsList({ terms, products, supplier, mayEdit }: TermsListProps) {
  const { t } = useTranslation("cancelTerms");
  const locale = useLocale();
  const add = href("/admin/suppliers/:uid/policies/add", { uid: supplier });
  return (
    <ul className="divide-y divide-border rounded-md border border-border bg-card">
      {terms.map((one) => {
        const having = products.filter((product) => product.terms === one.uid);
        const isHouse = one.supplier === null;
        return (
          <li key={one.uid} className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2 px-4 py-3">
            <div className="min-w-0 flex-1 basis-72">
              <h2 className="flex flex-wrap items-center gap-2 font-medium">
                {isHouse ? (
                  one.name
                ) : (
                  <Link
                    to={href("/admin/suppliers/:uid/policies/:terms", { uid: supplier, terms: one.uid })}
                    className="text-primary-text hover:underline"
                  >
                    {one.name}
                  </Link>
                )}
                {isHouse ? <Badge>{t("ofHouse")}</Badge> : null}
              </h2>
              <ul className="mt-1 list-disc ps-5 text-pretty">
                {one.rules.map((rule) => (
                  <li key={rule.en}>{rule[locale] || rule.en}</li>
                ))}
              </ul>
              <p className="mt-1 text-sm text-pretty text-muted-foreground">
                {having.length > 0
                  ? t("having", {
                      products: having.map((product) => sayProduct(product, locale)).join(" · "),
                    })
                  : t("none")}
              </p>
            </div>
            {isHouse && mayEdit ? (
              <Link
                to={`${add}?like=${one.uid}`}
                aria-label={t("copyOf", { name: one.name })}
                className={buttonVariants({ size: "sm" })}
              >
                {t("copy")}
              </Link>
            ) : null}
          </li>
        );
      })}
    </ul>
  );
}
