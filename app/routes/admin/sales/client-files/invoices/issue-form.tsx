import { useLocale } from "#app/components/use-locale.ts";
import { formatDayLong } from "#app/domain/dates.ts";
import { formatMoney } from "#app/domain/money.ts";
import { AppForm } from "#app/forms/app-form.tsx";
import { RadioField } from "#app/forms/fields/choice-field.tsx";
import { DateField } from "#app/forms/fields/date-field.tsx";
import { MoneyField } from "#app/forms/fields/number-field.tsx";
import { SubmitButton } from "#app/forms/submit-button.tsx";
import { useAppForm, type FormResult } from "#app/forms/use-app-form.ts";
import { useTranslation } from "#app/i18n/use-translation.ts";
import { issueRules, moneyFormats } from "#app/routes/admin/sales/client-files/invoices/money-rules.ts";
import type { FileInvoices } from "#contract/money/invoices.ts";

type Values = { kind: string; cents: number; due_date: string };
type IssueFormProps = { billing: FileInvoices; lastResult: FormResult };

/** What is billed: of the kinds that can be issued now, each with what it would come to. */
export function IssueForm({ billing, lastResult }: IssueFormProps) {
  const { t } = useTranslation("fileMoney");
  const locale = useLocale();
  const { currency, ledger_version: version } = billing;
  const possible = billing.issuable.filter((one) => one.possible);
  // The draft says what was planned; else what is possible in the order of a booking's life.
  const draft = billing.invoices.find(({ status }) => status === "Draft");
  const first = possible.find(({ kind }) => kind === draft?.kind) ?? possible[0];
  const [form, fields] = useAppForm<Values>({
    id: "issue",
    lastResult,
    rules: issueRules,
    formats: moneyFormats,
    defaultValue: { kind: first?.kind ?? "" },
  });
  const hasDeposit = possible.some(({ kind }) => kind === "deposit");
  const labels = {
    kind: t("fields.kind"),
    ...(hasDeposit && { cents: t("fields.deposit") }),
    due_date: t("fields.due"),
  };
  return (
    <AppForm form={form} labels={labels}>
      <input type="hidden" name="ledger_version" value={version} />
      <RadioField
        field={fields.kind}
        label={labels.kind}
        choices={possible.map((one) => ({
          value: one.kind,
          label: t(`kinds.${one.kind}`),
          hint: t("kindHint", {
            amount: formatMoney(one.total_cents, currency, locale),
            gst: formatMoney(one.gst_cents, currency, locale),
            due: formatDayLong(one.due_date, locale),
          }),
        }))}
      />
      <div className="grid gap-4 sm:grid-cols-2">
        {hasDeposit ? (
          <MoneyField
            field={fields.cents}
            label={t("fields.deposit")}
            hint={t("fields.depositHint")}
            currency={currency}
            optional
          />
        ) : null}
        <DateField field={fields.due_date} label={labels.due_date} hint={t("fields.dueHint")} optional />
      </div>
      <SubmitButton variant="primary">{t("acts.issue")}</SubmitButton>
    </AppForm>
  );
}
