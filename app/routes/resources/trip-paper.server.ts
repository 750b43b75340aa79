import { data, type RouterContextProvider } from "react-router";
import { apiContext, localeContext, userContext } from "#app/context.ts";
import { documentResponse } from "#app/routes/resources/document-response.server.ts";
import { agentFileService, officeFileService } from "#app/services/client-files.server.ts";
import type { TripPaper } from "#contract/sales/itineraries/itinerary.ts";

/**
 * A paper of a published trip as PDF, passed through from the API for who is signed in: `{file}.pdf`, with the uid or
 * the reference of the file. The API checks the access before a byte is sent. 404 for everybody else.
 */
export async function tripPaper(
  paper: TripPaper,
  address: string,
  context: Readonly<RouterContextProvider>,
): Promise<Response> {
  const key = /^([\w-]{1,60})\.pdf$/.exec(address)?.[1];
  const audience = context.get(userContext)?.audience;
  if (!key || (audience !== "office" && audience !== "agent")) throw data(null, { status: 404 });
  const service = (audience === "office" ? officeFileService : agentFileService)(context.get(apiContext));
  const file = await service.tripPaper(key, paper, context.get(localeContext));
  return documentResponse(file, `${paper}-${key}.pdf`, context);
}
