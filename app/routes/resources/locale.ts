import { redirect } from "react-router";
import type { Route } from "./+types/locale.ts";
import { apiContext, requestFactsContext, userContext } from "#app/context.ts";
import { readForm } from "#app/forms/read-form.server.ts";
import { textOf } from "#app/forms/use-app-form.ts";
import { safePath } from "#app/lib/safe-path.ts";
import { localeCookie } from "#app/middleware/preferences.server.ts";
import { accessService } from "#app/services/access.server.ts";
import { Locale } from "#contract/primitives.ts";

export function loader() {
  return redirect("/");
}

/** Chooses the language: in this browser, and in the profile of whoever is signed in. */
export async function action({ request, context }: Route.ActionArgs) {
  const form = await readForm(request);
  const to = safePath(textOf(form, "to"), "/");
  const locale = Locale.safeParse(form.get("locale")).data;
  if (!locale) return redirect(to, 303);
  if (context.get(userContext)) await accessService(context.get(apiContext)).savePreferences({ locale });
  return redirect(to, {
    status: 303,
    headers: { "Set-Cookie": localeCookie(locale, context.get(requestFactsContext)) },
  });
}
