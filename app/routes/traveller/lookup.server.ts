import type { TFunction } from "i18next";
import { data } from "react-router";
import type { FindAttempt } from "#app/components/journey/find-travel-app.tsx";
import { ApiProblem, isOutage, messageForUser } from "#app/services/http/problems.server.ts";

type Typed = Pick<FindAttempt, "reference" | "surname" | "surnameAsked">;

/** What was typed into the find screen, cut to what a reference can be. */
export function readLookup(form: FormData): Typed {
  const text = (name: string, length: number) => {
    const value = form.get(name);
    return typeof value === "string" ? value.trim().slice(0, length) : "";
  };
  const surname = text("surname", 80);
  return {
    reference: text("reference", 40),
    surnameAsked: form.has("surname"),
    ...(surname !== "" && { surname }),
  };
}

/** A miss as the screen shows it: the server's message in the banner, or next to the field it is about. */
export function refusedLookup(typed: Typed, error: unknown, t: TFunction) {
  if (!(error instanceof ApiProblem)) throw error;
  const [surnameError] = error.errors["surname"] ?? [];
  if (surnameError !== undefined) {
    const attempt: FindAttempt = { ...typed, surnameAsked: true, message: null };
    return data<FindAttempt>(typed.surnameAsked ? { ...attempt, surnameError } : attempt, { status: 422 });
  }
  const message = messageForUser(error) || t("find:unavailable");
  return data<FindAttempt>({ ...typed, message }, { status: statusOf(error) });
}

function statusOf(error: ApiProblem) {
  if (error.kind === "maintenance" || isOutage(error)) return 503;
  return error.status >= 400 ? error.status : 502;
}
