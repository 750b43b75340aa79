import type { RouterContextProvider } from "react-router";
import { formMessage, tooOften } from "#app/forms/form-message.server.ts";
import type { Refusals } from "#app/forms/form-action.server.ts";
import { getI18n } from "#app/middleware/locale.server.ts";
import { ApiProblem } from "#app/services/http/problems.server.ts";

type Context = Readonly<RouterContextProvider>;

/**
 * What the API has against a call, beside its field or above the form that was sent; `nameOf` tells which field of
 * the form a field of the call belongs to. Throws what is no answer of the API.
 */
export function refusalsOfCall(
  error: unknown,
  context: Context,
  nameOf = (field: string): string => field,
): Refusals {
  if (!(error instanceof ApiProblem)) throw error;
  const fields = Object.entries(error.errors).map(([field, texts]): [string, string[]] => [
    nameOf(field),
    [...texts],
  ]);
  if (error.kind === "invalid" && fields.length > 0) return { refused: Object.fromEntries(fields) };
  if (error.kind === "rate-limited") return { refused: { "": [tooOften(error)] }, status: 429 };
  const message = formMessage(error) || getI18n(context).t("auth:unavailable");
  return { refused: { "": [message] }, status: error.status >= 400 ? error.status : 502 };
}

/** Saves by a call, and says what it refused at the form that was sent, whose fields are named as in `names`. */
export async function saving(
  context: Context,
  names: Record<string, string>,
  save: () => Promise<Response>,
): Promise<Response | Refusals> {
  try {
    return await save();
  } catch (error) {
    return refusalsOfCall(error, context, (field) => names[field] ?? field);
  }
}
