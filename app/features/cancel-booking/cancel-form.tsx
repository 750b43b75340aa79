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
import { cancelRules } from "#app/features/cancel-booking/cancel-rules.ts";
import type { CancellationPreview } from "#contract/sales/bookings/cancel.ts";

type Values = { reason: string; fee_accepted: boolean };
type CancelFormProps = {
  preview: CancellationPreview;
  backTo: string;
  lastResult: FormResult;
  /** Whose hand cancels: the agency itself, or the office for it. */
  side: "agency" | "office";
};

/** Cancels at the fee that is shown, with a reason. */
export function CancelForm({ preview, backTo, lastResult, side }: CancelFormProps) {
  const { t } = useTranslation("bookings");
  const locale = useLocale();
  const [form, fields] = useAppForm<Values>({ id: "cancel-booking", lastResult, rules: cancelRules });
  const fee = preview.fee_cents;
  const amount = formatMoney(fee, preview.currency, locale);
  const says =
    side === "office"
      ? {
          hint: t("cancel.office.reasonHint"),
          accept: fee === 0 ? t("cancel.office.acceptNone") : t("cancel.office.accept", { amount }),
        }
      : {
          hint: t("cancel.reasonHint"),
          accept: fee === 0 ? t("cancel.acceptNone") : t("cancel.accept", { amount }),
        };
  const labels = { reason: t("cancel.reason"), fee_accepted: says.accept };
  return (
    <Card>
      <CardContent>
        <AppForm form={form} labels={labels}>
          <input type="hidden" name="lock_version" value={preview.lock_version} />
          <input type="hidden" name="fee_cents" value={fee} />
          <TextAreaField field={fields.reason} label={labels.reason} hint={says.hint} rows={3} />
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
