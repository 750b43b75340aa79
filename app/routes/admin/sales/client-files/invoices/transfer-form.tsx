import { AppForm } from "#app/forms/app-form.tsx";
import { DateField } from "#app/forms/fields/date-field.tsx";
import { MoneyField } from "#app/forms/fields/number-field.tsx";
import { TextAreaField, TextField } from "#app/forms/fields/text-field.tsx";
import { SubmitButton } from "#app/forms/submit-button.tsx";
import { useAppForm, type FormResult } from "#app/forms/use-app-form.ts";
import { useLocale } from "#app/components/use-locale.ts";
import { formatMoney } from "#app/domain/money.ts";
import { useTranslation } from "#app/i18n/use-translation.ts";
import { moneyFormats, transferRules } from "#app/routes/admin/sales/client-files/invoices/money-rules.ts";
import type { FileInvoices } from "#contract/money/invoices.ts";
import type { TransferTarget } from "#contract/money/transfers.ts";

type TransferFormProps = { billing: FileInvoices; files: TransferTarget[]; lastResult: FormResult };
type Values = { to: string; cents: number; date: string; note: string };

/** Which booking of the agency gets how much; those that have something open are offered, any other can be typed. */
export function TransferForm({ billing, files, lastResult }: TransferFormProps) {
  const { t } = useTranslation("fileMoney");
  const locale = useLocale();
  const { currency, account, today, ledger_version: version } = billing;
  const [first] = files;
  const most = account.on_account_cents;
  const [form, fields] = useAppForm<Values>({
    id: "transfer",
    lastResult,
    rules: transferRules,
    formats: moneyFormats,
    defaultValue: { to: first?.reference ?? "", cents: most || null, date: today },
  });
  const labels = {
    to: t("transfer.to"),
    cents: t("fields.cents"),
    date: t("fields.date"),
    note: t("fields.note"),
  };
  return (
    <AppForm form={form} labels={labels}>
      <input type="hidden" name="ledger_version" value={version} />
      <TextField
        field={fields.to}
        label={labels.to}
        hint={first ? t("transfer.toHint", { reference: first.reference }) : t("transfer.toHintNone")}
        list="transfer-targets"
        autoComplete="off"
      />
      <datalist id="transfer-targets">
        {files.map(({ uid, reference, name, open_cents: open }) => (
          <option key={uid} value={reference}>
            {t("transfer.choice", { name, amount: formatMoney(open, currency, locale) })}
          </option>
        ))}
      </datalist>
      <div className="grid gap-4 sm:grid-cols-2">
        <MoneyField field={fields.cents} label={labels.cents} currency={currency} />
        <DateField field={fields.date} label={labels.date} max={today} />
      </div>
      <TextAreaField field={fields.note} label={labels.note} hint={t("fields.noteHint")} optional rows={2} />
      <SubmitButton variant="primary">{t("transfer.do")}</SubmitButton>
    </AppForm>
  );
}
