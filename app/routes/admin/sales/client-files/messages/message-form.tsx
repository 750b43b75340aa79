import { AppForm } from "#app/forms/app-form.tsx";
import { TextAreaField } from "#app/forms/fields/text-field.tsx";
import { SubmitButton } from "#app/forms/submit-button.tsx";
import { useAppForm, type FormResult } from "#app/forms/use-app-form.ts";
import { useTranslation } from "#app/i18n/use-translation.ts";
import { messageRules } from "./message-rules.ts";

/** Writes to the agency of a file. */
export function MessageForm({ lastResult }: { lastResult: FormResult }) {
  const { t } = useTranslation("messages");
  const [form, fields] = useAppForm<{ body: string }>({ id: "message", lastResult, rules: messageRules });
  return (
    <AppForm form={form} labels={{ body: t("body") }} guard="draft">
      <TextAreaField field={fields.body} label={t("body")} hint={t("officeHint")} rows={4} />
      <SubmitButton>{t("send")}</SubmitButton>
    </AppForm>
  );
}
