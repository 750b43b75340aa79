import { data } from "react-router";
import type { Route } from "./+types/confirmation-document.ts";
import { apiContext, localeContext } from "#app/context.ts";
import { documentResponse } from "#app/routes/resources/document-response.server.ts";
import { agentFileService } from "#app/services/client-files.server.ts";

/** The confirmation as PDF, passed through from the API under the reference of the agent's own file. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const reference = /^([\w-]{1,60})\.pdf$/.exec(params.key)?.[1];
  if (!reference) throw data(null, { status: 404 });
  const service = agentFileService(context.get(apiContext));
  const file = await service.confirmationDocument(reference, context.get(localeContext));
  return documentResponse(file, `confirmation-${reference}.pdf`, context);
}
