import { data } from "react-router";
import { z } from "zod";
import type { Route } from "./+types/security.ts";
import { sideCallContext } from "#app/context.ts";
import { saving } from "#app/forms/call-refusals.server.ts";
import { formAction } from "#app/forms/form-action.server.ts";
import { resultFor } from "#app/forms/result-for.ts";
import { redirectWithToast } from "#app/middleware/flash.server.ts";
import { getI18n } from "#app/middleware/locale.server.ts";
import { readForm } from "#app/forms/read-form.server.ts";
import { formText } from "#app/lib/form-text.ts";
import { ownAccount } from "#app/routes/account/account.server.ts";
import { PasswordForm } from "#app/routes/account/password-form.tsx";
import { passwordRules } from "#app/routes/account/profile-rules.ts";
import { ProfileFrame } from "#app/routes/account/profile-frame.tsx";
import { SessionList } from "#app/routes/account/session-list.tsx";
import { TwoFactorSummary } from "#app/routes/account/two-factor-summary.tsx";
import { officeTimeZone } from "#app/routes/portal/facts.server.ts";
import { profileService } from "#app/services/profile.server.ts";

export const meta: Route.MetaFunction = ({ loaderData }) => [{ title: loaderData?.title }];

export async function loader({ context }: Route.LoaderArgs) {
  const { profile } = ownAccount(context);
  const [own, sessions] = await Promise.all([
    profile.get(),
    context.get(sideCallContext)((api) => profileService(api).sessions(), null),
  ]);
  const timeZone = officeTimeZone(context);
  return { title: getI18n(context).t("profile:title"), profile: own, sessions, timeZone };
}

const text = z.string().default("");
const PasswordInput = z.object({
  intent: z.string(),
  current_password: text,
  password: text,
  password_confirmation: text,
});
const secrets = ["current_password", "password", "password_confirmation"];

export async function action({ request, context }: Route.ActionArgs) {
  const { profile, paths } = ownAccount(context);
  const form = await readForm(request);
  const sent = formText(form, "intent");
  if (sent === "password") {
    const options = { schema: PasswordInput, rules: passwordRules, secrets };
    return formAction(form, options, ({ intent: _intent, ...change }) =>
      saving(context, {}, async () => {
        await profile.changePassword(change);
        return redirectWithToast(context, paths.security, {
          text: getI18n(context).t("profile:saved.password"),
        });
      }),
    );
  }
  if (sent === "end-others") {
    const { ended } = await profile.endOtherSessions();
    const message = { text: getI18n(context).t("profile:saved.sessions", { count: ended }) };
    return redirectWithToast(context, paths.security, message);
  }
  if (sent.startsWith("end:")) {
    await profile.endSession(sent.slice("end:".length));
    return redirectWithToast(context, paths.security, { text: getI18n(context).t("profile:saved.session") });
  }
  throw data(null, { status: 400 });
}

export default function Security({ loaderData, actionData }: Route.ComponentProps) {
  const { profile, sessions, timeZone } = loaderData;
  return (
    <ProfileFrame>
      <PasswordForm
        username={profile.username}
        changedAt={profile.password_changed_at}
        timeZone={timeZone}
        lastResult={resultFor("password", actionData)}
      />
      <TwoFactorSummary state={profile.two_factor} timeZone={timeZone} />
      {sessions ? <SessionList sessions={sessions} timeZone={timeZone} /> : null}
    </ProfileFrame>
  );
}
