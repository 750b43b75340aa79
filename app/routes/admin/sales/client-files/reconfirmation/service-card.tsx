import { Badge } from "#app/components/ui/badge.tsx";
import { Card, CardContent, CardHeader, CardTitle } from "#app/components/ui/card.tsx";
import { toneDrawings } from "#app/components/ui/status-badge.tsx";
import { useLocale } from "#app/components/use-locale.ts";
import type { StatusTone } from "#app/domain/status-tone.ts";
import { formatDays, formatInstant } from "#app/domain/dates.ts";
import { GivenLines } from "#app/features/reconfirm/given-lines.tsx";
import { ReconfirmForm } from "#app/features/reconfirm/reconfirm-form.tsx";
import type { FormResult } from "#app/forms/use-app-form.ts";
import { useTranslation } from "#app/i18n/use-translation.ts";
import type { FileReconfirmation, ReconfirmState } from "#contract/sales/reconfirmation/reconfirmation.ts";

type ServiceCardProps = {
  service: FileReconfirmation;
  timeZone: string;
  mayAnswer: boolean;
  lastResult: FormResult;
};

const tones: Record<ReconfirmState, StatusTone> = {
  not_due: "neutral",
  due: "neutral",
  asked: "amber",
  reconfirmed: "green",
  change: "red",
  problem: "red",
};

/** A service of a booking and where it stands with its reconfirmation. */
export function ServiceCard({ service, timeZone, mayAnswer, lastResult }: ServiceCardProps) {
  const { t } = useTranslation(["reconfirmation", "supplierRequests"]);
  const locale = useLocale();
  const { state, item, sent_at: sentAt, due_at: dueAt, overdue, reachable } = service;
  const at = (instant: string) => formatInstant(instant, timeZone, locale);
  const isWaiting = state === "asked" && sentAt !== null && dueAt !== null;
  return (
    <Card>
      <CardHeader className="flex-wrap gap-y-2">
        <CardTitle>{service.supplier_name}</CardTitle>
        <p className="flex flex-wrap gap-1.5">
          {overdue ? <Badge tone="red">{t("supplierRequests:overdue")}</Badge> : null}
          <Badge tone={tones[state]} data-drawing={toneDrawings[tones[state]]}>
            {t(`office.states.${state}`)}
          </Badge>
        </p>
      </CardHeader>
      <CardContent className="space-y-3">
        <p>{`${service.name} · ${formatDays(service.date_from, service.date_to, locale)}`}</p>
        {isWaiting ? (
          <p className="text-muted-foreground">
            {[
              t("supplierRequests:office.sent", { moment: at(sentAt) }),
              t("supplierRequests:office.due", { moment: at(dueAt) }),
            ].join(" · ")}
          </p>
        ) : null}
        {item?.given ? <GivenLines given={item.given} timeZone={timeZone} /> : null}
        {!reachable && state === "due" ? (
          <p className="text-muted-foreground">{t("office.unreachable")}</p>
        ) : null}
        {item && mayAnswer ? <ReconfirmForm item={item} whose="supplier" lastResult={lastResult} /> : null}
      </CardContent>
    </Card>
  );
}
