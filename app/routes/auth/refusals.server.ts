import type { TFunction } from "i18next";
import type { Refusals } from "#app/forms/form-action.server.ts";
import { tooOften } from "#app/forms/form-message.server.ts";
import { ApiProblem, isOutage, messageForUser } from "#app/services/http/problems.server.ts";

/**
 * A failed call as something the form can say: refused fields beside them, everything else above the form.
 * What is no failed call is thrown on.
 */
export function refusalsOfProblem(error: unknown, t: TFunction): Refusals {
  if (!(error instanceof ApiProblem)) throw error;
  if (error.kind === "invalid") {
    const refused = Object.fromEntries(
      Object.entries(error.errors).map(([name, texts]) => [name, [...texts]]),
    );
    return { refused: Object.keys(refused).length > 0 ? refused : { "": [error.message] } };
  }
  if (error.kind === "rate-limited") {
    return { refused: { "": [tooOften(error)] }, status: 429 };
  }
  // A sign-in that may have come about does no harm: it is simply tried again.
  if (error.standing === "unknown" || error.standing === "unsent") {
    return { refused: { "": [t("auth:unavailable")] }, status: 503 };
  }
  if (error.kind === "not-found" || error.kind === "refused" || error.kind === "conflict") {
    return { refused: { "": [messageForUser(error) || t("auth:unavailable")] }, status: error.status };
  }
  if (error.kind === "maintenance") return { refused: { "": [t("auth:maintenance")] }, status: 503 };
  return { refused: { "": [t("auth:unavailable")] }, status: isOutage(error) ? 503 : 502 };
}
