import { useTranslation } from "#app/i18n/use-translation.ts";
import { Link, redirect } from "react-router";
import { z } from "zod";
import type { Route } from "./+types/forgot-password.ts";
import { AuthCard } from "#app/components/shell/auth-card.tsx";
import { buttonVariants } from "#app/components/ui/button.tsx";
import { apiContext } from "#app/context.ts";
import { loginPathOf } from "#app/domain/portals.ts";
import { AppForm } from "#app/forms/app-form.tsx";
import { TextField } from "#app/forms/fields/text-field.tsx";
import { formAction } from "#app/forms/form-action.server.ts";
import { length, required } from "#app/forms/rules.ts";
import { SubmitButton } from "#app/forms/submit-button.tsx";
import { useAppForm, type FormResult } from "#app/forms/use-app-form.ts";
import { getI18n } from "#app/middleware/locale.server.ts";
import { keepAsked, readAsked } from "#app/routes/auth/asked-name.server.ts";
import { audienceOf } from "#app/routes/auth/audience-of.ts";
import { refusalsOfProblem } from "#app/routes/auth/refusals.server.ts";
import { useRootData } from "#app/lib/use-root-data.ts";
import { accessService } from "#app/services/access.server.ts";
import type { AccountAudience } from "#contract/endpoint.ts";

const rules = { username: [required, length(200)] };
const ForgotForm = z.object({
  username: z
    .string()
    .default("")
    .transform((text) => text.trim()),
  again: z.string().optional(),
});

export const meta: Route.MetaFunction = ({ loaderData }) => [{ title: loaderData?.title }];

export async function loader({ request, url, context }: Route.LoaderArgs) {
  const { t } = getI18n(context);
  const sent = url.searchParams.get("sent");
  return {
    title: t("auth:forgotten.title"),
    audience: audienceOf(url),
    sent: sent !== null,
    isAgain: sent === "again",
    asked: sent === null ? null : await readAsked(context, request),
  };
}

export async function action({ request, url, context }: Route.ActionArgs) {
  const audience = audienceOf(url);
  return formAction(request, { schema: ForgotForm, rules }, async ({ username, again }) => {
    try {
      await accessService(context.get(apiContext)).requestReset(audience, username);
      const headers = { "Set-Cookie": await keepAsked(context, username) };
      const sent = again ? "again" : "1";
      return redirect(`/forgot-password?for=${audience}&sent=${sent}`, { status: 303, headers });
    } catch (error) {
      return refusalsOfProblem(error, getI18n(context).t);
    }
  });
}

export default function ForgotPassword({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useTranslation("auth");
  const { brand, locale } = useRootData();
  const { audience, sent, isAgain, asked } = loaderData;
  return (
    <AuthCard
      brand={brand}
      title={t(sent ? "forgotten.sentTitle" : "forgotten.title")}
      intro={t(sent ? "forgotten.sentHint" : "forgotten.intro")}
      locale={locale}
      links={<Link to={loginPathOf(audience)}>{t("forgotten.back")}</Link>}
    >
      {sent ? (
        <SendAgain audience={audience} asked={asked} isDone={isAgain} lastResult={actionData} />
      ) : (
        <ForgotFields audience={audience} lastResult={actionData} />
      )}
    </AuthCard>
  );
}

function ForgotFields({ audience, lastResult }: { audience: AccountAudience; lastResult: FormResult }) {
  const { t } = useTranslation("auth");
  const [form, fields] = useAppForm<{ username: string }>({ id: "forgot", lastResult, rules });
  const label = t("fields.username");
  return (
    <AppForm
      form={form}
      guard="none"
      labels={{ username: label }}
      action={`/forgot-password?for=${audience}`}
    >
      <TextField
        field={fields.username}
        label={label}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
      />
      <SubmitButton className="w-full">{t("forgotten.submit")}</SubmitButton>
    </AppForm>
  );
}

type SendAgainProps = {
  audience: AccountAudience;
  /** For whom it was sent; null where this browser does not know it any more. */
  asked: string | null;
  isDone: boolean;
  lastResult: FormResult;
};

function SendAgain({ audience, asked, isDone, lastResult }: SendAgainProps) {
  const { t } = useTranslation("auth");
  const [form] = useAppForm<{ username: string }>({ id: "send-again", lastResult });
  if (asked === null) {
    return (
      <Link to={`/forgot-password?for=${audience}`} className={buttonVariants({ className: "w-full" })}>
        {t("forgotten.again")}
      </Link>
    );
  }
  return (
    <>
      {isDone ? (
        <p role="status" className="mb-4 text-pretty">
          {t("forgotten.againDone")}
        </p>
      ) : null}
      <AppForm form={form} guard="none" labels={{}} action={`/forgot-password?for=${audience}&sent=1`}>
        <input type="hidden" name="username" value={asked} />
        <input type="hidden" name="again" value="yes" />
        <SubmitButton variant="secondary" className="w-full">
          {t("forgotten.again")}
        </SubmitButton>
      </AppForm>
    </>
  );
}
