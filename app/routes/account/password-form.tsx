import { useTranslation } from "#app/i18n/use-translation.ts";
import { SettingsSection } from "#app/components/portal/settings-section.tsx";
import { useLocale } from "#app/components/use-locale.ts";
import { formatInstantDay } from "#app/domain/dates.ts";
import { AppForm } from "#app/forms/app-form.tsx";
import { PasswordField } from "#app/forms/fields/password-field.tsx";
import { SubmitButton } from "#app/forms/submit-button.tsx";
import { useAppForm, type FormResult } from "#app/forms/use-app-form.ts";
import { passwordRules } from "#app/routes/account/profile-rules.ts";

type Values = { intent: string; current_password: string; password: string; password_confirmation: string };

type PasswordFormProps = {
  username: string;
  changedAt: string | null;
  timeZone: string;
  lastResult: FormResult;
};

/** A new password for whoever knows the old one. */
export function PasswordForm({ username, changedAt, timeZone, lastResult }: PasswordFormProps) {
  const { t } = useTranslation("profile");
  const locale = useLocale();
  const [form, fields] = useAppForm<Values>({ id: "password", lastResult, rules: passwordRules });
  const labels = {
    current_password: t("fields.currentPassword"),
    password: t("fields.newPassword"),
    password_confirmation: t("fields.confirmation"),
  };
  const since = changedAt
    ? t("password.since", { day: formatInstantDay(changedAt, timeZone, locale) })
    : undefined;
  return (
    <SettingsSection title={t("password.title")} text={[t("password.text"), since].filter(Boolean).join(" ")}>
      <AppForm form={form} labels={labels}>
        <input type="hidden" name="intent" value="password" />
        {/* Tells password managers whose password this is. */}
        <input type="text" name="username" value={username} autoComplete="username" readOnly hidden />
        <PasswordField
          field={fields.current_password}
          label={labels.current_password}
          autoComplete="current-password"
        />
        <PasswordField
          field={fields.password}
          label={labels.password}
          hint={t("password.hint")}
          autoComplete="new-password"
        />
        <PasswordField
          field={fields.password_confirmation}
          label={labels.password_confirmation}
          autoComplete="new-password"
        />
        <SubmitButton>{t("password.submit")}</SubmitButton>
      </AppForm>
    </SettingsSection>
  );
}
