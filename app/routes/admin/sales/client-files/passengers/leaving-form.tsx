import { Link } from "react-router";
import { buttonVariants } from "#app/components/ui/button.tsx";
import { AppForm } from "#app/forms/app-form.tsx";
import { TextAreaField } from "#app/forms/fields/text-field.tsx";
import { SubmitButton } from "#app/forms/submit-button.tsx";
import { useAppForm, type FormResult } from "#app/forms/use-app-form.ts";
import { useTranslation } from "#app/i18n/use-translation.ts";
import { declineRules } from "#app/routes/admin/sales/client-files/decline-rules.ts";

type LeavingFormProps = { hash: string; version: number; backTo: string; lastResult: FormResult };

/** Why a traveller stays at home; done as the proposal says that was seen. */
export function LeavingForm({ hash, version, backTo, lastResult }: LeavingFormProps) {
  const { t } = useTranslation("passengers");
  const [form, fields] = useAppForm<{ reason: string }>({
    id: "cancel-traveller",
    lastResult,
    rules: declineRules,
  });
  const label = t("leaving.reason");
  return (
    <AppForm form={form} labels={{ reason: label }}>
      <input type="hidden" name="lock_version" value={version} />
      <input type="hidden" name="hash" value={hash} />
      <TextAreaField field={fields.reason} label={label} hint={t("leaving.reasonHint")} rows={2} />
      <div className="flex flex-wrap gap-2">
        <SubmitButton variant="destructive">{t("leaving.submit")}</SubmitButton>
        <Link to={backTo} className={buttonVariants()}>
          {t("leaving.keep")}
        </Link>
      </div>
    </AppForm>
  );
}
