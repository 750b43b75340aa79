import { Form, href, Link } from "react-router";
import { Badge } from "#app/components/ui/badge.tsx";
import { Button } from "#app/components/ui/button.tsx";
import { Card, CardContent, CardHeader, CardTitle } from "#app/components/ui/card.tsx";
import { Label } from "#app/components/ui/label.tsx";
import { Select } from "#app/components/ui/select.tsx";
import { useLocale } from "#app/components/use-locale.ts";
import { formatDayRange, formatInstant } from "#app/domain/dates.ts";
import { useTranslation } from "#app/i18n/use-translation.ts";
import type { Locale } from "#contract/primitives.ts";
import type { ItineraryDraft, ItineraryVersion } from "#contract/sales/itineraries/builder.ts";

const tones = { info: "neutral", caution: "amber", severe: "red" } as const;

/** The alerts that are out and touch the trip, and who reads them. */
export function AlertsOnTrip({ alerts }: Pick<ItineraryDraft, "alerts">) {
  const { t } = useTranslation(["itineraryBuilder", "alerts"]);
  const locale = useLocale();
  return (
    <Card>
      <CardHeader>
        <CardTitle>{t("alerts.title")}</CardTitle>
      </CardHeader>
      <CardContent>
        {alerts.length === 0 ? <p className="text-muted-foreground">{t("alerts.none")}</p> : null}
        <ul className="space-y-3">
          {alerts.map((alert, index) => (
            <li key={index} className="space-y-0.5">
              <p className="flex flex-wrap items-center gap-2">
                <strong>{alert.title}</strong>
                <Badge tone={tones[alert.severity]}>{t(`alerts:severities.${alert.severity}`)}</Badge>
              </p>
              <p className="text-pretty">{alert.body}</p>
              <p className="text-sm text-muted-foreground">
                {formatDayRange(alert.date_from, alert.date_to, locale)} ·{" "}
                {t("alerts.to", { who: alert.audiences.map((one) => t(`alerts.${one}`)).join(", ") })}
              </p>
            </li>
          ))}
        </ul>
      </CardContent>
    </Card>
  );
}

type VersionsProps = {
  uid: string;
  versions: readonly ItineraryVersion[];
  timeZone: string;
  preview: Locale;
};

/** What was published, when and by whom; each to be looked at, and two to be compared. */
export function PublishedVersions({ uid, versions, timeZone, preview }: VersionsProps) {
  const { t } = useTranslation("itineraryBuilder");
  const locale = useLocale();
  return (
    <Card>
      <CardHeader>
        <CardTitle>{t("versions.title")}</CardTitle>
      </CardHeader>
      <CardContent className="space-y-4">
        {versions.length === 0 ? <p className="text-muted-foreground">{t("versions.none")}</p> : null}
        <ol className="space-y-2">
          {versions.map(({ version, published_at: at, published_by: name }) => {
            const date = formatInstant(at, timeZone, locale);
            return (
              <li key={version} className="flex flex-wrap items-baseline justify-between gap-x-4">
                <span className="min-w-0">
                  <span className="font-medium">{t("versions.no", { version })}</span>{" "}
                  <span className="text-muted-foreground">
                    {name ? t("versions.by", { date, name }) : t("versions.at", { date })}
                  </span>
                </span>
                <Link
                  to={`?${new URLSearchParams({ preview, version: String(version) })}#preview-title`}
                  aria-label={t("versions.lookAt", { version })}
                  className="text-primary-text hover:underline print:hidden"
                >
                  {t("versions.look")}
                </Link>
              </li>
            );
          })}
        </ol>
        {versions.length > 1 ? <CompareVersions uid={uid} versions={versions} /> : null}
      </CardContent>
    </Card>
  );
}

/** Chooses two versions to see what differs. */
export function CompareVersions({ uid, versions }: Pick<VersionsProps, "uid" | "versions">) {
  const { t } = useTranslation("itineraryBuilder");
  const [newer, older] = versions;
  const choice = (name: "from" | "to", chosen: number | undefined) => (
    <span className="grid gap-1">
      <Label htmlFor={`compare-${name}`}>{t(`compare.${name}`)}</Label>
      <Select id={`compare-${name}`} name={name} defaultValue={chosen}>
        {versions.map(({ version }) => (
          <option key={version} value={version}>
            {t("versions.no", { version })}
          </option>
        ))}
      </Select>
    </span>
  );
  return (
    <Form
      method="get"
      action={href("/admin/client-files/itinerary/:uid/compare", { uid })}
      className="flex flex-wrap items-end gap-3 print:hidden"
    >
      {choice("from", older?.version)}
      {choice("to", newer?.version)}
      <Button type="submit">{t("compare.button")}</Button>
    </Form>
  );
}
