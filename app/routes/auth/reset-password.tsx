import { useTranslation } from "#app/i18n/use-translation.ts";
import { isRouteErrorResponse, Link, redirect } from "react-router";
import { z } from "zod";
import type { Route } from "./+types/reset-password.ts";
import { AuthCard } from "#app/components/shell/auth-card.tsx";
import { ErrorScreen } from "#app/components/feedback/error-screen.tsx";
import { buttonVariants } from "#app/components/ui/button.tsx";
import { apiContext, requestFactsContext } from "#app/context.ts";
import { loginPathOf } from "#app/domain/portals.ts";
import { AppForm } from "#app/forms/app-form.tsx";
import { PasswordField } from "#app/forms/fields/password-field.tsx";
import { formAction } from "#app/forms/form-action.server.ts";
import { confirmed, length, minLength, required } from "#app/forms/rules.ts";
import { SubmitButton } from "#app/forms/submit-button.tsx";
import { useAppForm, type FormResult } from "#app/forms/use-app-form.ts";
import { errorTitle } from "#app/lib/page-title.ts";
import { useRootData } from "#app/lib/use-root-data.ts";
import { getI18n } from "#app/middleware/locale.server.ts";
import { sessionEnded } from "#app/middleware/session-cookie.server.ts";
import { refusalsOfProblem } from "#app/routes/auth/refusals.server.ts";
import { accessService } from "#app/services/access.server.ts";

type Values = { password: string; password_confirmation: string };

const rules = {
  password: [required, minLength(10), length(200)],
  password_confirmation: [required, confirmed("password")],
};
const ResetForm = z.object({
  password: z.string().default(""),
  password_confirmation: z.string().default(""),
});

export const meta: Route.MetaFunction = ({ loaderData, error, matches }) => [
  { title: error ? errorTitle(error, matches) : loaderData?.title },
];

/** A link that is used up or expired is an ordinary 404. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const { t } = getI18n(context);
  const { audience, purpose, username } = await accessService(context.get(apiContext)).getReset(params.token);
  return { title: t("auth:reset.title"), audience, invited: purpose === "invitation", username };
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const options = { schema: ResetForm, rules, secrets: ["password", "password_confirmation"] };
  return formAction(request, options, async ({ password, password_confirmation }) => {
    const access = accessService(context.get(apiContext));
    try {
      const { audience } = await access.resetPassword(params.token, password, password_confirmation);
      const headers = { "Set-Cookie": await sessionEnded(context.get(requestFactsContext)) };
      return redirect(`${loginPathOf(audience)}?done=passwordSet`, { status: 303, headers });
    } catch (error) {
      return refusalsOfProblem(error, getI18n(context).t);
    }
  });
}

export default function ResetPassword({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useTranslation("auth");
  const { brand, locale } = useRootData();
  const { audience, invited, username } = loaderData;
  return (
    <AuthCard
      brand={brand}
      title={t(invited ? "reset.invitedTitle" : "reset.title")}
      intro={invited ? t("reset.invitedIntro", { username }) : t("reset.intro")}
      locale={locale}
      links={<Link to={loginPathOf(audience)}>{t("forgotten.back")}</Link>}
    >
      <ResetFields lastResult={actionData} />
    </AuthCard>
  );
}

function ResetFields({ lastResult }: { lastResult: FormResult }) {
  const { t } = useTranslation("auth");
  const [form, fields] = useAppForm<Values>({ id: "reset", lastResult, rules });
  const labels = { password: t("fields.newPassword"), password_confirmation: t("fields.confirmation") };
  return (
    <AppForm form={form} guard="none" labels={labels}>
      <PasswordField field={fields.password} label={labels.password} autoComplete="new-password" />
      <PasswordField
        field={fields.password_confirmation}
        label={labels.password_confirmation}
        autoComplete="new-password"
      />
      <SubmitButton className="w-full">{t("reset.submit")}</SubmitButton>
    </AppForm>
  );
}

/** A link that is used up says so, with the way to a new one; the status stays that of an unknown page. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const { t } = useTranslation("auth");
  const { brand, locale, requestId } = useRootData();
  if (!isRouteErrorResponse(error) || error.status !== 404) {
    return <ErrorScreen error={error} requestId={requestId} home="/" />;
  }
  return (
    <AuthCard brand={brand} title={t("reset.title")} intro={t("reset.expired")} locale={locale}>
      <Link to="/forgot-password" className={buttonVariants({ variant: "primary", className: "w-full" })}>
        {t("reset.askAgain")}
      </Link>
    </AuthCard>
  );
}
