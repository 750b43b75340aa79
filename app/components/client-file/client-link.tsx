import type { ReactNode } from "react";
import { CopyButton } from "#app/components/ui/copy-button.tsx";
import { useLocale } from "#app/components/use-locale.ts";
import { formatDayLong, formatInstant } from "#app/domain/dates.ts";
import { useTranslation } from "#app/i18n/use-translation.ts";
import type { LinkedItinerary } from "./itinerary-link.ts";

type ClientLinkProps = {
  itinerary: LinkedItinerary;
  timeZone: string;
  /** What can be done with the link, for those who may. */
  actions?: ReactNode;
};

/** The clients' link, or why it opens nothing, and how often it was opened. */
export function ClientLink({ itinerary, timeZone, actions }: ClientLinkProps) {
  return (
    <div id="client-link" className="scroll-mt-20 space-y-2" data-slot="client-link">
      {itinerary.address === null ? (
        <NoAddress itinerary={itinerary} />
      ) : (
        <Address address={itinerary.address} />
      )}
      <Looks itinerary={itinerary} timeZone={timeZone} />
      {actions}
    </div>
  );
}

function Address({ address }: { address: string }) {
  const { t } = useTranslation("clientFiles");
  return (
    <div>
      <div className="flex items-center justify-between gap-2">
        <p className="text-xs text-muted-foreground">{t("itinerary.clientLink")}</p>
        <span className="print:hidden">
          <CopyButton text={address} label={t("itinerary.copy")} done={t("itinerary.copied")} />
        </span>
      </div>
      <p className="truncate rounded-sm bg-muted px-2 py-1.5 font-mono text-xs select-all print:break-all print:whitespace-normal">
        {address}
      </p>
    </div>
  );
}

function NoAddress({ itinerary }: { itinerary: LinkedItinerary }) {
  const { t } = useTranslation("itineraryLink");
  const locale = useLocale();
  const [title, text] = {
    ended: [t("ended", { date: formatDayLong(itinerary.link_ends_on, locale) }), t("endedText")],
    closed: [t("closed"), t("closedText")],
    open: [t("unshown"), t("unshownText")],
  }[itinerary.link];
  return (
    <div className="space-y-1">
      <p className="font-medium">{title}</p>
      <p className="text-pretty text-muted-foreground">{text}</p>
    </div>
  );
}

function Looks({ itinerary, timeZone }: { itinerary: LinkedItinerary; timeZone: string }) {
  const { t } = useTranslation("itineraryLink");
  const locale = useLocale();
  const { view_count: count, last_viewed_at: last, link } = itinerary;
  const looks =
    last === null ? t("notOpened") : t("opened", { count, date: formatInstant(last, timeZone, locale) });
  const end = t("opensUntil", { date: formatDayLong(itinerary.link_ends_on, locale) });
  return <p className="text-muted-foreground">{link === "open" ? `${looks} · ${end}` : looks}</p>;
}
