import { Card, CardContent, CardHeader, CardTitle } from "#app/components/ui/card.tsx";
import { useLocale } from "#app/components/use-locale.ts";
import { formatMoney } from "#app/domain/money.ts";
import { AppForm } from "#app/forms/app-form.tsx";
import { MoneyField } from "#app/forms/fields/number-field.tsx";
import { TextField } from "#app/forms/fields/text-field.tsx";
import { SubmitButton } from "#app/forms/submit-button.tsx";
import { useAppForm, type FormResult } from "#app/forms/use-app-form.ts";
import { useTranslation } from "#app/i18n/use-translation.ts";
import { refundFormats, refundRules } from "#app/routes/admin/money/payments/payment-rules.ts";
import type { Payment } from "#contract/money/payment.ts";

type RefundCardProps = { payment: Payment; lastResult: FormResult; title: string };

/** Gives money back to the card; opens on demand, and stays open after a refusal. */
export function RefundCard({ payment, lastResult, title }: RefundCardProps) {
  const { t } = useTranslation("payments");
  const locale = useLocale();
  const most = formatMoney(payment.refundable_cents, payment.currency, locale);
  if (!payment.can.refund) {
    return payment.status === "Refunded" ? null : (
      <Card aria-label={title}>
        <CardHeader>
          <CardTitle>{title}</CardTitle>
        </CardHeader>
        <CardContent className="text-muted-foreground">{t("refundNone")}</CardContent>
      </Card>
    );
  }
  return (
    <Card aria-label={title} className="print:hidden">
      <CardContent className="pt-4">
        <details open={lastResult !== null && lastResult !== undefined}>
          <summary className="flex min-h-9 cursor-pointer items-center font-semibold">{title}</summary>
          <p className="mt-1 mb-4 text-pretty text-muted-foreground">{t("refundText", { amount: most })}</p>
          <RefundForm payment={payment} lastResult={lastResult} />
        </details>
      </CardContent>
    </Card>
  );
}

type Values = { cents: number; reason: string };

function RefundForm({ payment, lastResult }: Omit<RefundCardProps, "title">) {
  const { t } = useTranslation("payments");
  const [form, fields] = useAppForm<Values>({
    id: "refund",
    lastResult,
    rules: refundRules,
    formats: refundFormats,
    defaultValue: { cents: payment.refundable_cents, reason: "" },
  });
  const labels = { cents: t("fields.cents"), reason: t("fields.reason") };
  return (
    <AppForm form={form} labels={labels}>
      <input type="hidden" name="intent" value="refund" />
      <input type="hidden" name="lock_version" value={payment.lock_version} />
      <div className="grid gap-4 sm:grid-cols-2">
        <MoneyField field={fields.cents} label={labels.cents} currency={payment.currency} />
        <TextField field={fields.reason} label={labels.reason} autoComplete="off" />
      </div>
      <SubmitButton variant="primary">{t("acts.refund")}</SubmitButton>
    </AppForm>
  );
}
