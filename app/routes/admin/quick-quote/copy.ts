import { href, redirect } from "react-router";
import type { Route } from "./+types/copy.ts";
import { apiContext, localeContext } from "#app/context.ts";
import { onceFor } from "#app/forms/idempotency.server.ts";
import { readForm } from "#app/forms/read-form.server.ts";
import { redirectWithToast } from "#app/middleware/flash.server.ts";
import { can } from "#app/middleware/guards.server.ts";
import { getI18n } from "#app/middleware/locale.server.ts";
import { say } from "#app/routes/admin/quick-quote/package-words.ts";
import { packageEditorService } from "#app/services/package-editor.server.ts";

export const middleware: Route.MiddlewareFunction[] = [can("quick-quote.edit")];

/** Nothing is to be read here: whoever comes back to this address sees the package. */
export function loader({ params: { uid } }: Route.LoaderArgs) {
  return redirect(href("/admin/quick-quote/:uid", { uid }));
}

/** Makes a draft of a package, from its row in the list or from its own page, and goes on with the draft. */
export async function action({ request, params: { uid }, context }: Route.ActionArgs) {
  const form = await readForm(request);
  const made = await packageEditorService(context.get(apiContext)).copy(uid, onceFor(form));
  const name = say(made.name, context.get(localeContext));
  const text = getI18n(context).t("packageEditor:copy.done", { name, ref: made.ref });
  return redirectWithToast(context, href("/admin/quick-quote/:uid", { uid: made.uid }), { text });
}
