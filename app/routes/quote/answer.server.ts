import { data, redirect, type RouterContextProvider } from "react-router";
import type { QuoteAttempt } from "#app/components/journey/quote/quote-attempt.ts";
import { apiContext, localeContext } from "#app/context.ts";
import { onceFor } from "#app/forms/idempotency.server.ts";
import { readForm } from "#app/forms/read-form.server.ts";
import { checkRules, length, required, type RuleSet } from "#app/forms/rules.ts";
import { getI18n } from "#app/middleware/locale.server.ts";
import { ApiProblem, messageForUser } from "#app/services/http/problems.server.ts";
import { clientQuoteService } from "#app/services/quote-versions.server.ts";

type Context = Readonly<RouterContextProvider>;

/**
 * Does what one of the forms of the page asks for and leads back to it; what is refused comes back with what was
 * typed and the quote as it is now.
 */
export async function answerQuote(request: Request, token: string, context: Context) {
  const form = await readForm(request);
  const attempt = readAttempt(form);
  const path = `/quote/${encodeURIComponent(token)}`;
  const service = clientQuoteService(context.get(apiContext));
  // Nothing is changed by counting; name and tick come back with the total, and never stand in an address.
  if (attempt.intent === "retotal") return again(attempt, 200);
  const errors = refusalsOf(attempt, context);
  if (Object.keys(errors).length > 0) return again({ ...attempt, errors }, 422);
  try {
    const answered = await send(attempt, Number(form.get("total_cents")), onceFor(form));
    return redirect(`${path}?said=${answered}#state`, 303);
  } catch (error) {
    if (!(error instanceof ApiProblem) || error.status === 404) throw error;
    const refused = Object.fromEntries(
      Object.entries(error.errors).flatMap(([name, [text]]) => (text ? [[name, text]] : [])),
    );
    const message = messageForUser(error) || getI18n(context).t("clientQuote:unavailable");
    return again({ ...attempt, errors: refused, message }, error.status >= 400 ? error.status : 502);
  }

  async function send({ intent, name, options, body, reason }: QuoteAttempt, total: number, once: object) {
    const headers = { ...once };
    if (intent === "accept") {
      await service.accept(token, { name, agreed: true, options, total_cents: total }, headers);
      return "accepted";
    }
    if (intent === "decline") {
      await service.decline(token, reason, headers);
      return "declined";
    }
    if (intent === "message") {
      await service.write(token, { name, body }, headers);
      return "message";
    }
    throw data(null, { status: 400 });
  }

  async function again(refused: QuoteAttempt, status: number) {
    const quote = await service.get(token, context.get(localeContext), { options: refused.options });
    return data({ quote, attempt: refused }, { status });
  }
}

function readAttempt(form: FormData): QuoteAttempt {
  const text = (name: string) => {
    const value = form.get(name);
    return typeof value === "string" ? value.trim() : "";
  };
  return {
    intent: text("intent"),
    name: text("name"),
    agreed: form.has("agreed"),
    options: form.getAll("option").flatMap((value) => (typeof value === "string" ? [value] : [])),
    body: text("body"),
    reason: text("reason"),
    errors: {},
    message: null,
  };
}

/** What each form of the page asks of its texts. */
const rules: Record<string, RuleSet> = {
  accept: { name: [required, length(120)] },
  message: { name: [required, length(120)], body: [required, length(4000)] },
  decline: { reason: [length(2000)] },
};

/** Refused texts by field name; none where the form may be sent. */
function refusalsOf(attempt: QuoteAttempt, context: Context): Record<string, string> {
  const { t } = getI18n(context);
  const { name, body, reason } = attempt;
  const texts = new Map(Object.entries({ name, body, reason }));
  const refused = checkRules(rules[attempt.intent] ?? {}, (field) => texts.get(field) ?? "");
  const errors = Object.fromEntries(
    Object.entries(refused).map(([field, { key, params }]) => [field, t(`validation:${key}`, params)]),
  );
  if (attempt.intent === "accept" && !attempt.agreed) errors["agreed"] = t("clientQuote:accept.agreeMissing");
  return errors;
}
