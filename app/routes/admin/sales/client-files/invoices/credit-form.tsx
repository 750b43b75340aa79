import { useLocale } from "#app/components/use-locale.ts";
import { formatMoney } from "#app/domain/money.ts";
import { AppForm } from "#app/forms/app-form.tsx";
import { RadioField } from "#app/forms/fields/choice-field.tsx";
import { MoneyField } from "#app/forms/fields/number-field.tsx";
import { TextAreaField } from "#app/forms/fields/text-field.tsx";
import { SubmitButton } from "#app/forms/submit-button.tsx";
import { useAppForm, type FormResult } from "#app/forms/use-app-form.ts";
import { useTranslation } from "#app/i18n/use-translation.ts";
import {
  creditReasons,
  creditRules,
  moneyFormats,
} from "#app/routes/admin/sales/client-files/invoices/money-rules.ts";
import type { FileInvoices } from "#contract/money/invoices.ts";
import type { TaxCode } from "#contract/money/ledger-words.ts";

type Values = {
  whole: string;
  amounts: Record<TaxCode, number | undefined>;
  reason: string;
  note: string;
};
type CreditFormProps = {
  billing: FileInvoices;
  invoice: FileInvoices["invoices"][number];
  lastResult: FormResult;
};

/** What is taken back of an invoice, and why. */
export function CreditForm({ billing, invoice, lastResult }: CreditFormProps) {
  const { t } = useTranslation("fileMoney");
  const locale = useLocale();
  const { currency, ledger_version: version } = billing;
  const [form, fields] = useAppForm<Values>({
    id: "credit",
    lastResult,
    rules: creditRules,
    formats: moneyFormats,
    defaultValue: { whole: "all" },
  });
  const parts = fields.amounts.getFieldset();
  const left = invoice.left.reduce((sum, { cents }) => sum + cents, 0);
  const amountOf = (code: TaxCode) => t("fields.amountOf", { code: t(`codes.${code}`) });
  const labels = {
    whole: t("fields.whole"),
    ...Object.fromEntries(invoice.left.map(({ tax_code: code }) => [`amounts.${code}`, amountOf(code)])),
    reason: t("fields.reason"),
    note: t("fields.words"),
  };
  return (
    <AppForm form={form} labels={labels}>
      <input type="hidden" name="ledger_version" value={version} />
      <RadioField
        field={fields.whole}
        label={labels.whole}
        choices={[
          { value: "all", label: t("fields.all", { amount: formatMoney(left, currency, locale) }) },
          { value: "part", label: t("fields.part") },
        ]}
      />
      <div className="grid gap-4 sm:grid-cols-2">
        {invoice.left.map(({ tax_code: code, cents }) => (
          <MoneyField
            key={code}
            field={parts[code]}
            label={amountOf(code)}
            hint={t("fields.atMost", { amount: formatMoney(cents, currency, locale) })}
            currency={currency}
            optional
          />
        ))}
      </div>
      <RadioField
        field={fields.reason}
        label={labels.reason}
        inline
        choices={creditReasons.map((reason) => ({ value: reason, label: t(`reasons.${reason}`) }))}
      />
      <TextAreaField field={fields.note} label={labels.note} optional rows={2} />
      <SubmitButton variant="primary">{t("acts.credit")}</SubmitButton>
    </AppForm>
  );
}
