import { data } from "react-router";
import type { Route } from "./+types/confirmation-document.ts";
import { apiContext, localeContext } from "#app/context.ts";
import { agentFileService } from "#app/services/client-files.server.ts";
import { contentDisposition } from "#app/services/http/content-disposition.server.ts";

/** The confirmation of a booking as PDF, passed through from the API, which checks the access. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const reference = /^([A-Z]{4}\d{6})\.pdf$/.exec(params.key)?.[1];
  if (!reference) throw data(null, { status: 404 });
  const service = agentFileService(context.get(apiContext));
  const file = await service.confirmationDocument(reference, context.get(localeContext));
  const headers = new Headers({
    "Content-Type": "application/pdf",
    "Content-Disposition": contentDisposition(file.fileName),
    "Cache-Control": "private, no-store",
    "X-Robots-Tag": "noindex",
  });
  if (file.contentLength !== undefined) headers.set("Content-Length", String(file.contentLength));
  return new Response(file.stream, { headers });
}
