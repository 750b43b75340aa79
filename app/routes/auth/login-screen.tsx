import { useTranslation } from "#app/i18n/use-translation.ts";
import { Form, Link } from "react-router";
import { AuthCard } from "#app/components/shell/auth-card.tsx";
import { Alert } from "#app/components/ui/alert.tsx";
import { Button } from "#app/components/ui/button.tsx";
import { Checkbox } from "#app/components/ui/checkbox.tsx";
import { ErrorSummary } from "#app/forms/error-summary.tsx";
import type { FormResult } from "#app/forms/use-app-form.ts";
import { useRootData } from "#app/lib/use-root-data.ts";
import type { LoginNotice } from "#app/routes/auth/login-notices.ts";
import { SignInField } from "#app/routes/auth/sign-in-field.tsx";
import type { AccountAudience } from "#contract/endpoint.ts";

type LoginScreenProps = {
  audience: AccountAudience;
  notice: LoginNotice | null;
  lastResult: FormResult;
};

/** The sign-in of one portal: a page without the framework's scripts, which the portal behind it loads. */
export function LoginScreen({ audience, notice, lastResult }: LoginScreenProps) {
  const { t } = useTranslation("auth");
  const { brand, locale } = useRootData();
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
      <LoginForm audience={audience} lastResult={lastResult} />
    </AuthCard>
  );
}

function LoginForm({ audience, lastResult }: Pick<LoginScreenProps, "audience" | "lastResult">) {
  const { t } = useTranslation("auth");
  const labels = { login: t("fields.login"), password: t("fields.password") };
  const typed = lastResult?.initialValue ?? {};
  const errors = refusalsOf(lastResult);
  return (
    <Form id="login" method="post" noValidate data-form className="space-y-5">
      <div data-banner data-wait={errors[""] ? "" : undefined} className="empty:hidden">
        <ErrorSummary errors={errors} labels={labels} shown />
      </div>
      <SignInField
        name="login"
        label={labels.login}
        autoComplete="username"
        value={typeof typed.login === "string" ? typed.login : undefined}
        refusal={errors.login?.[0]}
      />
      <SignInField
        name="password"
        label={labels.password}
        autoComplete="current-password"
        refusal={errors.password?.[0]}
      />
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <label className="flex cursor-pointer items-start gap-2.5 py-0.5">
          <Checkbox name="remember" defaultChecked={typed.remember === "on"} className="mt-0.5" />
          <span>{t("fields.remember")}</span>
        </label>
        <Link
          to={`/forgot-password?for=${audience}`}
          className="py-0.5 text-primary-text underline-offset-4 hover:underline"
        >
          {t("links.forgotten")}
        </Link>
      </div>
      <Button type="submit" variant="primary" className="w-full">
        {t("submit")}
      </Button>
    </Form>
  );
}

/** The result's texts by field, without the empty ones. */
function refusalsOf(result: FormResult): Record<string, string[]> {
  return Object.fromEntries(
    Object.entries(result?.error ?? {}).flatMap(([name, texts]) => (texts?.length ? [[name, texts]] : [])),
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
