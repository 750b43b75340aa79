import { data, redirect, type RouterContextProvider } from "react-router";
import type { FeedbackAttempt } from "#app/components/journey/feedback/feedback-attempt.ts";
import { longestComment } from "#app/components/journey/feedback/feedback-form.tsx";
import { apiContext } from "#app/context.ts";
import { serviceNamed } from "#app/domain/service-name.ts";
import { stars } from "#app/domain/stars.ts";
import { readForm } from "#app/forms/read-form.server.ts";
import { checkRules, length } from "#app/forms/rules.ts";
import { getI18n } from "#app/middleware/locale.server.ts";
import { ApiProblem, messageForUser } from "#app/services/http/problems.server.ts";
import { tripReviewService } from "#app/services/reviews.server.ts";

type Key = { token: string; service: string };

/** Hands feedback over and leads back to its page; what is refused comes back with what was chosen and written. */
export async function giveFeedback(request: Request, key: Key, context: Readonly<RouterContextProvider>) {
  const form = await readForm(request);
  const { t } = getI18n(context);
  const attempt = readAttempt(form);
  const rating = stars.find((count) => String(count) === attempt.rating);
  const { comment: tooLong } = checkRules({ comment: [length(longestComment)] }, () => attempt.comment);
  const errors = {
    ...(rating === undefined && { rating: t("tripFeedback:missing") }),
    ...(tooLong && { comment: t(`validation:${tooLong.key}`, tooLong.params) }),
  };
  if (rating === undefined || tooLong) return data({ ...attempt, errors }, { status: 422 });
  try {
    const said = { rating, comment: attempt.comment, lock_version: Number(form.get("lock_version") ?? 0) };
    const service = tripReviewService(context.get(apiContext));
    const review = serviceNamed(await service.list(key.token), key.service);
    if (!review) throw data(null, { status: 404 });
    await service.give({ token: key.token, service: review.uid }, said);
  } catch (error) {
    if (!(error instanceof ApiProblem) || error.status === 404) throw error;
    return refused(attempt, error);
  }
  const path = `/travel-app/${encodeURIComponent(key.token)}/feedback/${encodeURIComponent(key.service)}`;
  return redirect(`${path}?said#state`, 303);

  function refused(typed: FeedbackAttempt, error: ApiProblem) {
    const [comment] = error.errors["comment"] ?? [];
    if (comment !== undefined) return data({ ...typed, errors: { comment } }, { status: 422 });
    // A newer answer of the party: the form now stands on it, and sent again it takes its place.
    const message =
      error.current !== undefined
        ? t("tripFeedback:meanwhile")
        : messageForUser(error) || t("tripFeedback:unavailable");
    return data({ ...typed, message }, { status: error.status >= 400 ? error.status : 502 });
  }
}

function readAttempt(form: FormData): FeedbackAttempt {
  const text = (name: string) => {
    const value = form.get(name);
    return typeof value === "string" ? value.trim() : "";
  };
  return { rating: text("rating"), comment: text("comment"), errors: {}, message: null };
}
