import { useTranslation } from "#app/i18n/use-translation.ts";
import { DeskList } from "#app/components/desk/desk-list.tsx";
import { StatusBadge } from "#app/components/ui/status-badge.tsx";
import { useLocale } from "#app/components/use-locale.ts";
import { formatDay, formatInstant } from "#app/domain/dates.ts";
import type { DeskQuote } from "#contract/sales/desks.ts";

type QuoteListsProps = {
  runningOut: readonly DeskQuote[];
  answers: readonly DeskQuote[];
  linkTo: (quote: DeskQuote) => string;
  /** Where the reader is. */
  timeZone: string;
};

/** What clients did with their quotes, and which quotes run out soon. */
export function QuoteLists({ runningOut, answers, linkTo, timeZone }: QuoteListsProps) {
  const { t } = useTranslation("desk");
  const locale = useLocale();
  const row = (quote: DeskQuote, moment: string | null) => ({
    key: quote.uid,
    to: linkTo(quote),
    name: quote.name,
    facts: [quote.reference],
    moment,
    badge: <StatusBadge machine="quote" code={quote.status} />,
  });
  return (
    <div className="grid grid-cols-1 items-start gap-x-10 gap-y-8 xl:grid-cols-2">
      <DeskList
        title={t("quoteAnswers")}
        empty={t("quoteAnswersEmpty")}
        rows={answers.map((quote) => row(quote, formatInstant(quote.status_at, timeZone, locale)))}
      />
      <DeskList
        title={t("quotesRunningOut")}
        empty={t("quotesRunningOutEmpty")}
        rows={runningOut.map((quote) =>
          row(quote, quote.valid_until && t("validUntil", { day: formatDay(quote.valid_until, locale) })),
        )}
      />
    </div>
  );
}
