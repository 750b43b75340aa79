import { data } from "react-router";
import { z } from "zod";
import type { Route } from "./+types/profile.ts";
import { requestFactsContext } from "#app/context.ts";
import { saving } from "#app/forms/call-refusals.server.ts";
import { formAction } from "#app/forms/form-action.server.ts";
import { resultFor } from "#app/forms/result-for.ts";
import { translatorFor } from "#app/i18n/translators.server.ts";
import { revalidateAfterConflict } from "#app/lib/revalidate-after-conflict.ts";
import { redirectWithToast } from "#app/middleware/flash.server.ts";
import { getI18n } from "#app/middleware/locale.server.ts";
import { localeCookie, themeCookie } from "#app/middleware/preferences.server.ts";
import { readForm } from "#app/forms/read-form.server.ts";
import { formText } from "#app/lib/form-text.ts";
import { ownAccount } from "#app/routes/account/account.server.ts";
import { DetailsForm } from "#app/routes/account/details-form.tsx";
import { DisplayForm } from "#app/routes/account/display-form.tsx";
import { EmailForm } from "#app/routes/account/email-form.tsx";
import { detailsRules, emailRules } from "#app/routes/account/profile-rules.ts";
import { ProfileFrame } from "#app/routes/account/profile-frame.tsx";
import { Theme } from "#contract/people/session.ts";
import { Locale } from "#contract/primitives.ts";

export const shouldRevalidate = revalidateAfterConflict;

export const meta: Route.MetaFunction = ({ loaderData }) => [{ title: loaderData?.title }];

export async function loader({ context }: Route.LoaderArgs) {
  const profile = await ownAccount(context).profile.get();
  return { title: getI18n(context).t("profile:title"), profile };
}

const text = z.string().default("");
const version = z.coerce.number().int();
const intent = z.string();
const DetailsInput = z.object({
  intent,
  lock_version: version,
  name: text.transform((name) => name.trim()),
  phone: text,
});
const EmailInput = z.object({ intent, email: text.transform((email) => email.trim()), email_password: text });
const DisplayInput = z.object({
  intent,
  lock_version: version,
  locale: Locale,
  theme: Theme,
  single_keys: z.string().optional(),
});

export async function action({ request, context }: Route.ActionArgs) {
  const form = await readForm(request);
  const sent = formText(form, "intent");
  if (sent === "details") return saveDetails(form, context);
  if (sent === "email") return saveEmail(form, context);
  if (sent === "display") return saveDisplay(form, context);
  throw data(null, { status: 400 });
}

type Context = Route.ActionArgs["context"];

function saveDetails(form: FormData, context: Context) {
  const { profile, paths } = ownAccount(context);
  return formAction(form, { schema: DetailsInput, rules: detailsRules }, ({ lock_version, name, phone }) =>
    saving(context, {}, async () => {
      await profile.save({ lock_version, name, phone: phone.trim() || null });
      return redirectWithToast(context, paths.details, { text: getI18n(context).t("profile:saved.details") });
    }),
  );
}

function saveEmail(form: FormData, context: Context) {
  const { profile, paths } = ownAccount(context);
  const options = { schema: EmailInput, rules: emailRules, secrets: ["email_password"] };
  return formAction(form, options, ({ email, email_password }) =>
    saving(context, { current_password: "email_password" }, async () => {
      await profile.changeEmail({ email, current_password: email_password });
      const message = { text: getI18n(context).t("profile:saved.email", { email }) };
      return redirectWithToast(context, paths.details, message);
    }),
  );
}

function saveDisplay(form: FormData, context: Context) {
  const { profile, paths } = ownAccount(context);
  const facts = context.get(requestFactsContext);
  return formAction(form, { schema: DisplayInput }, ({ lock_version, locale, theme, single_keys }) =>
    saving(context, {}, async () => {
      await profile.save({ lock_version, locale, theme, single_keys: single_keys !== undefined });
      // The whole document anew: its texts are those of another language.
      const headers = new Headers({ "X-Remix-Reload-Document": "true" });
      headers.append("Set-Cookie", localeCookie(locale, facts));
      headers.append("Set-Cookie", themeCookie(theme, facts));
      return redirectWithToast(context, paths.details, {
        text: translatorFor(locale).t("profile:saved.display"),
        headers,
      });
    }),
  );
}

export default function ProfileDetails({ loaderData: { profile }, actionData }: Route.ComponentProps) {
  return (
    <ProfileFrame>
      <DetailsForm profile={profile} lastResult={resultFor("details", actionData)} />
      <EmailForm profile={profile} lastResult={resultFor("email", actionData)} />
      <DisplayForm profile={profile} lastResult={resultFor("display", actionData)} />
    </ProfileFrame>
  );
}
