import { isRouteErrorResponse } from "react-router";
import { readProblem } from "#app/lib/problem-data.ts";

/** Title of pages whose route has none: the destinations brand (specification section 2). */
export const defaultTitle = "Harakeke Pacific";

export type ErrorTitle = "missing" | "forbidden" | "maintenance" | "outage" | "unanswered" | "problem";

/** Which kind of error page an error leads to. */
export function errorKind(error: unknown): ErrorTitle {
  if (!isRouteErrorResponse(error)) return "problem";
  if (error.status === 404) return "missing";
  if (error.status === 403) return "forbidden";
  if (error.status === 501 && readProblem(error.data).unanswered) return "unanswered";
  if (error.status !== 503) return "problem";
  return readProblem(error.data).outage ? "outage" : "maintenance";
}

/** Title of a page whose error is drawn by a boundary below the root; the root's loader knows the words. */
export function errorTitle(
  error: unknown,
  matches: readonly ({ loaderData?: unknown } | undefined)[],
): string {
  const root = matches[0]?.loaderData;
  if (typeof root !== "object" || root === null || !("errorTitles" in root)) return defaultTitle;
  // The root's loader makes one title for each kind.
  return (root.errorTitles as Record<ErrorTitle, string>)[errorKind(error)];
}
