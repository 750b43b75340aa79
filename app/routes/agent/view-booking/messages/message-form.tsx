import { AppForm } from "#app/forms/app-form.tsx";
import { RadioField } from "#app/forms/fields/choice-field.tsx";
import { TextAreaField } from "#app/forms/fields/text-field.tsx";
import { SubmitButton } from "#app/forms/submit-button.tsx";
import { useAppForm, type FormResult } from "#app/forms/use-app-form.ts";
import { useTranslation } from "#app/i18n/use-translation.ts";
import { messageRules } from "./message-rules.ts";

type MessageFormProps = {
  /** The client can be written to as well. */
  mayReachClient: boolean;
  lastResult: FormResult;
};

/** Writes to the consultant, or to the client where there is an offer that the client reads. */
export function MessageForm({ mayReachClient, lastResult }: MessageFormProps) {
  const { t } = useTranslation("messages");
  const [form, fields] = useAppForm<{ to: string; body: string }>({
    id: "message",
    lastResult,
    rules: messageRules,
    defaultValue: { to: "office" },
  });
  const readers = [
    { value: "office", label: t("toOffice"), hint: t("toOfficeHint") },
    { value: "client", label: t("toClient"), hint: t("toClientHint") },
  ];
  return (
    <AppForm form={form} labels={{ to: t("to"), body: t("body") }} guard="draft">
      {mayReachClient ? (
        <RadioField field={fields.to} label={t("to")} choices={readers} />
      ) : (
        <input type="hidden" name="to" value="office" />
      )}
      <TextAreaField
        field={fields.body}
        label={t("body")}
        hint={mayReachClient ? undefined : t("agentHint")}
        rows={4}
      />
      <SubmitButton>{t("send")}</SubmitButton>
    </AppForm>
  );
}
