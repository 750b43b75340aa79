import { href, Link } from "react-router";
import { Badge } from "#app/components/ui/badge.tsx";
import { buttonVariants } from "#app/components/ui/button.tsx";
import { useLocale } from "#app/components/use-locale.ts";
import { useTranslation } from "#app/i18n/use-translation.ts";
import type { AgePolicyChoice } from "#contract/catalogue/suppliers/age-policies.ts";
import type { Supplier } from "#contract/catalogue/suppliers/suppliers.ts";

type AgesListProps = {
  ages: readonly AgePolicyChoice[];
  supplier: Pick<Supplier, "uid" | "age_policy">;
  mayAdd: boolean;
};

/** Whom suppliers count as infant, child and adult; the form of a supplier and of a product chooses among them. */
export function AgesList({ ages, supplier, mayAdd }: AgesListProps) {
  const { t } = useTranslation("cancelTerms");
  const locale = useLocale();
  return (
    <section className="mt-8">
      <div className="mb-2 flex flex-wrap items-center justify-between gap-3">
        <h2 className="font-semibold">{t("ages.title")}</h2>
        {mayAdd ? (
          <Link
            to={href("/admin/suppliers/:uid/policies/ages", { uid: supplier.uid })}
            className={buttonVariants({ size: "sm" })}
          >
            {t("ages.add")}
          </Link>
        ) : null}
      </div>
      <p className="mb-3 max-w-[70ch] text-pretty text-muted-foreground">{t("ages.intro")}</p>
      <ul className="divide-y divide-border rounded-md border border-border bg-card">
        {ages.map(({ code, name }) => (
          <li key={code} className="flex flex-wrap items-center gap-2 px-4 py-2">
            {name[locale] || name.en}
            {code === supplier.age_policy ? <Badge tone="primary">{t("ages.ofSupplier")}</Badge> : null}
          </li>
        ))}
      </ul>
    </section>
  );
}
