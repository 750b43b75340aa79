import { data } from "react-router";
import { z } from "zod";
import { saving } from "#app/forms/call-refusals.server.ts";
import type { Route } from "./+types/two-factor.ts";
import { formAction } from "#app/forms/form-action.server.ts";
import { resultFor } from "#app/forms/result-for.ts";
import type { FormResult } from "#app/forms/use-app-form.ts";
import type { RouteHandle } from "#app/lib/route-handle.ts";
import { redirectWithToast } from "#app/middleware/flash.server.ts";
import { getI18n } from "#app/middleware/locale.server.ts";
import { readForm } from "#app/forms/read-form.server.ts";
import { formText } from "#app/lib/form-text.ts";
import { ownAccount } from "#app/routes/account/account.server.ts";
import { codeRules, proofRules, startRules } from "#app/routes/account/profile-rules.ts";
import type { ProofIntent } from "#app/routes/account/proof-form.tsx";
import { ProfileFrame } from "#app/routes/account/profile-frame.tsx";
import { qrPath } from "#app/routes/account/qr-path.server.ts";
import { TwoFactorPage } from "#app/routes/account/two-factor-page.tsx";
import { signedIn } from "#app/routes/portal/facts.server.ts";

export const handle = { crumb: "profile:twoFactor.title" } satisfies RouteHandle;

export const meta: Route.MetaFunction = ({ loaderData }) => [{ title: loaderData?.title }];

export async function loader({ context }: Route.LoaderArgs) {
  const { profile } = ownAccount(context);
  const { two_factor: state } = await profile.get();
  const { username, two_factor_due: due } = signedIn(context);
  const enrolment = state.pending ? await profile.getEnrolment() : null;
  return {
    title: getI18n(context).t("profile:twoFactor.title"),
    username,
    due,
    state,
    enrolment: enrolment && { key: enrolment.key, picture: qrPath(enrolment.uri) },
  };
}

const text = z.string().default("");
const StartInput = z.object({ intent: z.string(), current_password: text });
const CodeInput = z.object({ intent: z.string(), code: text });
const secrets = ["current_password"];

/** Password and code of the form of that intent. */
function proofOptions(intent: ProofIntent) {
  const [password, code] = [`${intent}_password`, `${intent}_code`] as const;
  const schema = z.looseObject({ intent: z.string() }).transform((form) => ({
    current_password: text.parse(form[password]),
    code: text.parse(form[code]),
  }));
  return { schema, rules: proofRules(intent), secrets: [password, code] };
}

/** Where the form of that intent has the fields of the call. */
const proofNames = (intent: ProofIntent) => ({
  current_password: `${intent}_password`,
  code: `${intent}_code`,
});

export async function action({ request, context }: Route.ActionArgs) {
  const form = await readForm(request);
  const sent = formText(form, "intent");
  if (sent === "start") return start(form, context);
  if (sent === "confirm") return confirm(form, context);
  if (sent === "renew") return renew(form, context);
  if (sent === "remove") return remove(form, context);
  throw data(null, { status: 400 });
}

type Context = Route.ActionArgs["context"];

/** Codes are answered with the page itself: they are shown once, and a redirect would have to carry them. */
type Shown = { codes: string[] };

function start(form: FormData, context: Context) {
  const { profile, paths } = ownAccount(context);
  return formAction(form, { schema: StartInput, rules: startRules, secrets }, ({ current_password }) =>
    saving(context, {}, async () => {
      await profile.startEnrolment(current_password);
      return redirectWithToast(context, paths.twoFactor, {
        tone: "info",
        text: getI18n(context).t("profile:saved.started"),
      });
    }),
  );
}

function confirm(form: FormData, context: Context) {
  const { profile } = ownAccount(context);
  return withCodes((keep) =>
    formAction(form, { schema: CodeInput, rules: codeRules, secrets: ["code"] }, ({ code }) =>
      saving(context, {}, async () => keep(await profile.confirmEnrolment(code))),
    ),
  );
}

function renew(form: FormData, context: Context) {
  const { profile } = ownAccount(context);
  return withCodes((keep) =>
    formAction(form, proofOptions("renew"), (proof) =>
      saving(context, proofNames("renew"), async () => keep(await profile.renewRecoveryCodes(proof))),
    ),
  );
}

/** Hands out the codes that a form's call answered, else what the form said. */
async function withCodes<Answer>(
  run: (keep: (answer: { recovery_codes: string[] }) => Response) => Promise<Answer>,
): Promise<Answer | Shown> {
  let shown: Shown | null = null;
  const answer = await run(({ recovery_codes: codes }) => {
    shown = { codes };
    return new Response(null);
  });
  return shown ?? answer;
}

function remove(form: FormData, context: Context) {
  const { profile, paths } = ownAccount(context);
  return formAction(form, proofOptions("remove"), (proof) =>
    saving(context, proofNames("remove"), async () => {
      await profile.removeTwoFactor(proof);
      return redirectWithToast(context, paths.security, {
        tone: "warning",
        text: getI18n(context).t("profile:saved.twoFactorOff"),
      });
    }),
  );
}

export default function TwoFactor({ loaderData, actionData }: Route.ComponentProps) {
  const codes = actionData && "codes" in actionData ? actionData.codes : null;
  const refused: FormResult = actionData && !("codes" in actionData) ? actionData : undefined;
  return (
    <ProfileFrame>
      <TwoFactorPage {...loaderData} codes={codes} resultOf={(intent) => resultFor(intent, refused)} />
    </ProfileFrame>
  );
}
