import { Sums, type TotalLine } from "#app/components/client-file/sums.tsx";
import { useLocale } from "#app/components/use-locale.ts";
import { formatMoney } from "#app/domain/money.ts";
import { AppForm } from "#app/forms/app-form.tsx";
import { RadioField } from "#app/forms/fields/choice-field.tsx";
import { TextAreaField } from "#app/forms/fields/text-field.tsx";
import { SubmitButton } from "#app/forms/submit-button.tsx";
import { useAppForm, type FormResult } from "#app/forms/use-app-form.ts";
import { useTranslation } from "#app/i18n/use-translation.ts";
import { creditReasons, takeBackRules } from "#app/routes/admin/sales/client-files/invoices/money-rules.ts";
import type { FileInvoices } from "#contract/money/invoices.ts";
import type { CreditReason } from "#contract/money/ledger-words.ts";

type TakeBackFormProps = { billing: FileInvoices; usual: CreditReason; lastResult: FormResult };

/** What comes off each invoice, and why. */
export function TakeBackForm({ billing, usual, lastResult }: TakeBackFormProps) {
  const { t } = useTranslation("fileMoney");
  const locale = useLocale();
  const { currency, credits_needed: needed, ledger_version: version } = billing;
  const [form, fields] = useAppForm<{ reason: string; note: string }>({
    id: "take-back",
    lastResult,
    rules: takeBackRules,
    defaultValue: { reason: usual },
  });
  const labels = { reason: t("fields.reason"), note: t("fields.words") };
  const amount = (cents: number) => formatMoney(cents, currency, locale);
  const sum = needed.reduce((all, { cents }) => all + cents, 0);
  const lines: TotalLine[] = [
    ...needed.map(({ number, cents }) => ({
      id: number,
      label: t("takeBack.of", { number }),
      amount: amount(cents),
    })),
    { id: "total", label: t("takeBack.total"), amount: amount(sum), weight: "strong" },
  ];
  return (
    <AppForm form={form} labels={labels}>
      <input type="hidden" name="ledger_version" value={version} />
      <Sums lines={lines} />
      <RadioField
        field={fields.reason}
        label={labels.reason}
        inline
        choices={creditReasons.map((reason) => ({ value: reason, label: t(`reasons.${reason}`) }))}
      />
      <TextAreaField field={fields.note} label={labels.note} optional rows={2} />
      <SubmitButton variant="primary">{t("takeBack.act")}</SubmitButton>
    </AppForm>
  );
}
