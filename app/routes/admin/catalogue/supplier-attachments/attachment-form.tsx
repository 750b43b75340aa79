import { DateField } from "#app/forms/fields/date-field.tsx";
import { RadioField } from "#app/forms/fields/choice-field.tsx";
import { FileField } from "#app/forms/fields/file-field.tsx";
import { LanguageField } from "#app/forms/fields/language-field.tsx";
import { SelectField } from "#app/forms/fields/select-field.tsx";
import { TextAreaField, TextField } from "#app/forms/fields/text-field.tsx";
import { useTranslation } from "#app/i18n/use-translation.ts";
import { RecordForm, useRecordForm } from "#app/records/record-form.tsx";
import type { RecordAnswer } from "#app/records/record-answer.ts";
import {
  attachmentValues,
  useAttachmentWords,
} from "#app/routes/admin/catalogue/supplier-attachments/attachment-words.ts";
import { attachmentKinds, attachmentVisibilities } from "#contract/catalogue/attachments/attachment-words.ts";
import type { Attachment } from "#contract/catalogue/attachments/attachments.ts";
import { attachmentFields } from "#contract/catalogue/attachments/registry-fields.ts";

type AttachmentFormProps = {
  supplier: string;
  /** A new one has none. */
  attachment?: Attachment;
  answer: RecordAnswer | undefined;
  products: readonly { value: string; label: string }[];
  back: string;
  /** Said to somebody who looks and may change nothing. */
  readOnly?: string | undefined;
};

/** The form of an attachment, for a new one and for one that exists. */
export function AttachmentForm({ supplier, attachment, answer, products, ...page }: AttachmentFormProps) {
  const { t } = useTranslation("attachments");
  const form = useRecordForm({
    id: "attachment",
    fields: attachmentFields,
    words: useAttachmentWords(products),
    record: attachment,
    values: attachment
      ? attachmentValues(attachment)
      : { supplier, kind: "contract", visibility: "internal" },
    answer,
  });
  const kinds = attachmentKinds.map((value) => ({ value, label: t(`kinds.${value}`) }));
  const visibilities = attachmentVisibilities.map((value) => ({
    value,
    label: t(`visibilities.${value}`),
    hint: t(`visibilityHints.${value}`),
  }));
  const select = { valueKey: "value", labelKey: "label" } as const;
  return (
    <RecordForm
      of={form}
      back={page.back}
      readOnly={page.readOnly}
      encType="multipart/form-data"
      className="max-w-2xl"
      inputs={{
        supplier: <input type="hidden" name="supplier" value={supplier} />,
        file: (
          <FileField
            field={form.inputs.file}
            label={attachment ? t("otherFile") : t("fields.file")}
            hint={attachment ? t("otherFileHint", { name: attachment.file_name }) : t("hints.file")}
            purpose="attachment"
            {...(attachment && { known: attachment.file })}
          />
        ),
        title: <TextField {...form.of("title")} autoComplete="off" />,
        kind: <SelectField {...form.of("kind")} options={kinds} {...select} />,
        product: (
          <SelectField
            {...form.of("product")}
            hint={t("hints.product")}
            options={products}
            {...select}
            alternate={t("allProducts")}
            optional
          />
        ),
        valid_from: <DateField {...form.of("valid_from")} optional />,
        valid_to: <DateField {...form.of("valid_to")} hint={t("hints.valid_to")} optional />,
        visibility: <RadioField {...form.of("visibility")} choices={visibilities} />,
        language: <LanguageField {...form.of("language")} optional />,
        notes: <TextAreaField {...form.of("notes")} hint={t("hints.notes")} rows={3} optional />,
      }}
      render={({ kind, product, valid_from: from, valid_to: to, ...rest }) => (
        <>
          {rest.supplier}
          {page.readOnly === undefined ? rest.file : null}
          {rest.title}
          <div className="grid gap-4 sm:grid-cols-2">
            {kind}
            {product}
            {from}
            {to}
          </div>
          {rest.visibility}
          {rest.language}
          {rest.notes}
        </>
      )}
    />
  );
}
