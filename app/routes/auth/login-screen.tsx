import { useTranslation } from "#app/i18n/use-translation.ts";
import { Link } from "react-router";
import { AuthCard } from "#app/components/shell/auth-card.tsx";
import { Alert } from "#app/components/ui/alert.tsx";
import { AppForm } from "#app/forms/app-form.tsx";
import { CheckboxField } from "#app/forms/fields/checkbox-field.tsx";
import { PasswordField } from "#app/forms/fields/password-field.tsx";
import { TextField } from "#app/forms/fields/text-field.tsx";
import { required } from "#app/forms/rules.ts";
import { SubmitButton } from "#app/forms/submit-button.tsx";
import { useAppForm, type FormResult } from "#app/forms/use-app-form.ts";
import { useRootData } from "#app/lib/use-root-data.ts";
import type { LoginNotice } from "#app/routes/auth/login-notices.ts";
import type { AccountAudience } from "#contract/endpoint.ts";

type Values = { login: string; password: string; remember: string };

type LoginScreenProps = {
  audience: AccountAudience;
  notice: LoginNotice | null;
  lastResult: FormResult;
};

const rules = { login: [required], password: [required] };

/** The sign-in of one portal. */
export function LoginScreen({ audience, notice, lastResult }: LoginScreenProps) {
  const { t } = useTranslation("auth");
  const { brand, locale } = useRootData();
  const [form, fields] = useAppForm<Values>({ id: "login", lastResult, rules });
  const labels = { login: t("fields.login"), password: t("fields.password") };
  return (
    <AuthCard
      brand={brand}
      title={t(`${audience}Login.heading`)}
      intro={t(`${audience}Login.intro`)}
      locale={locale}
      links={<OtherWays audience={audience} />}
    >
      {notice && !lastResult ? (
        <Alert tone={notice === "codeExpired" ? "warning" : "success"} className="mb-5">
          <p>{t(notice)}</p>
        </Alert>
      ) : null}
      <AppForm form={form} guard="none" labels={labels}>
        <TextField
          field={fields.login}
          label={labels.login}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={200}
        />
        <PasswordField field={fields.password} label={labels.password} autoComplete="current-password" />
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
          <CheckboxField field={fields.remember} label={t("fields.remember")} />
          <Link
            to={`/forgot-password?for=${audience}`}
            className="py-0.5 text-primary-text underline-offset-4 hover:underline"
          >
            {t("links.forgotten")}
          </Link>
        </div>
        <SubmitButton className="w-full">{t("submit")}</SubmitButton>
      </AppForm>
    </AuthCard>
  );
}

function OtherWays({ audience }: { audience: AccountAudience }) {
  const { t } = useTranslation("auth");
  return (
    <>
      {audience === "agent" ? null : <Link to="/">{t("links.agent")}</Link>}
      {audience === "office" ? null : <Link to="/admin/login">{t("links.office")}</Link>}
      {audience === "supplier" ? null : <Link to="/supplier/login">{t("links.supplier")}</Link>}
      <a href="/travel-app/">{t("links.travelApp")}</a>
    </>
  );
}
