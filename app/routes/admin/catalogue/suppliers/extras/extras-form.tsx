import { RowsField } from "#app/forms/fields/rows-field.tsx";
import { useTranslation } from "#app/i18n/use-translation.ts";
import type { RecordAnswer } from "#app/records/record-answer.ts";
import { RecordForm, useRecordForm } from "#app/records/record-form.tsx";
import { ExtraRow } from "#app/routes/admin/catalogue/suppliers/extras/extra-row.tsx";
import { extraValues, useExtraWords } from "#app/routes/admin/catalogue/suppliers/extras/extra-words.ts";
import type { ProductExtras } from "#contract/catalogue/extras/extras.ts";
import { productExtrasFields } from "#contract/catalogue/extras/registry-fields.ts";
import type { Currency } from "#contract/primitives.ts";

type ExtrasFormProps = {
  record: ProductExtras;
  currency: Currency;
  answer: RecordAnswer | undefined;
  back: string;
  readOnly: boolean;
};

/** What is taken with a product, in rows that come and go until they are saved. */
export function ExtrasForm({ record, currency, answer, back, readOnly }: ExtrasFormProps) {
  const { t } = useTranslation("productExtras");
  const form = useRecordForm<typeof productExtrasFields, Pick<ProductExtras, "extras">>({
    id: "extras",
    fields: productExtrasFields,
    words: useExtraWords(),
    record,
    values: extraValues(record),
    answer,
  });
  return (
    <RecordForm
      of={form}
      back={back}
      className="max-w-4xl space-y-6"
      readOnly={readOnly ? t("readOnly") : undefined}
      inputs={{
        extras: (
          <RowsField
            field={form.inputs.extras}
            label={t("fields.extras")}
            addLabel={t("add")}
            rowLabel={(number) => t("row", { number })}
            newRow={{ basis: "person_night", active: "on", commissionable: "on" }}
            max={40}
            disabled={readOnly}
          >
            {(row) => <ExtraRow fields={row.getFieldset()} currency={currency} />}
          </RowsField>
        ),
      }}
    />
  );
}
