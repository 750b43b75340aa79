import { useTranslation } from "#app/i18n/use-translation.ts";
import { AppForm } from "#app/forms/app-form.tsx";
import { CodeField } from "#app/forms/fields/code-field.tsx";
import { PasswordField } from "#app/forms/fields/password-field.tsx";
import { SubmitButton } from "#app/forms/submit-button.tsx";
import { useAppForm, type FormResult } from "#app/forms/use-app-form.ts";
import { proofRules } from "#app/routes/account/profile-rules.ts";

export type ProofIntent = "renew" | "remove";
// Two of these forms stand on one page, so their fields have names of their own.
type Values = Record<"intent" | `${ProofIntent}_${"password" | "code"}`, string>;
type ProofFormProps = { intent: ProofIntent; submit: string; lastResult: FormResult };

/** Password and code, for what must not be done with one of them alone. */
export function ProofForm({ intent, submit, lastResult }: ProofFormProps) {
  const { t } = useTranslation("profile");
  const [form, fields] = useAppForm<Values>({ id: intent, lastResult, rules: proofRules(intent) });
  const [password, code] = [`${intent}_password`, `${intent}_code`] as const;
  const labels = { [password]: t("fields.currentPassword"), [code]: t("fields.code") };
  return (
    <AppForm form={form} labels={labels} className="max-w-sm">
      <input type="hidden" name="intent" value={intent} />
      <PasswordField
        field={fields[password]}
        label={t("fields.currentPassword")}
        autoComplete="current-password"
      />
      <CodeField field={fields[code]} label={t("fields.code")} hint={t("codes.codeHint")} />
      <SubmitButton variant={intent === "remove" ? "destructive" : "primary"}>{submit}</SubmitButton>
    </AppForm>
  );
}
