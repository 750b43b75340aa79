import { ExternalLink } from "lucide";
import type { ReactNode } from "react";
import { useTranslation } from "#app/i18n/use-translation.ts";
import { StripItem } from "#app/components/client-file/file-strip.tsx";
import { Card, CardContent, CardHeader, CardTitle } from "#app/components/ui/card.tsx";
import { buttonVariants } from "#app/components/ui/button.tsx";
import { Icon } from "#app/components/ui/icon.tsx";
import { useLocale } from "#app/components/use-locale.ts";
import { formatInstantDay } from "#app/domain/dates.ts";
import { ClientLink } from "./client-link.tsx";
import type { LinkedItinerary } from "./itinerary-link.ts";

type ItineraryProps = {
  itinerary: LinkedItinerary | null;
  timeZone: string;
  /** The way to the document, for those who may have it. */
  download?: ReactNode;
  /** What can be done with the clients' link, for those who may. */
  linkActions?: ReactNode;
};

/** The published itinerary: when, the client's link, the document. */
export function ItineraryCard(props: ItineraryProps) {
  const { t } = useTranslation("clientFiles");
  return (
    <Card>
      <CardHeader>
        <CardTitle>{t("itinerary.title")}</CardTitle>
      </CardHeader>
      <CardContent className="space-y-4">
        <Published {...props} />
      </CardContent>
    </Card>
  );
}

/** Whether the client has an itinerary; its link and document on demand. */
export function ItineraryItem(props: ItineraryProps) {
  const { t } = useTranslation("clientFiles");
  const { itinerary } = props;
  const value = itinerary
    ? t("itinerary.version", { version: itinerary.version })
    : t("itinerary.unpublished");
  return (
    <StripItem name={t("itinerary.title")} value={value}>
      <Published {...props} />
    </StripItem>
  );
}

function Published({ itinerary, timeZone, download, linkActions }: ItineraryProps) {
  const { t } = useTranslation("clientFiles");
  const locale = useLocale();
  if (!itinerary) {
    return (
      <div className="space-y-1">
        <p className="font-medium">{t("itinerary.unpublished")}</p>
        <p className="text-pretty text-muted-foreground">{t("itinerary.unpublishedText")}</p>
      </div>
    );
  }
  return (
    <>
      <p className="text-muted-foreground">
        {t("itinerary.published", {
          version: itinerary.version,
          date: formatInstantDay(itinerary.published_at, timeZone, locale),
        })}
      </p>
      <ClientLink itinerary={itinerary} timeZone={timeZone} actions={linkActions} />
      <div className="flex flex-wrap gap-2 print:hidden">
        {download}
        {itinerary.address === null ? null : (
          <a href={itinerary.address} className={buttonVariants({ size: "sm" })}>
            <Icon of={ExternalLink} />
            {t("itinerary.open")}
          </a>
        )}
      </div>
    </>
  );
}
