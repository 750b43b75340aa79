import type { Route } from "./+types/extras.ts";
import { sideCallContext } from "#app/context.ts";
import { can } from "#app/middleware/guards.server.ts";
import { packageChoiceService } from "#app/services/package-editor.server.ts";

export const middleware: Route.MiddlewareFunction[] = [can("quick-quote.edit")];

/** The extras of the service with this code, for a form in which it was chosen; none where there is no such service. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const code = (url.searchParams.get("code") ?? "").slice(0, 40);
  const besides = context.get(sideCallContext);
  const found = await besides((api) => packageChoiceService(api).options({ codes: code, limit: 1 }), []);
  return { code, extras: found.find((option) => option.code === code)?.extras ?? [] };
}
