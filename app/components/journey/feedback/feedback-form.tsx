import { FieldError } from "#app/components/journey/field-error.tsx";
import { useTranslation } from "#app/i18n/use-translation.ts";
import type { ServiceReview } from "#contract/quality/reviews/review.ts";
import type { FeedbackAttempt } from "./feedback-attempt.ts";
import { StarChoice } from "./star-choice.tsx";

/** So long may be what is said in words; as the call takes it. */
export const longestComment = 2000;

type FeedbackFormProps = { review: ServiceReview; path: string; attempt: FeedbackAttempt | undefined };

/** Stars and words about one service. What was given before stands in it, and can be given otherwise. */
export function FeedbackForm({ review, path, attempt }: FeedbackFormProps) {
  const { t } = useTranslation(["tripFeedback", "validation"]);
  const { given } = review;
  const error = attempt?.errors.comment;
  return (
    <form method="post" action={`${path}#state`} data-form noValidate className="grid gap-5">
      <input type="hidden" name="lock_version" value={review.lock_version} />
      <StarChoice
        chosen={attempt ? attempt.rating : given ? String(given.rating) : ""}
        error={attempt?.errors.rating}
      />
      <div className="grid gap-2" data-field>
        <label htmlFor="comment" className="font-medium">
          {t("comment")}
        </label>
        <textarea
          id="comment"
          name="comment"
          rows={5}
          defaultValue={attempt?.comment ?? given?.comment}
          aria-invalid={error ? "true" : undefined}
          aria-describedby="comment-error"
          data-rules={JSON.stringify([
            ["length", longestComment, t("validation:length", { max: longestComment })],
          ])}
          className="writing"
        />
        <FieldError id="comment-error" error={error} />
      </div>
      <button className="primary-button">{t(given ? "change" : "send")}</button>
    </form>
  );
}
