import { useTranslation } from "#app/i18n/use-translation.ts";
import { SettingsSection } from "#app/components/portal/settings-section.tsx";
import { AppForm } from "#app/forms/app-form.tsx";
import { TextField } from "#app/forms/fields/text-field.tsx";
import { SubmitButton } from "#app/forms/submit-button.tsx";
import { useAppForm, type FormResult } from "#app/forms/use-app-form.ts";
import { detailsRules } from "#app/routes/account/profile-rules.ts";
import type { Profile } from "#contract/people/profile.ts";

type Values = { intent: string; lock_version: string; name: string; phone: string };

/** Name and telephone of the own account. */
export function DetailsForm({ profile, lastResult }: { profile: Profile; lastResult: FormResult }) {
  const { t } = useTranslation("profile");
  const [form, fields] = useAppForm<Values>({
    id: "details",
    lastResult,
    rules: detailsRules,
    defaultValue: { name: profile.name, phone: profile.phone },
  });
  const labels = { name: t("fields.name"), phone: t("fields.phone") };
  return (
    <SettingsSection title={t("details.title")} text={t("details.text", { username: profile.username })}>
      <AppForm form={form} labels={labels}>
        <input type="hidden" name="intent" value="details" />
        <input type="hidden" name="lock_version" value={profile.lock_version} />
        <TextField field={fields.name} label={labels.name} autoComplete="name" />
        <TextField
          field={fields.phone}
          label={labels.phone}
          hint={t("details.phoneHint")}
          optional
          type="tel"
          autoComplete="tel"
        />
        <SubmitButton>{t("details.submit")}</SubmitButton>
      </AppForm>
    </SettingsSection>
  );
}
