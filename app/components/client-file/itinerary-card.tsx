import { ExternalLink } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "#app/i18n/use-translation.ts";
import { Card, CardContent, CardHeader, CardTitle } from "#app/components/ui/card.tsx";
import { Button } from "#app/components/ui/button.tsx";
import { CopyButton } from "#app/components/ui/copy-button.tsx";
import { useLocale } from "#app/components/use-locale.ts";
import { formatInstantDay } from "#app/domain/dates.ts";

type ItineraryCardProps = {
  /** `link` is the whole address, as it is sent to the client. */
  itinerary: { version: number; published_at: string; link: string } | null;
  timeZone: string;
  /** The way to the document, for those who may have it. */
  download?: ReactNode;
};

/** The published itinerary: when, the client's link, the document. */
export function ItineraryCard({ itinerary, timeZone, download }: ItineraryCardProps) {
  const { t } = useTranslation("clientFiles");
  const locale = useLocale();
  return (
    <Card>
      <CardHeader>
        <CardTitle>{t("itinerary.title")}</CardTitle>
      </CardHeader>
      {itinerary ? (
        <CardContent className="space-y-4">
          <p className="text-muted-foreground">
            {t("itinerary.published", {
              version: itinerary.version,
              date: formatInstantDay(itinerary.published_at, timeZone, locale),
            })}
          </p>
          <div>
            <div className="flex items-center justify-between gap-2">
              <p className="text-xs text-muted-foreground">{t("itinerary.clientLink")}</p>
              <span className="print:hidden">
                <CopyButton text={itinerary.link} label={t("itinerary.copy")} done={t("itinerary.copied")} />
              </span>
            </div>
            <p className="truncate rounded-sm bg-muted px-2 py-1.5 font-mono text-xs select-all print:break-all print:whitespace-normal">
              {itinerary.link}
            </p>
          </div>
          <div className="flex flex-wrap gap-2 print:hidden">
            {download}
            <Button asChild size="sm">
              <a href={itinerary.link}>
                <ExternalLink aria-hidden="true" />
                {t("itinerary.open")}
              </a>
            </Button>
          </div>
        </CardContent>
      ) : (
        <CardContent className="space-y-1">
          <p className="font-medium">{t("itinerary.unpublished")}</p>
          <p className="text-pretty text-muted-foreground">{t("itinerary.unpublishedText")}</p>
        </CardContent>
      )}
    </Card>
  );
}
