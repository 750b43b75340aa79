import { useTranslation } from "#app/i18n/use-translation.ts";
import { data, Link, redirect } from "react-router";
import { z } from "zod";
import type { Route } from "./+types/reset-password.ts";
import { AuthCard } from "#app/components/shell/auth-card.tsx";
import { buttonVariants } from "#app/components/ui/button.tsx";
import { apiContext, requestFactsContext } from "#app/context.ts";
import { loginPathOf } from "#app/domain/portals.ts";
import { AppForm } from "#app/forms/app-form.tsx";
import { PasswordField } from "#app/forms/fields/password-field.tsx";
import { formAction } from "#app/forms/form-action.server.ts";
import { confirmed, length, minLength, required } from "#app/forms/rules.ts";
import { SubmitButton } from "#app/forms/submit-button.tsx";
import { useAppForm, type FormResult } from "#app/forms/use-app-form.ts";
import { pagePathOf } from "#app/lib/intended-path.ts";
import { useRootData } from "#app/lib/use-root-data.ts";
import { getI18n } from "#app/middleware/locale.server.ts";
import { sessionEnded } from "#app/middleware/session-cookie.server.ts";
import { refusalsOfProblem } from "#app/routes/auth/refusals.server.ts";
import { accessService } from "#app/services/access.server.ts";
import { ApiProblem } from "#app/services/http/problems.server.ts";
import { whileFound } from "#app/services/http/while-found.server.ts";

type Values = { password: string; password_confirmation: string };

const rules = {
  password: [required, minLength(10), length(200)],
  password_confirmation: [required, confirmed("password")],
};
const ResetForm = z.object({
  password: z.string().default(""),
  password_confirmation: z.string().default(""),
});

export const meta: Route.MetaFunction = ({ loaderData }) => [{ title: loaderData?.title }];

/** A link that is used up, expired or unknown is expected: the page says so, with the status of an unknown page. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const title = getI18n(context).t("auth:reset.title");
  return whileFound(
    async () => ({ title, reset: await accessService(context.get(apiContext)).getReset(params.token) }),
    async () => data({ title, reset: null }, { status: 404 }),
  );
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
      // Used up in the meantime: the page says so when it is opened again.
      if (error instanceof ApiProblem && error.kind === "not-found")
        return redirect(pagePathOf(request), 303);
      return refusalsOfProblem(error, getI18n(context).t);
    }
  });
}

export default function ResetPassword({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useTranslation("auth");
  const { brand, locale } = useRootData();
  if (!loaderData.reset) return <UsedLink />;
  const { audience, purpose, username } = loaderData.reset;
  const invited = purpose === "invitation";
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

function UsedLink() {
  const { t } = useTranslation("auth");
  const { brand, locale } = useRootData();
  return (
    <AuthCard brand={brand} title={t("reset.title")} intro={t("reset.expired")} locale={locale}>
      <Link to="/forgot-password" className={buttonVariants({ variant: "primary", className: "w-full" })}>
        {t("reset.askAgain")}
      </Link>
    </AuthCard>
  );
}
