import { useLocale } from "#app/components/use-locale.ts";
import { formatAmount, formatPercent } from "#app/domain/money.ts";
import { sayProduct } from "#app/domain/product-name.ts";
import { useTranslation } from "#app/i18n/use-translation.ts";
import type { FieldWords } from "#app/records/field-words.ts";
import type { CancelTerms, TermsProduct } from "#contract/catalogue/cancel-terms/cancel-terms.ts";
import { cancelCharges, cancelTimeUnits } from "#contract/catalogue/cancel-terms/cancel-words.ts";

const named = ["name", "steps", "products", "before", "unit", "charge", "share_bps", "units"] as const;
const others = ["amount_cents", "text"] as const;

/** Fields and codes of cancellation terms in words, for their form and for conflicts. */
export function useTermsWords(products: readonly TermsProduct[]): FieldWords {
  const { t } = useTranslation("cancelTerms");
  const locale = useLocale();
  const words: Record<string, (value: string) => string | undefined> = {
    unit: (value) => {
      const unit = cancelTimeUnits.find((one) => one === value);
      return unit && t(`timeUnits.${unit}`);
    },
    charge: (value) => {
      const charge = cancelCharges.find((one) => one === value);
      return charge && t(`charges.${charge}`);
    },
    products: (value) => {
      const product = products.find(({ uid }) => uid === value);
      return product && sayProduct(product, locale);
    },
  };
  return {
    labels: Object.fromEntries([...named, ...others].map((name) => [name, t(`fields.${name}`)])),
    value: (field, value) => (Object.hasOwn(words, field) ? words[field]?.(value) : undefined),
  };
}

/** The same for the history, where amounts and shares stand as they are kept. */
export function useKeptTermsWords(products: readonly TermsProduct[]): FieldWords {
  const locale = useLocale();
  const { labels, value: word } = useTermsWords(products);
  return {
    labels,
    value: (field, value) => {
      if (field === "amount_cents") return formatAmount(Number(value), locale);
      return field === "share_bps" ? formatPercent(Number(value), locale) : word?.(field, value);
    },
  };
}

type Step = CancelTerms["steps"][number];

/** What the form begins with; of a new step not even the time is known. */
export type TermsValues = {
  name: string;
  steps: (Omit<Step, "before"> & { before: number | null })[];
  products: string[];
};

export function termsValues({ name, steps, products }: CancelTerms): TermsValues {
  return { name, steps, products };
}
