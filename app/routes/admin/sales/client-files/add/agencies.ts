import type { Route } from "./+types/agencies.ts";
import { sideCallContext } from "#app/context.ts";
import { can } from "#app/middleware/guards.server.ts";
import { newFileService } from "#app/services/new-files.server.ts";

export const middleware: Route.MiddlewareFunction[] = [can("client-files.create")];

/** Suggestions for the field that asks for an agency. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const q = (url.searchParams.get("q") ?? "").slice(0, 100);
  const besides = context.get(sideCallContext);
  return { options: await besides((api) => newFileService(api).agencies({ q, limit: 20 }), []) };
}
