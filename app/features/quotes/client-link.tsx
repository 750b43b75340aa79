import { useLocale } from "#app/components/use-locale.ts";
import { formatDayLong } from "#app/domain/dates.ts";
import { LinkActions } from "#app/forms/link-actions.tsx";
import { useTranslation } from "#app/i18n/use-translation.ts";
import type { QuoteLink } from "#contract/sales/quotes/link.ts";

type ClientLinkProps = {
  link: QuoteLink;
  version: number;
  /** Whether its address stands among the versions. */
  isShown: boolean;
  /** Whether the reader may take the link back. */
  mayChange: boolean;
};

/** What became of the client's link to a quote that was sent, and what can be done with it. */
export function ClientLink({
  link: { link, link_ends_on: end },
  version,
  isShown,
  mayChange,
}: ClientLinkProps) {
  const { t } = useTranslation(["itineraryLink", "clientFiles"]);
  const date = formatDayLong(end, useLocale());
  const words = {
    open: { state: t("opensUntil", { date }), text: isShown ? null : `${t("unshown")}. ${t("unshownText")}` },
    closed: { state: t("closed"), text: t("closedText") },
    ended: { state: t("ended", { date }), text: t("endedQuoteText") },
  }[link];
  return (
    <div className="space-y-2" data-slot="quote-link">
      <p>
        <span className="text-muted-foreground">{t("clientFiles:itinerary.clientLink")}: </span>
        {words.state}
      </p>
      {words.text ? <p className="text-pretty text-muted-foreground">{words.text}</p> : null}
      {mayChange ? <LinkActions link={link} version={version} /> : null}
    </div>
  );
}
