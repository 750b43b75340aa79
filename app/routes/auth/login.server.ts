import { Authenticator } from "remix-auth";
import { FormStrategy } from "remix-auth-form";
import { redirect, type RouterContextProvider } from "react-router";
import { z } from "zod";
import { apiContext, userContext } from "#app/context.ts";
import { portals } from "#app/domain/portals.ts";
import { formAction } from "#app/forms/form-action.server.ts";
import { required } from "#app/forms/rules.ts";
import { intendedPath } from "#app/lib/intended-path.ts";
import { getI18n } from "#app/middleware/locale.server.ts";
import { loginNotices, type LoginNotice } from "#app/routes/auth/login-notices.ts";
import { askForCode, signedInTo } from "#app/routes/auth/login-step.server.ts";
import { accessService } from "#app/services/access.server.ts";
import { refusalsOfProblem } from "#app/routes/auth/refusals.server.ts";
import type { AccountAudience } from "#contract/endpoint.ts";

type Context = Readonly<RouterContextProvider>;
type SignedIn = Awaited<ReturnType<ReturnType<typeof accessService>["signIn"]>> & { remember: boolean };

const loginRules = { login: [required], password: [required] };
const LoginForm = z.object({
  login: z
    .string()
    .default("")
    .transform((text) => text.slice(0, 200)),
  password: z.string().default(""),
  remember: z.string().optional(),
});

/** One strategy for each audience; the API judges the password. */
function authenticatorFor(context: Context) {
  const access = accessService(context.get(apiContext));
  const authenticator = new Authenticator<SignedIn>();
  for (const audience of ["office", "agent", "supplier"] as const) {
    const strategy = new FormStrategy<SignedIn>(async ({ form }) => {
      const { login, password, remember } = LoginForm.parse(Object.fromEntries(form));
      const session = await access.signIn({ audience, login, password, remember: remember !== undefined });
      return { ...session, remember: remember !== undefined };
    });
    authenticator.use(strategy, audience);
  }
  return authenticator;
}

/** Visitors who are signed in already need no form, unless it just refused them. */
export function loginLoader(audience: AccountAudience, url: URL, context: Context) {
  const wanted = url.searchParams.get("to");
  const own = context.get(userContext)?.audience;
  if (own && !url.searchParams.has("refused")) {
    if (own === audience) throw redirect(intendedPath(wanted, portals[audience].home));
    // The address of the house as such: whoever wants to go to the agents' portal has its page in mind.
    if (audience === "agent" && wanted === null) throw redirect(portals[own].home);
  }
  const { t } = getI18n(context);
  const description = t(`auth:${audience}Login.intro`);
  return { title: t(`auth:${audience}Login.title`), description, notice: noticeOf(url) };
}

/** What the page before wants to say, by a fixed word in the address. */
function noticeOf(url: URL): LoginNotice | null {
  return loginNotices.find((notice) => notice === url.searchParams.get("done")) ?? null;
}

/**
 * Signs in and goes on to where the visitor wanted to go. Wrong details and too many attempts come back as a
 * form with what was typed, but for the password.
 */
export async function loginAction(audience: AccountAudience, request: Request, url: URL, context: Context) {
  const options = { schema: LoginForm, rules: loginRules, secrets: ["password"] };
  return formAction(request.clone(), options, async () => {
    try {
      const session = await authenticatorFor(context).authenticate(audience, request);
      const target = intendedPath(url.searchParams.get("to"), portals[audience].home);
      if ("step" in session) return askForCode(context, { audience, to: target, step: session.step });
      return signedInTo(context, target, session);
    } catch (error) {
      return refusalsOfProblem(error, getI18n(context).t);
    }
  });
}
