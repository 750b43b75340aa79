import { Link } from "react-router";
import { buttonVariants } from "#app/components/ui/button.tsx";
import { useLocale } from "#app/components/use-locale.ts";
import { formatMoney } from "#app/domain/money.ts";
import { AppForm } from "#app/forms/app-form.tsx";
import { CheckboxField } from "#app/forms/fields/checkbox-field.tsx";
import { RadioField } from "#app/forms/fields/choice-field.tsx";
import { TextAreaField } from "#app/forms/fields/text-field.tsx";
import { SubmitButton } from "#app/forms/submit-button.tsx";
import { useAppForm, type FormResult } from "#app/forms/use-app-form.ts";
import { useTranslation } from "#app/i18n/use-translation.ts";
import { seenOf, stepRules } from "#app/routes/admin/sales/client-files/services/step-rules.ts";
import type { StepPreview } from "#contract/sales/service-steps/endpoints.ts";

type Values = { reason: string; fee_accepted: boolean; via: string };
type StepFormProps = { preview: StepPreview; backTo: string; lastResult: FormResult };

/** Takes the step with those services that it is possible with, as they are shown. */
export function StepForm({ preview, backTo, lastResult }: StepFormProps) {
  const { t } = useTranslation(["serviceSteps", "supplierRequests"]);
  const locale = useLocale();
  const { step, services, currency } = preview;
  const possible = services.filter(({ to }) => to !== null);
  const fee = possible.reduce((sum, { fee_cents: cents }) => sum + cents, 0);
  const rules = stepRules(step, fee > 0);
  const [form, fields] = useAppForm<Values>({
    id: "take-step",
    lastResult,
    rules,
    defaultValue: { via: "phone" },
  });
  const labels = {
    reason: t("fields.reason"),
    fee_accepted: t("fields.fee_accepted", { amount: formatMoney(fee, currency, locale) }),
    via: t("fields.via"),
  };
  const ends = step === "cancel" || step === "end";
  return (
    <AppForm form={form} labels={labels}>
      <input type="hidden" name="seen" value={seenOf(possible)} />
      {ends ? (
        <TextAreaField field={fields.reason} label={labels.reason} hint={t("reasonHint")} rows={2} />
      ) : null}
      {fee > 0 ? <CheckboxField field={fields.fee_accepted} label={labels.fee_accepted} /> : null}
      {step === "acknowledge" ? (
        <RadioField
          field={fields.via}
          label={labels.via}
          inline
          choices={(["phone", "email"] as const).map((way) => ({
            value: way,
            label: t(`supplierRequests:via.${way}`),
          }))}
        />
      ) : null}
      <div className="flex flex-wrap items-center gap-2">
        <SubmitButton variant={ends ? "destructive" : "primary"}>{t(`submit.${step}`)}</SubmitButton>
        <Link to={backTo} className={buttonVariants()}>
          {t("back")}
        </Link>
      </div>
    </AppForm>
  );
}
