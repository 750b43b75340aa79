import { data, redirect, type RouterContextProvider } from "react-router";
import type { ReconfirmAttempt } from "#app/components/journey/request/reconfirm-attempt.ts";
import { apiContext, localeContext } from "#app/context.ts";
import { inputsOf, readReconfirmation } from "#app/features/reconfirm/read-answers.server.ts";
import { onceFor } from "#app/forms/idempotency.server.ts";
import { readForm } from "#app/forms/read-form.server.ts";
import { getI18n } from "#app/middleware/locale.server.ts";
import { ApiProblem, messageForUser } from "#app/services/http/problems.server.ts";
import { linkedBatchService } from "#app/services/reconfirmation.server.ts";

/** As the call takes it. */
const mostWords = 1000;

/**
 * Hands answers over and leads back to the page; what is refused comes back with what was typed and the services as they
 * are now.
 */
export async function reconfirmByLink(
  request: Request,
  token: string,
  context: Readonly<RouterContextProvider>,
) {
  const form = await readForm(request);
  const { t } = getI18n(context);
  const service = linkedBatchService(context.get(apiContext));
  const posted = readReconfirmation(form);
  const { answer, words, items } = posted;
  if (items.length === 0) throw data(null, { status: 400 });
  const uid = items.length === 1 ? (items[0]?.uid ?? "") : "";
  const attempt = { uid, answer: answer ?? "", words, errors: {}, message: null };
  if (answer === null) return again({ ...attempt, errors: { answer: t("validation:required") } }, 422);
  if (words.length > mostWords)
    return again({ ...attempt, errors: { words: t("validation:length", { max: mostWords }) } }, 422);
  try {
    const { refused } = await service.answer(token, inputsOf(answer, posted), onceFor(form));
    const [first] = refused;
    if (!first) return redirect(`/supplier/reconfirm/${encodeURIComponent(token)}?said#state`, 303);
    const message = t("reconfirmation:refused", { count: refused.length, why: first.message });
    return await again({ ...attempt, message }, 409);
  } catch (error) {
    if (!(error instanceof ApiProblem) || error.status === 404) throw error;
    const wrong = Object.values(error.errors)[0]?.[0];
    if (wrong) return again({ ...attempt, errors: { words: wrong } }, 422);
    const message = messageForUser(error) || t("supplierLink:unavailable");
    return again({ ...attempt, message }, error.status >= 400 ? error.status : 502);
  }

  async function again(refused: ReconfirmAttempt, status: number) {
    const batch = await service.get(token, context.get(localeContext));
    return data({ batch, attempt: refused }, { status });
  }
}
