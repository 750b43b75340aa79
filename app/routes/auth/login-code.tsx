import { useTranslation } from "#app/i18n/use-translation.ts";
import { Link, redirect } from "react-router";
import { z } from "zod";
import type { Route } from "./+types/login-code.ts";
import { AuthCard } from "#app/components/shell/auth-card.tsx";
import { apiContext } from "#app/context.ts";
import { loginPathOf, portals } from "#app/domain/portals.ts";
import { AppForm } from "#app/forms/app-form.tsx";
import { CodeField } from "#app/forms/fields/code-field.tsx";
import { formAction } from "#app/forms/form-action.server.ts";
import { required } from "#app/forms/rules.ts";
import { SubmitButton } from "#app/forms/submit-button.tsx";
import { useAppForm } from "#app/forms/use-app-form.ts";
import { intendedPath } from "#app/lib/intended-path.ts";
import { useRootData } from "#app/lib/use-root-data.ts";
import { getI18n } from "#app/middleware/locale.server.ts";
import { signedInTo, stepEnded, waitingStep } from "#app/routes/auth/login-step.server.ts";
import { refusalsOfProblem } from "#app/routes/auth/refusals.server.ts";
import { accessService } from "#app/services/access.server.ts";
import { ApiProblem } from "#app/services/http/problems.server.ts";

const rules = { code: [required] };
const CodeInput = z.object({
  code: z
    .string()
    .default("")
    .transform((text) => text.trim().slice(0, 40)),
});

export const meta: Route.MetaFunction = ({ loaderData }) => [{ title: loaderData?.title }];

/** Without a password that was right before, there is nothing to ask a code for. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const waiting = await waitingStep(context, request);
  if (!waiting) throw redirect("/");
  return { title: getI18n(context).t("auth:code.title"), login: loginPathOf(waiting.audience) };
}

export async function action({ request, context }: Route.ActionArgs) {
  const waiting = await waitingStep(context, request);
  if (!waiting) return redirect("/?done=codeExpired", 303);
  return formAction(request, { schema: CodeInput, rules, secrets: ["code"] }, async ({ code }) => {
    try {
      const session = await accessService(context.get(apiContext)).signInWithCode(waiting.step, code);
      const target = intendedPath(waiting.to, portals[waiting.audience].home);
      return await signedInTo(context, target, session, [await stepEnded(context)]);
    } catch (error) {
      if (error instanceof ApiProblem && error.kind === "not-found") {
        const to = new URLSearchParams({ done: "codeExpired", to: waiting.to });
        const headers = { "Set-Cookie": await stepEnded(context) };
        return redirect(`${loginPathOf(waiting.audience)}?${to}`, { status: 303, headers });
      }
      return refusalsOfProblem(error, getI18n(context).t);
    }
  });
}

export default function LoginCode({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useTranslation("auth");
  const { brand, locale } = useRootData();
  const [form, fields] = useAppForm<{ code: string }>({ id: "code", lastResult: actionData, rules });
  const label = t("code.field");
  return (
    <AuthCard
      brand={brand}
      title={t("code.title")}
      intro={t("code.intro")}
      locale={locale}
      links={<Link to={loaderData.login}>{t("code.back")}</Link>}
    >
      <AppForm form={form} labels={{ code: label }}>
        <CodeField field={fields.code} label={label} hint={t("code.hint")} />
        <SubmitButton className="w-full">{t("submit")}</SubmitButton>
      </AppForm>
    </AuthCard>
  );
}
