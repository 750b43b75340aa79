import { AppForm } from "#app/forms/app-form.tsx";
import { EmailField } from "#app/forms/fields/contact-field.tsx";
import { TextAreaField, TextField } from "#app/forms/fields/text-field.tsx";
import { email as isEmail, length, required, type RuleSet } from "#app/forms/rules.ts";
import { SubmitButton } from "#app/forms/submit-button.tsx";
import { useAppForm, type FormResult } from "#app/forms/use-app-form.ts";
import { useTranslation } from "#app/i18n/use-translation.ts";

/** What the form asks of its fields. */
export const sendRules: RuleSet = {
  name: [length(120)],
  email: [required, isEmail, length(200)],
  message: [length(2000)],
};

type Values = { name: string; email: string; message: string };
type SendFormProps = { email: string; name: string; lastResult: FormResult };

/** To whom a paper goes, and what is written with it. */
export function SendForm({ email, name, lastResult }: SendFormProps) {
  const { t } = useTranslation("paperMail");
  const [form, fields] = useAppForm<Values>({
    id: "send-paper",
    lastResult,
    rules: sendRules,
    formats: {},
    defaultValue: { email, name },
  });
  const labels = { email: t("fields.email"), name: t("fields.name"), message: t("fields.message") };
  return (
    <AppForm form={form} labels={labels}>
      <EmailField field={fields.email} label={labels.email} />
      <TextField field={fields.name} label={labels.name} hint={t("fields.nameHint")} optional />
      <TextAreaField
        field={fields.message}
        label={labels.message}
        hint={t("fields.messageHint")}
        optional
        rows={4}
      />
      <SubmitButton variant="primary">{t("send")}</SubmitButton>
    </AppForm>
  );
}
