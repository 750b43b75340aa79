import { Link } from "react-router";
import { buttonVariants } from "#app/components/ui/button.tsx";
import { Card, CardContent } from "#app/components/ui/card.tsx";
import { useLocale } from "#app/components/use-locale.ts";
import { formatMoney } from "#app/domain/money.ts";
import { AppForm } from "#app/forms/app-form.tsx";
import { CheckboxField } from "#app/forms/fields/checkbox-field.tsx";
import { TextAreaField } from "#app/forms/fields/text-field.tsx";
import { SubmitButton } from "#app/forms/submit-button.tsx";
import { useAppForm, type FormResult } from "#app/forms/use-app-form.ts";
import { useTranslation } from "#app/i18n/use-translation.ts";
import { cancelRules } from "#app/routes/agent/view-booking/cancel/cancel-rules.ts";
import type { CancellationPreview } from "#contract/sales/bookings/cancel.ts";

type Values = { reason: string; fee_accepted: boolean };
type CancelFormProps = { preview: CancellationPreview; backTo: string; lastResult: FormResult };

/** Cancels at the fee that is shown, with a reason. */
export function CancelForm({ preview, backTo, lastResult }: CancelFormProps) {
  const { t } = useTranslation("bookings");
  const locale = useLocale();
  const [form, fields] = useAppForm<Values>({ id: "cancel-booking", lastResult, rules: cancelRules });
  const fee = preview.fee_cents;
  const labels = {
    reason: t("cancel.reason"),
    fee_accepted:
      fee === 0
        ? t("cancel.acceptNone")
        : t("cancel.accept", { amount: formatMoney(fee, preview.currency, locale) }),
  };
  return (
    <Card>
      <CardContent>
        <AppForm form={form} labels={labels}>
          <input type="hidden" name="lock_version" value={preview.lock_version} />
          <input type="hidden" name="fee_cents" value={fee} />
          <TextAreaField field={fields.reason} label={labels.reason} hint={t("cancel.reasonHint")} rows={3} />
          <CheckboxField field={fields.fee_accepted} label={labels.fee_accepted} />
          <div className="flex flex-wrap items-center gap-2">
            <SubmitButton variant="destructive">{t("cancel.submit")}</SubmitButton>
            <Link to={backTo} className={buttonVariants()}>
              {t("cancel.keep")}
            </Link>
          </div>
        </AppForm>
      </CardContent>
    </Card>
  );
}
