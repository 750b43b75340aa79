import { useLocale } from "#app/components/use-locale.ts";
import { formatMoney } from "#app/domain/money.ts";
import { AppForm } from "#app/forms/app-form.tsx";
import { EmailField } from "#app/forms/fields/contact-field.tsx";
import { LanguageField } from "#app/forms/fields/language-field.tsx";
import { MoneyField } from "#app/forms/fields/number-field.tsx";
import { TextField } from "#app/forms/fields/text-field.tsx";
import { SubmitButton } from "#app/forms/submit-button.tsx";
import { useAppForm, type FormResult } from "#app/forms/use-app-form.ts";
import { useTranslation } from "#app/i18n/use-translation.ts";
import { askFormats, askRules } from "#app/routes/agent/view-booking/account/ask-rules.ts";
import type { Invoice } from "#contract/money/invoices.ts";

type AskClientFormProps = { invoice: Invoice; lastResult: FormResult };
type Values = { cents: number; payer_name: string; payer_email: string; language: string };

/** What the client of an agency is asked for: the open part of an invoice, or less. */
export function AskClientForm({ invoice, lastResult }: AskClientFormProps) {
  const { t } = useTranslation("payments");
  const locale = useLocale();
  const { open_cents: open, currency } = invoice;
  const [form, fields] = useAppForm<Values>({
    id: "ask-client",
    lastResult,
    rules: askRules,
    formats: askFormats,
    defaultValue: {
      cents: open,
      payer_name: "",
      payer_email: "",
      language: invoice.language,
    },
  });
  const labels = {
    cents: t("fields.cents"),
    payer_name: t("fields.payer"),
    payer_email: t("fields.email"),
    language: t("fields.language"),
  };
  return (
    <AppForm form={form} labels={labels}>
      <MoneyField
        field={fields.cents}
        label={labels.cents}
        currency={currency}
        hint={t("agent.most", { amount: formatMoney(open, currency, locale) })}
      />
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField field={fields.payer_name} label={labels.payer_name} autoComplete="off" />
        <EmailField field={fields.payer_email} label={labels.payer_email} />
      </div>
      <LanguageField field={fields.language} label={labels.language} />
      <SubmitButton variant="primary">{t("agent.button")}</SubmitButton>
    </AppForm>
  );
}
