import { data } from "react-router";
import type { Route } from "./+types/invoice-document.ts";
import { apiContext, userContext } from "#app/context.ts";
import { documentResponse } from "#app/routes/resources/document-response.server.ts";
import { invoicePaper } from "#app/services/file-ledger.server.ts";

/** An invoice or credit note as PDF, passed through from the API, which checks the access before a byte is sent. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const document = /^([0-9A-Z]{26})\.pdf$/.exec(params.key)?.[1];
  if (!document) throw data(null, { status: 404 });
  const isOffice = context.get(userContext)?.audience === "office";
  const file = await invoicePaper(context.get(apiContext), { file: params.file, document, isOffice });
  return documentResponse(file, `invoice-${params.file}.pdf`, context);
}
