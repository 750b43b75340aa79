import { Alert } from "#app/components/ui/alert.tsx";
import { AppForm } from "#app/forms/app-form.tsx";
import { TextAreaField } from "#app/forms/fields/text-field.tsx";
import { IntentButton } from "#app/forms/intent-button.tsx";
import { resultFor } from "#app/forms/result-for.ts";
import { SubmitButton } from "#app/forms/submit-button.tsx";
import { useAppForm, type FormResult } from "#app/forms/use-app-form.ts";
import { useTranslation } from "#app/i18n/use-translation.ts";
import { reasonRules } from "#app/routes/admin/quality/fit-finalisation-tracker/reason-rules.ts";
import type { Finalisation } from "#contract/quality/finalisation/finalisation.ts";

type FinaliseFormsProps = { record: Finalisation; mayOverride: boolean; lastResult: FormResult };

/** What can be done with a file as it stands: finalise it, also in spite of what is open, or open it again. */
export function FinaliseForms({ record, mayOverride, lastResult }: FinaliseFormsProps) {
  const { t } = useTranslation("finalisation");
  const { file_status: status, checks } = record;
  if (status === "Finalised") return <ReasonForm intent="reopen" {...{ record, lastResult }} />;
  if (status !== "Confirmed") return <Alert tone="info">{t("unconfirmed")}</Alert>;
  const isOpen = checks.some(({ state }) => state === "open" || state === "wrong");
  if (!isOpen) return <FinaliseButton version={record.lock_version} />;
  if (!mayOverride) return <Alert tone="info">{t("blocked")}</Alert>;
  return <ReasonForm intent="override" {...{ record, lastResult }} />;
}

function FinaliseButton({ version }: { version: number }) {
  const { t } = useTranslation("finalisation");
  return (
    <div className="space-y-3 print:hidden">
      <p className="text-pretty text-muted-foreground">{t("publishText")}</p>
      <IntentButton intent="finalise" version={version} label={t("acts.finalise")} variant="primary" />
    </div>
  );
}

type ReasonFormProps = { intent: "override" | "reopen"; record: Finalisation; lastResult: FormResult };

function ReasonForm({ intent, record, lastResult }: ReasonFormProps) {
  const { t } = useTranslation("finalisation");
  const [form, fields] = useAppForm<{ intent: string; reason: string; lock_version: number }>({
    id: intent,
    lastResult: resultFor(intent, lastResult),
    rules: reasonRules,
  });
  const label = t("fields.reason");
  return (
    <AppForm form={form} labels={{ reason: label }} className="print:hidden">
      <input type="hidden" name="intent" value={intent} />
      <input type="hidden" name="lock_version" value={record.lock_version} />
      {intent === "override" ? (
        <p className="text-pretty">{`${t("overrideText")} ${t("publishText")}`}</p>
      ) : null}
      <TextAreaField field={fields.reason} label={label} rows={2} />
      <SubmitButton variant={intent === "override" ? "destructive" : "secondary"}>
        {t(`acts.${intent}`)}
      </SubmitButton>
    </AppForm>
  );
}
