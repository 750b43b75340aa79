import { RefusedNote } from "#app/components/journey/refused-note.tsx";
import { useTranslation } from "#app/i18n/use-translation.ts";
import { stars } from "#app/domain/stars.ts";

type StarChoiceProps = { chosen: string; error: string | undefined };

/** One to five stars, the most first, each with its word. */
export function StarChoice({ chosen, error }: StarChoiceProps) {
  const { t } = useTranslation("tripFeedback");
  return (
    <div>
      <fieldset
        role="radiogroup"
        aria-labelledby="rating-legend"
        aria-required
        aria-invalid={error ? "true" : undefined}
        aria-describedby={error ? "rating-error" : undefined}
      >
        <legend id="rating-legend" className="font-medium">
          {t("question")}
        </legend>
        <div className="mt-2 grid">
          {stars.toReversed().map((count) => (
            <label key={count} className="quote-option items-center!">
              <input
                type="radio"
                name="rating"
                value={count}
                required
                defaultChecked={chosen === String(count)}
                className="tick mt-0!"
              />
              <span aria-hidden="true" className="w-24 shrink-0 text-lg text-primary-text">
                {"★".repeat(count)}
                <span className="text-muted-foreground">{"☆".repeat(stars.length - count)}</span>
              </span>
              <span>
                <span className="sr-only">{t("stars", { count })} </span>
                {t(`words.${count}`)}
              </span>
            </label>
          ))}
        </div>
      </fieldset>
      <div id="rating-error">
        <RefusedNote text={error} />
      </div>
    </div>
  );
}
