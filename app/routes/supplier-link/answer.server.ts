import { data, redirect, type RouterContextProvider } from "react-router";
import type { RequestAttempt } from "#app/components/journey/request/request-attempt.ts";
import { apiContext, localeContext } from "#app/context.ts";
import { onceFor } from "#app/forms/idempotency.server.ts";
import { readForm } from "#app/forms/read-form.server.ts";
import { checkRules, length } from "#app/forms/rules.ts";
import { textOf } from "#app/forms/use-app-form.ts";
import { getI18n } from "#app/middleware/locale.server.ts";
import { ApiProblem, messageForUser } from "#app/services/http/problems.server.ts";
import { linkedRequestService } from "#app/services/supplier-requests.server.ts";
import { DeclineReason, SupplierAnswer } from "#contract/sales/supplier-requests/status.ts";

type Context = Readonly<RouterContextProvider>;

const rules = { confirmation_no: [length(60)], remarks: [length(1000)], alternative: [length(1000)] };

/**
 * Hands an answer over and leads back to the page; what is refused comes back with what was typed and the request as it
 * is now.
 */
export async function answerByLink(request: Request, token: string, context: Context) {
  const form = await readForm(request);
  const { t } = getI18n(context);
  const service = linkedRequestService(context.get(apiContext));
  const attempt = readAttempt(form);
  const answer = SupplierAnswer.safeParse(attempt.answer);
  if (!answer.success) throw data(null, { status: 400 });
  const errors = tooLong(attempt, context);
  if (Object.keys(errors).length > 0) return again({ ...attempt, errors }, 422);
  try {
    const reason = DeclineReason.safeParse(attempt.decline_reason);
    await service.answer(
      token,
      {
        answer: answer.data,
        confirmation_no: attempt.confirmation_no,
        remarks: attempt.remarks,
        decline_reason: reason.success ? reason.data : null,
        alternative: attempt.alternative,
        lock_version: Number(textOf(form, "lock_version")) || 0,
      },
      onceFor(form),
    );
    return redirect(`/supplier/service/${encodeURIComponent(token)}?said#state`, 303);
  } catch (error) {
    if (!(error instanceof ApiProblem) || error.status === 404) throw error;
    const refused = Object.fromEntries(
      Object.entries(error.errors).flatMap(([name, [text]]) => (text ? [[name, text]] : [])),
    );
    const isOfFields = Object.keys(refused).length > 0;
    const message = isOfFields ? null : messageForUser(error) || t("supplierLink:unavailable");
    return again({ ...attempt, errors: refused, message }, error.status >= 400 ? error.status : 502);
  }

  async function again(refused: RequestAttempt, status: number) {
    return data(
      { request: await service.get(token, context.get(localeContext)), attempt: refused },
      { status },
    );
  }
}

function readAttempt(form: FormData): RequestAttempt {
  const text = (name: string) => textOf(form, name).trim();
  return {
    answer: text("answer"),
    confirmation_no: text("confirmation_no"),
    remarks: text("remarks"),
    decline_reason: text("decline_reason"),
    alternative: text("alternative"),
    errors: {},
    message: null,
  };
}

function tooLong(
  { confirmation_no, remarks, alternative }: RequestAttempt,
  context: Context,
): Record<string, string> {
  const { t } = getI18n(context);
  const texts = new Map(Object.entries({ confirmation_no, remarks, alternative }));
  const refused = checkRules(rules, (field) => texts.get(field) ?? "");
  return Object.fromEntries(
    Object.entries(refused).map(([field, { key, params }]) => [field, t(`validation:${key}`, params)]),
  );
}
