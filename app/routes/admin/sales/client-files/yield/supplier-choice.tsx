import { Truck } from "lucide";
import { Link } from "react-router";
import { EmptyState } from "#app/components/ui/empty-state.tsx";
import { useLocale } from "#app/components/use-locale.ts";
import { formatMoney } from "#app/domain/money.ts";
import { useTranslation } from "#app/i18n/use-translation.ts";
import type { BillingSupplier } from "#app/routes/admin/sales/client-files/yield/suppliers-of.ts";
import type { Currency } from "#contract/primitives.ts";

type SupplierChoiceProps = { suppliers: BillingSupplier[]; currency: Currency; here: string };

/** The suppliers of a file, each with what is expected and was billed so far. */
export function SupplierChoice({ suppliers, currency, here }: SupplierChoiceProps) {
  const { t } = useTranslation("supplierInvoice");
  const locale = useLocale();
  if (suppliers.length === 0)
    return <EmptyState icon={Truck} title={t("choose.none")} text={t("choose.noneText")} />;
  return (
    <ul className="divide-y divide-border">
      {suppliers.map(({ uid, name, services, expected_cents: expected, billed_cents: billed }) => {
        const amount = formatMoney(expected, currency, locale);
        const text = billed === 0 ? "hints.expected" : "hints.expectedBilled";
        return (
          <li key={uid} className="relative px-5 py-3 hover:bg-muted/60">
            <Link
              to={`${here}?supplier=${uid}`}
              className="font-medium wrap-anywhere after:absolute after:inset-0"
            >
              {name}
            </Link>
            <p className="text-xs text-muted-foreground">
              {t("choose.services", { count: services.length })}
              {" · "}
              {t(text, { amount, billed: formatMoney(billed, currency, locale) })}
            </p>
          </li>
        );
      })}
    </ul>
  );
}
