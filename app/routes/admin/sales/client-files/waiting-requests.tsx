import { Badge } from "#app/components/ui/badge.tsx";
import { Card, CardHeader, CardTitle } from "#app/components/ui/card.tsx";
import { ServiceTypeIcon } from "#app/components/ui/service-type.tsx";
import { useLocale } from "#app/components/use-locale.ts";
import { formatDays, formatInstantDay } from "#app/domain/dates.ts";
import { useTranslation } from "#app/i18n/use-translation.ts";
import type { WaitingRequest } from "#contract/sales/supplier-requests/endpoints.ts";

type WaitingRequestsProps = { requests: readonly WaitingRequest[]; timeZone: string };

/** What suppliers are still to be asked or told about a file, the longest waiting first; nothing when nothing waits. */
export function WaitingRequests({ requests, timeZone }: WaitingRequestsProps) {
  const { t } = useTranslation("bookings");
  const locale = useLocale();
  if (requests.length === 0) return null;
  return (
    <Card aria-label={t("waiting.title")}>
      <CardHeader className="justify-start pb-3">
        <CardTitle>{t("waiting.title")}</CardTitle>
        <Badge tone="amber">{requests.length}</Badge>
      </CardHeader>
      <ul className="border-t border-border">
        {requests.map((one) => (
          <li
            key={one.uid}
            className="flex flex-wrap items-start gap-x-2.5 gap-y-1 border-b border-border px-5 py-2.5 last:border-b-0"
          >
            <ServiceTypeIcon code={one.service_type} className="mt-0.5" />
            <div className="min-w-0 flex-1">
              <p className="font-medium">{one.supplier_name}</p>
              <p className="text-xs text-muted-foreground">
                {[`${one.name} × ${one.qty}`, formatDays(one.date_from, one.date_to, locale)].join(" · ")}
              </p>
            </div>
            <div className="text-end text-xs">
              <p>
                {t(`waiting.kinds.${one.kind}`)}
                {one.status === "Draft" ? `, ${t("waiting.notSent")}` : null}
              </p>
              <p className="text-muted-foreground">
                {t("waiting.since", { date: formatInstantDay(one.created_at, timeZone, locale) })}
              </p>
            </div>
          </li>
        ))}
      </ul>
    </Card>
  );
}
