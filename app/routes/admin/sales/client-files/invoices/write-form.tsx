import { AppForm } from "#app/forms/app-form.tsx";
import { MoneyField } from "#app/forms/fields/number-field.tsx";
import { TextAreaField } from "#app/forms/fields/text-field.tsx";
import { SubmitButton } from "#app/forms/submit-button.tsx";
import { useAppForm, type FormResult } from "#app/forms/use-app-form.ts";
import { useTranslation } from "#app/i18n/use-translation.ts";
import { moneyFormats, writeRules } from "#app/routes/admin/sales/client-files/invoices/money-rules.ts";
import type { FileInvoices } from "#contract/money/invoices.ts";

type Values = { cents: number; note: string };
type WriteFormProps = { billing: FileInvoices; cents: number; act: string; lastResult: FormResult };

/** How much of an invoice is given up or taken back, and why; all of it where nothing else is typed. */
export function WriteForm({ billing, cents, act, lastResult }: WriteFormProps) {
  const { t } = useTranslation("fileMoney");
  const [form, fields] = useAppForm<Values>({
    id: "write",
    lastResult,
    rules: writeRules,
    formats: moneyFormats,
    defaultValue: { cents },
  });
  const labels = { cents: t("fields.cents"), note: t("fields.why") };
  return (
    <AppForm form={form} labels={labels}>
      <input type="hidden" name="ledger_version" value={billing.ledger_version} />
      <MoneyField
        field={fields.cents}
        label={labels.cents}
        currency={billing.currency}
        frameClassName="max-w-xs"
      />
      <TextAreaField field={fields.note} label={labels.note} rows={2} />
      <SubmitButton variant="primary">{act}</SubmitButton>
    </AppForm>
  );
}
