import { AppForm } from "#app/forms/app-form.tsx";
import { DateField } from "#app/forms/fields/date-field.tsx";
import { MoneyField } from "#app/forms/fields/number-field.tsx";
import { RadioField } from "#app/forms/fields/choice-field.tsx";
import { TextAreaField, TextField } from "#app/forms/fields/text-field.tsx";
import { SubmitButton } from "#app/forms/submit-button.tsx";
import { useAppForm, type FormResult } from "#app/forms/use-app-form.ts";
import { useLocale } from "#app/components/use-locale.ts";
import { formatMoney } from "#app/domain/money.ts";
import { useTranslation } from "#app/i18n/use-translation.ts";
import { moneyFormats, paymentRules } from "#app/routes/admin/sales/client-files/invoices/money-rules.ts";
import type { FileInvoices } from "#contract/money/invoices.ts";
import type { PaymentMethod } from "#contract/money/ledger-words.ts";

type PaymentFormProps = {
  billing: FileInvoices;
  way: "receipt" | "refund";
  lastResult: FormResult;
};
type Values = {
  cents: number;
  date: string;
  method: string;
  reference: string;
  invoice: string;
  note: string;
};

const methods = ["bank", "card", "cheque", "cash", "other"] as const satisfies readonly PaymentMethod[];

/** Money that came in, or goes back. */
export function PaymentForm({ billing, way, lastResult }: PaymentFormProps) {
  const { t } = useTranslation("fileMoney");
  const locale = useLocale();
  const { currency, account, today, ledger_version: version } = billing;
  const isReceipt = way === "receipt";
  const cents = isReceipt ? Math.max(account.due_cents, 0) : account.on_account_cents;
  const open = billing.invoices.filter((one) => one.number !== null && one.open_cents > 0);
  const [form, fields] = useAppForm<Values>({
    id: way,
    lastResult,
    rules: paymentRules,
    formats: moneyFormats,
    defaultValue: { cents: cents || null, date: today, method: "bank", invoice: "" },
  });
  const labels = {
    cents: t("fields.cents"),
    date: t("fields.date"),
    method: t("fields.method"),
    reference: t("fields.reference"),
    ...(isReceipt && open.length > 1 && { invoice: t("fields.invoice") }),
    note: t("fields.note"),
  };
  return (
    <AppForm form={form} labels={labels}>
      <input type="hidden" name="ledger_version" value={version} />
      <div className="grid gap-4 sm:grid-cols-2">
        <MoneyField field={fields.cents} label={labels.cents} currency={currency} />
        <DateField field={fields.date} label={labels.date} max={today} />
      </div>
      <RadioField
        field={fields.method}
        label={labels.method}
        inline
        choices={methods.map((method) => ({ value: method, label: t(`methods.${method}`) }))}
      />
      <TextField
        field={fields.reference}
        label={labels.reference}
        hint={t("fields.referenceHint")}
        optional
        autoComplete="off"
      />
      {isReceipt && open.length > 1 ? (
        <RadioField
          field={fields.invoice}
          label={t("fields.invoice")}
          choices={[
            { value: "", label: t("fields.oldest") },
            ...open.map((one) => ({
              value: one.uid,
              label: `${one.number ?? ""} · ${formatMoney(one.open_cents, currency, locale)}`,
            })),
          ]}
        />
      ) : null}
      <TextAreaField field={fields.note} label={labels.note} hint={t("fields.noteHint")} optional rows={2} />
      <SubmitButton variant="primary">{t(`acts.${way}`)}</SubmitButton>
    </AppForm>
  );
}
