import { useTranslation } from "#app/i18n/use-translation.ts";
import { Notice } from "#app/components/feedback/notice.tsx";
import { SettingsSection } from "#app/components/portal/settings-section.tsx";
import { AppForm } from "#app/forms/app-form.tsx";
import { PasswordField } from "#app/forms/fields/password-field.tsx";
import { TextField } from "#app/forms/fields/text-field.tsx";
import { SubmitButton } from "#app/forms/submit-button.tsx";
import { useAppForm, type FormResult } from "#app/forms/use-app-form.ts";
import { emailRules } from "#app/routes/account/profile-rules.ts";
import type { Profile } from "#contract/people/profile.ts";

type Values = { intent: string; email: string; email_password: string };

/** The own address; a new one counts once it is confirmed from its mailbox. */
export function EmailForm({ profile, lastResult }: { profile: Profile; lastResult: FormResult }) {
  const { t } = useTranslation("profile");
  const [form, fields] = useAppForm<Values>({ id: "email", lastResult, rules: emailRules });
  const labels = { email: t("email.new"), email_password: t("fields.currentPassword") };
  return (
    <SettingsSection title={t("email.title")} text={t("email.text")}>
      <p className="mb-4">
        {t("email.current")} <strong className="font-medium wrap-anywhere">{profile.email}</strong>
      </p>
      {profile.pending_email ? (
        <Notice className="mb-4">{t("email.pending", { email: profile.pending_email })}</Notice>
      ) : null}
      <AppForm form={form} labels={labels}>
        <input type="hidden" name="intent" value="email" />
        <TextField
          field={fields.email}
          label={labels.email}
          type="email"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
        />
        <PasswordField
          field={fields.email_password}
          label={labels.email_password}
          autoComplete="current-password"
        />
        <SubmitButton>{t("email.submit")}</SubmitButton>
      </AppForm>
    </SettingsSection>
  );
}
