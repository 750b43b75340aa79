import { useEffect } from "react";
import { useNavigation } from "react-router";
import { useTranslation } from "#app/i18n/use-translation.ts";
import { SettingsSection } from "#app/components/portal/settings-section.tsx";
import { languages } from "#app/components/shell/language-names.ts";
import { AppForm } from "#app/forms/app-form.tsx";
import { CheckboxField } from "#app/forms/fields/checkbox-field.tsx";
import { FieldFrame, fieldProps } from "#app/forms/fields/field-frame.tsx";
import { SubmitButton } from "#app/forms/submit-button.tsx";
import { useAppForm, type FormResult } from "#app/forms/use-app-form.ts";
import { Select } from "#app/components/ui/select.tsx";
import { showTheme, themes } from "#app/lib/theme-choice.ts";
import type { Profile } from "#contract/people/profile.ts";

type Values = { intent: string; lock_version: string; locale: string; theme: string; single_keys: string };

/** The browser's own memory of the appearance has the last word (rulings 21): it learns of a choice that is saved. */
function useRememberedTheme() {
  const sent = useNavigation().formData;
  const chosen = sent?.get("intent") === "display" ? sent.get("theme") : null;
  const theme = themes.find((name) => name === chosen);
  useEffect(() => {
    if (theme) showTheme(theme);
  }, [theme]);
}

/** Language, appearance and shortcuts. */
export function DisplayForm({ profile, lastResult }: { profile: Profile; lastResult: FormResult }) {
  const { t } = useTranslation(["profile", "shell"]);
  const { locale, theme, single_keys: singleKeys } = profile;
  useRememberedTheme();
  const [form, fields] = useAppForm<Values>({
    id: "display",
    lastResult,
    defaultValue: { locale, theme, single_keys: singleKeys },
  });
  const labels = {
    locale: t("shell:account.language"),
    theme: t("shell:theme.label"),
    single_keys: t("display.singleKeys"),
  };
  return (
    <SettingsSection title={t("display.title")} text={t("display.text")}>
      <AppForm form={form} labels={labels}>
        <input type="hidden" name="intent" value="display" />
        <input type="hidden" name="lock_version" value={profile.lock_version} />
        <div className="grid gap-5 sm:grid-cols-2">
          <FieldFrame field={fields.locale} label={labels.locale}>
            <Select {...fieldProps(fields.locale)} key={locale} defaultValue={locale}>
              {languages.map(([code, name]) => (
                <option key={code} value={code} lang={code}>
                  {name}
                </option>
              ))}
            </Select>
          </FieldFrame>
          <FieldFrame field={fields.theme} label={labels.theme}>
            <Select {...fieldProps(fields.theme)} key={theme} defaultValue={theme}>
              {themes.map((name) => (
                <option key={name} value={name}>
                  {t(`shell:theme.${name}`)}
                </option>
              ))}
            </Select>
          </FieldFrame>
        </div>
        <CheckboxField
          field={fields.single_keys}
          label={labels.single_keys}
          hint={t("display.singleKeysHint")}
        />
        <SubmitButton>{t("display.submit")}</SubmitButton>
      </AppForm>
    </SettingsSection>
  );
}
