import { data, redirect } from "react-router";
import type { Route } from "./+types/failed-document.ts";
import { failureContext } from "#app/context.ts";
import { safePath } from "#app/lib/safe-path.ts";

/**
 * The page of a document that could not be made. The server shows it in the document's place; who asks for this
 * address by hand, as "Try again" does, is led to the document.
 */
export function loader({ context, url }: Route.LoaderArgs) {
  const failure = context.get(failureContext);
  if (!failure) return redirect(safePath(url.searchParams.get("of"), "/"));
  throw data(failure.data, { status: failure.status });
}

export default function FailedDocument() {
  return null;
}
