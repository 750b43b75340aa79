import type { Route } from "./+types/options.ts";
import { localeContext, sideCallContext } from "#app/context.ts";
import { can } from "#app/middleware/guards.server.ts";
import { getI18n } from "#app/middleware/locale.server.ts";
import { optionSuggestion } from "#app/routes/admin/catalogue/quick-quote/option-suggestion.ts";
import { packageChoiceService } from "#app/services/package-editor.server.ts";

export const middleware: Route.MiddlewareFunction[] = [can("quick-quote.edit")];

/** Suggestions for fields that ask for a service. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const q = (url.searchParams.get("q") ?? "").slice(0, 100);
  const besides = context.get(sideCallContext);
  const found = await besides((api) => packageChoiceService(api).options({ q, limit: 20 }), []);
  const locale = context.get(localeContext);
  const t = getI18n(context).getFixedT(null, "packageEditor");
  return { options: found.map((option) => optionSuggestion(option, locale, t)) };
}
