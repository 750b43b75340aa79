import { redirect } from "react-router";
import type { Route } from "./+types/theme.ts";
import { apiContext, requestFactsContext, userContext } from "#app/context.ts";
import { readForm } from "#app/forms/read-form.server.ts";
import { textOf } from "#app/forms/use-app-form.ts";
import { safePath } from "#app/lib/safe-path.ts";
import { themeCookie } from "#app/middleware/preferences.server.ts";
import { accessService } from "#app/services/access.server.ts";
import { Theme } from "#contract/people/session.ts";

export function loader() {
  return redirect("/");
}

/** Chooses light, dark or automatic: in this browser, and in the profile of whoever is signed in. */
export async function action({ request, context }: Route.ActionArgs) {
  const form = await readForm(request);
  const to = safePath(textOf(form, "to"), "/");
  const theme = Theme.safeParse(form.get("theme")).data;
  if (!theme) return redirect(to, 303);
  if (context.get(userContext)) await accessService(context.get(apiContext)).savePreferences({ theme });
  return redirect(to, {
    status: 303,
    headers: { "Set-Cookie": themeCookie(theme, context.get(requestFactsContext)) },
  });
}
