import { href, Link } from "react-router";
import { buttonVariants } from "#app/components/ui/button.tsx";
import { Card, CardContent } from "#app/components/ui/card.tsx";
import { EmptyState } from "#app/components/ui/empty-state.tsx";
import { useLocale } from "#app/components/use-locale.ts";
import { formatMoney, formatPercent } from "#app/domain/money.ts";
import { AppForm } from "#app/forms/app-form.tsx";
import { CheckboxField } from "#app/forms/fields/checkbox-field.tsx";
import { RadioField } from "#app/forms/fields/choice-field.tsx";
import { EmailField } from "#app/forms/fields/contact-field.tsx";
import { LanguageField } from "#app/forms/fields/language-field.tsx";
import { MoneyField, NumberField } from "#app/forms/fields/number-field.tsx";
import { TextField } from "#app/forms/fields/text-field.tsx";
import { SubmitButton } from "#app/forms/submit-button.tsx";
import { useAppForm, type FormResult } from "#app/forms/use-app-form.ts";
import { useTranslation } from "#app/i18n/use-translation.ts";
import { requestFormats, requestRules } from "#app/routes/admin/money/payments/payment-rules.ts";
import type { PayableFile } from "#contract/money/payment.ts";

type PaymentRequestFormProps = {
  payable: PayableFile;
  invoice: string;
  purpose: string;
  lastResult: FormResult;
};
type Values = {
  invoice: string;
  cents: number;
  purpose: string;
  payer_name: string;
  payer_email: string;
  language: string;
  days: number;
  send: boolean;
};

/** What a payer is asked for: the open amount of an invoice, or of the booking. */
export function PaymentRequestForm({ payable, invoice, purpose, lastResult }: PaymentRequestFormProps) {
  const { t } = useTranslation("payments");
  const locale = useLocale();
  const { currency, due_cents: due, surcharge_bps: bps, payer, invoices, uid } = payable;
  const chosen = invoices.find((one) => one.uid === invoice) ?? invoices[0];
  const [form, fields] = useAppForm<Values>({
    id: "payment",
    lastResult,
    rules: requestRules,
    formats: requestFormats,
    defaultValue: {
      invoice: chosen?.uid ?? "",
      cents: chosen?.open_cents ?? due,
      purpose,
      payer_name: payer.name,
      payer_email: payer.email,
      language: payer.language,
      days: 14,
      send: true,
    },
  });
  const toInvoices = href("/admin/client-files/invoices/:uid", { uid });
  if (due <= 0) {
    const way = (
      <Link to={toInvoices} className={buttonVariants({ variant: "secondary" })}>
        {t("toInvoices")}
      </Link>
    );
    return (
      <Card>
        <EmptyState title={t("nothingDue")} text={t("nothingDueText")} action={way} />
      </Card>
    );
  }
  const labels = {
    invoice: t("fields.invoice"),
    cents: t("fields.cents"),
    purpose: t("fields.purpose"),
    payer_name: t("fields.payer"),
    payer_email: t("fields.email"),
    language: t("fields.language"),
    days: t("fields.days"),
    send: t("fields.send"),
  };
  return (
    <Card>
      <CardContent className="pt-5">
        <AppForm form={form} labels={labels}>
          <RadioField
            field={fields.invoice}
            label={labels.invoice}
            choices={[
              { value: "", label: `${t("oldest")} · ${formatMoney(due, currency, locale)}` },
              ...invoices.map((one) => ({
                value: one.uid,
                label: `${one.number} · ${formatMoney(one.open_cents, currency, locale)}`,
              })),
            ]}
          />
          <div className="grid gap-4 sm:grid-cols-2">
            <MoneyField
              field={fields.cents}
              label={labels.cents}
              currency={currency}
              {...(bps > 0 && { hint: t("surchargeHint", { percent: formatPercent(bps, locale) }) })}
            />
            <NumberField field={fields.days} label={labels.days} />
          </div>
          <TextField
            field={fields.purpose}
            label={labels.purpose}
            hint={t("fields.purposeHint")}
            autoComplete="off"
          />
          <div className="grid gap-4 sm:grid-cols-2">
            <TextField field={fields.payer_name} label={labels.payer_name} autoComplete="off" />
            <EmailField field={fields.payer_email} label={labels.payer_email} />
          </div>
          <LanguageField field={fields.language} label={labels.language} />
          <CheckboxField field={fields.send} label={labels.send} />
          <div className="flex flex-wrap gap-2">
            <SubmitButton variant="primary">{t("acts.create")}</SubmitButton>
            <Link to={toInvoices} className={buttonVariants({ variant: "secondary" })}>
              {t("toInvoices")}
            </Link>
          </div>
        </AppForm>
      </CardContent>
    </Card>
  );
}
