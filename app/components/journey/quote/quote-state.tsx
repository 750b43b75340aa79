import { NewsNotes } from "#app/components/journey/news-notes.tsx";
import { formatInstant } from "#app/domain/trip-days.ts";
import { useTranslation } from "#app/i18n/use-translation.ts";
import type { ClientQuote } from "#contract/sales/quotes/client-quote.ts";

type QuoteStateProps = {
  quote: ClientQuote;
  said: "accepted" | "declined" | "message" | null;
  /** Why an answer was not taken. */
  message: string | null;
};

/** Where the quote stands, once it can no longer simply be accepted, and what became of the last answer. */
export function QuoteState({ quote, said, message }: QuoteStateProps) {
  const { t } = useTranslation(["clientQuote", "trip"]);
  const { standing, agency, accepted, locale, timezone } = quote;
  // The state itself says that it was accepted; the thread shows the message.
  const news = said === "message" ? t("said.message", { agency: agency.name }) : said && t(`said.${said}`);
  if (standing === "open" && !news && !message) return null;
  return (
    <div id="state" className="mx-auto grid max-w-6xl gap-4 px-4 pt-8 sm:px-6">
      <NewsNotes news={news} message={message} />
      {standing !== "open" && (
        <section className="panel" aria-labelledby="state-title">
          <h2 id="state-title" className="text-lg">
            {standing === "accepted" && accepted
              ? t("states.accepted.title", {
                  name: accepted.name,
                  date: t(`trip:clock.${quote.brand.code}`, {
                    moment: formatInstant(accepted.at, locale, timezone),
                  }),
                })
              : t(`states.${standing}.title`)}
          </h2>
          <p className="mt-1">{t(`states.${standing}.text`, { agency: agency.name })}</p>
          {quote.newer_path && (
            <a href={quote.newer_path} className="primary-button mt-4 sm:w-auto">
              {t("states.superseded.link")}
            </a>
          )}
        </section>
      )}
    </div>
  );
}
