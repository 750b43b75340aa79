import { href, Link } from "react-router";
import { buttonVariants } from "#app/components/ui/button.tsx";
import { useLocale } from "#app/components/use-locale.ts";
import { Select } from "#app/components/ui/select.tsx";
import { AppForm } from "#app/forms/app-form.tsx";
import { FieldError, fieldProps } from "#app/forms/fields/field-frame.tsx";
import { initialText, rowsOf, type AppField, type ListField } from "#app/forms/fields/field.ts";
import { NumberField, PercentField } from "#app/forms/fields/number-field.tsx";
import { SelectField } from "#app/forms/fields/select-field.tsx";
import { TextField } from "#app/forms/fields/text-field.tsx";
import { SubmitButton } from "#app/forms/submit-button.tsx";
import { useTranslation } from "#app/i18n/use-translation.ts";
import { OpenedFields } from "#app/records/opened-fields.tsx";
import type { RecordAnswer } from "#app/records/record-answer.ts";
import { useRecordForm } from "#app/records/record-form.tsx";
import {
  fieldWord,
  mappingValues,
  seasonText,
  useMappingWords,
} from "#app/routes/admin/catalogue/suppliers/imports/mapping-words.ts";
import { sheetMappingFields } from "#contract/catalogue/rate-imports/registry-fields.ts";
import { dayOrders, sheetFields } from "#contract/catalogue/rate-imports/sheet-fields.ts";
import { writtenStatuses } from "#contract/catalogue/rates/rate-words.ts";
import type { SheetMapping } from "#contract/catalogue/rate-imports/sheet-mapping.ts";

type RowFields = AppField & { getFieldset: () => Record<"index" | "field", AppField> };

/** What each column of a sheet is, and what new seasons have that it says nothing of. */
export function MappingForm({
  supplier,
  mapping,
  answer,
}: {
  supplier: string;
  mapping: SheetMapping;
  answer: RecordAnswer | undefined;
}) {
  const { t } = useTranslation(["rateImports", "supplierRates", "kit"]);
  const values = mappingValues(mapping);
  const { form, of, opened, labels, inputs } = useRecordForm<typeof sheetMappingFields, typeof values>({
    id: "mapping",
    fields: sheetMappingFields,
    words: useMappingWords(),
    record: mapping,
    values,
    answer,
  });
  const statuses = writtenStatuses.map((value) => ({ value, label: t(`supplierRates:statuses.${value}`) }));
  const orders = dayOrders.map((value) => ({ value, label: t(`mapping.dayOrders.${value}`) }));
  // Conform knows the rows by the names of their values; ours are those of the contract.
  const columns = inputs.columns as unknown as ListField<RowFields>;
  return (
    <AppForm form={form} labels={labels} className="space-y-6">
      {opened ? <OpenedFields opened={opened} /> : null}
      <div className="grid max-w-4xl items-start gap-4 sm:grid-cols-2 lg:grid-cols-3">
        <NumberField {...of("header_row")} hint={t("mapping.hint")} />
        <SelectField {...of("day_order")} options={orders} valueKey="value" labelKey="label" />
        <TextField {...of("season_name")} autoComplete="off" />
        <PercentField {...of("markup_bps")} />
        <SelectField {...of("status")} options={statuses} valueKey="value" labelKey="label" />
      </div>
      <FieldError field={inputs.columns} />
      <ColumnTable rows={rowsOf(columns)} mapping={mapping} />
      <div className="flex flex-wrap gap-2">
        <SubmitButton>{t("mapping.submit")}</SubmitButton>
        <Link to={href("/admin/suppliers/:uid/import", { uid: supplier })} className={buttonVariants()}>
          {t("kit:form.cancel")}
        </Link>
      </div>
    </AppForm>
  );
}

/** The columns one below the other, each with its heading and what stands in its first rows. */
function ColumnTable({ rows, mapping }: { rows: readonly RowFields[]; mapping: SheetMapping }) {
  const { t } = useTranslation(["rateImports", "supplierRates"]);
  const locale = useLocale();
  return (
    <ul className="max-w-4xl divide-y divide-border border-y border-border">
      {rows.map((row, at) => {
        const column = mapping.columns[at];
        const { index, field } = row.getFieldset();
        if (!column) return null;
        return (
          <li key={row.key ?? at} className="grid items-center gap-x-6 gap-y-2 py-3 sm:grid-cols-[1fr_18rem]">
            <div className="min-w-0">
              <label htmlFor={fieldProps(field).id} className="font-medium wrap-anywhere">
                <span className="me-2 text-muted-foreground">
                  {t("mapping.column", { letter: column.letter })}
                </span>
                {column.heading}
              </label>
              {column.season ? <p className="text-sm">{seasonText(column.season, t, locale)}</p> : null}
              <p className="truncate text-sm text-muted-foreground">{column.samples.join(" · ")}</p>
            </div>
            <div>
              <input type="hidden" name={index.name} value={column.index} />
              <Select key={field.key} {...fieldProps(field)} defaultValue={initialText(field) ?? ""}>
                <option value="">{t("mapping.none")}</option>
                {sheetFields.map((one) => (
                  <option key={one} value={one}>
                    {fieldWord(one, t)}
                  </option>
                ))}
              </Select>
              <FieldError field={field} />
            </div>
          </li>
        );
      })}
    </ul>
  );
}
