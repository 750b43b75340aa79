import { data } from "react-router";
import type { Route } from "./+types/upload.ts";
import { apiContext } from "#app/context.ts";
import { fileResponse } from "#app/routes/resources/document-response.server.ts";
import { uploadService } from "#app/services/uploads.server.ts";

/** Kinds that browsers may draw; anything else would be a mistake of the API. */
const pictures = new Set(["image/jpeg", "image/png", "image/webp"]);

/** An uploaded picture. Its bytes never change under the same address; who may see it is for the API to say. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const file = await uploadService(context.get(apiContext)).open(params.upload);
  if (!pictures.has(file.contentType)) throw data(null, { status: 404 });
  const headers = new Headers({
    "Content-Type": file.contentType,
    "Content-Disposition": "inline",
    // Kept by the visitor's browser only: the picture may be taken back.
    "Cache-Control": "private, max-age=3600",
  });
  return fileResponse(file, headers, context);
}
