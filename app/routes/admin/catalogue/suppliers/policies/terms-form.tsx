import { useLocale } from "#app/components/use-locale.ts";
import { sayProduct } from "#app/domain/product-name.ts";
import { MultiSelectField } from "#app/forms/fields/choice-field.tsx";
import { RowsField } from "#app/forms/fields/rows-field.tsx";
import { TextField } from "#app/forms/fields/text-field.tsx";
import { useTranslation } from "#app/i18n/use-translation.ts";
import type { RecordAnswer } from "#app/records/record-answer.ts";
import { RecordForm, useRecordForm } from "#app/records/record-form.tsx";
import { StepRow } from "#app/routes/admin/catalogue/suppliers/policies/step-row.tsx";
import {
  useTermsWords,
  type TermsValues,
} from "#app/routes/admin/catalogue/suppliers/policies/terms-words.ts";
import type { SupplierCancelTerms } from "#contract/catalogue/cancel-terms/cancel-terms.ts";
import { cancelTermsFields } from "#contract/catalogue/cancel-terms/registry-fields.ts";
import type { Currency } from "#contract/primitives.ts";

type TermsFormProps = {
  /** Those that are changed; new ones have none. */
  record?: { uid: string; lock_version: number };
  values: Partial<TermsValues>;
  /** The products of the supplier, and what else they have. */
  offered: SupplierCancelTerms;
  currency: Currency;
  answer: RecordAnswer | undefined;
  back: string;
  readOnly: boolean;
};

/** Cancellation terms: their steps, and the products that have them. */
export function TermsForm({ record, values, offered, currency, answer, back, readOnly }: TermsFormProps) {
  const { t } = useTranslation("cancelTerms");
  const locale = useLocale();
  const form = useRecordForm<typeof cancelTermsFields, TermsValues>({
    id: "cancel-terms",
    fields: cancelTermsFields,
    words: useTermsWords(offered.products),
    record,
    values,
    answer,
  });
  const nameOf = new Map(offered.terms.map(({ uid, name }) => [uid, name]));
  const products = offered.products.map(({ terms, ...product }) => {
    const now = terms === null || terms === record?.uid ? undefined : nameOf.get(terms);
    return {
      value: product.uid,
      label: sayProduct(product, locale),
      ...(now !== undefined && { hint: t("hasNow", { name: now }) }),
    };
  });
  const { of } = form;
  return (
    <RecordForm
      of={form}
      back={back}
      className="max-w-4xl space-y-6"
      readOnly={readOnly ? t("readOnly") : undefined}
      inputs={{
        name: <TextField {...of("name")} hint={t("hints.name")} autoComplete="off" className="max-w-xl" />,
        steps: (
          <RowsField
            field={form.inputs.steps}
            label={t("fields.steps")}
            hint={t("hints.steps")}
            addLabel={t("addStep")}
            rowLabel={(number) => t("step", { number })}
            newRow={{ unit: "days", charge: "bps_of_net" }}
            min={1}
            max={12}
            disabled={readOnly}
          >
            {(row) => <StepRow fields={row.getFieldset()} currency={currency} />}
          </RowsField>
        ),
        products:
          products.length > 0 ? (
            <MultiSelectField {...of("products")} hint={t("hints.products")} choices={products} />
          ) : null,
      }}
    />
  );
}
