import { givenLines } from "#app/components/supplier-request/answer-words.ts";
import { NewsNotes } from "#app/components/journey/news-notes.tsx";
import { useTranslation } from "#app/i18n/use-translation.ts";
import type { LinkedRequest } from "#contract/sales/supplier-requests/public-calls.ts";

type RequestStateProps = {
  request: LinkedRequest;
  said: boolean;
  /** Why an answer was not taken. */
  message: string | null;
};

/** What was answered, why nothing can be answered any more, and what became of the last try. */
export function RequestState({ request, said, message }: RequestStateProps) {
  const { t } = useTranslation("supplierLink");
  const { t: say } = useTranslation("supplierRequests");
  const { standing, given, locale, timezone, newer_path: newerPath } = request;
  const news = said && given ? t("said") : null;
  if (standing === "open" && !given && !message) return null;
  return (
    <div id="state" className="grid scroll-mt-6 gap-4">
      <NewsNotes news={news} message={message} />
      {standing !== "open" && (
        <section className="panel" aria-labelledby="state-title">
          <h2 id="state-title" className="text-lg">
            {t(`states.${standing}.title`)}
          </h2>
          <p className="mt-1">{t(`states.${standing}.text`)}</p>
          {newerPath && (
            <a href={newerPath} className="primary-button mt-4 sm:w-auto">
              {t("states.superseded.link")}
            </a>
          )}
        </section>
      )}
      {given && (
        <section className="panel" aria-labelledby="given-title">
          <h2 id="given-title" className="text-lg">
            {t("answer")}
          </h2>
          {givenLines(given, say, { timezone, locale }).map((line, index) => (
            <p key={line} className={index === 0 ? "mt-1 font-medium" : "mt-1 whitespace-pre-line"}>
              {line}
            </p>
          ))}
        </section>
      )}
    </div>
  );
}
