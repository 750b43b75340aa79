import { formatDifference } from "#app/components/booking-change/proposal-sums.tsx";
import { CardContent } from "#app/components/ui/card.tsx";
import { useLocale } from "#app/components/use-locale.ts";
import { formatMoney } from "#app/domain/money.ts";
import { AppForm } from "#app/forms/app-form.tsx";
import { CheckboxField } from "#app/forms/fields/checkbox-field.tsx";
import { TextAreaField } from "#app/forms/fields/text-field.tsx";
import { SubmitButton } from "#app/forms/submit-button.tsx";
import { useAppForm, type FormResult } from "#app/forms/use-app-form.ts";
import { useTranslation } from "#app/i18n/use-translation.ts";
import { changeRules } from "#app/routes/agent/view-booking/change/change-rules.ts";
import type { ChangePreview, ChangeProposal } from "#contract/sales/bookings/change.ts";

type Values = { remark: string; accepted: boolean };
type SendChangeFormProps = { booking: ChangePreview; proposal: ChangeProposal; lastResult: FormResult };

/** Sends the change that the address stands for, at the difference that is shown. */
export function SendChangeForm({ booking, proposal, lastResult }: SendChangeFormProps) {
  const { t } = useTranslation("changes");
  const locale = useLocale();
  const [form, fields] = useAppForm<Values>({ id: "send-change", lastResult, rules: changeRules });
  const amounts = {
    difference: formatDifference(proposal.difference_cents, booking.currency, locale),
    fee: formatMoney(proposal.fee_cents, booking.currency, locale),
  };
  const labels = {
    remark: t("send.remark"),
    accepted: proposal.fee_cents > 0 ? t("send.acceptWithFee", amounts) : t("send.accept", amounts),
  };
  return (
    <CardContent className="border-t border-border pt-4">
      <AppForm form={form} labels={labels}>
        <input type="hidden" name="lock_version" value={booking.lock_version} />
        <input type="hidden" name="hash" value={proposal.hash} />
        <TextAreaField
          field={fields.remark}
          label={labels.remark}
          hint={t("send.remarkHint")}
          rows={3}
          optional
        />
        <CheckboxField field={fields.accepted} label={labels.accepted} />
        <SubmitButton>{proposal.instant ? t("send.now") : t("send.ask")}</SubmitButton>
      </AppForm>
    </CardContent>
  );
}
