import { isRouteErrorResponse } from "react-router";

/** Title of pages whose route has none: the destinations brand (specification section 2). */
export const defaultTitle = "Harakeke Pacific";

export type ErrorTitle = "missing" | "forbidden" | "maintenance" | "problem";

/** Which kind of error page an error leads to. */
export function errorKind(error: unknown): ErrorTitle {
  if (!isRouteErrorResponse(error)) return "problem";
  if (error.status === 404) return "missing";
  if (error.status === 403) return "forbidden";
  return error.status === 503 ? "maintenance" : "problem";
}
