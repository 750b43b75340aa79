import { useId } from "react";
import { Badge } from "#app/components/ui/badge.tsx";
import { Card } from "#app/components/ui/card.tsx";
import { ServiceTypeIcon } from "#app/components/ui/service-type.tsx";
import { useLocale } from "#app/components/use-locale.ts";
import { formatDays } from "#app/domain/dates.ts";
import { formatAmount } from "#app/domain/money.ts";
import { nightsOf } from "#app/domain/service-line.ts";
import { useTranslation } from "#app/i18n/use-translation.ts";
import type { BookingRequest, RequestedLine } from "#contract/sales/bookings/request.ts";

/** What is held at once stands first, then what must be asked for, then what is left out. */
const groups = [
  { id: "instant", outcomes: ["instant", "kept"], tone: "green" },
  { id: "request", outcomes: ["request"], tone: "amber" },
  { id: "leftOut", outcomes: ["left_out"], tone: "neutral" },
] as const;

/** The services of a quote by what requesting it does with them. */
export function RequestLines({ booking }: { booking: BookingRequest }) {
  const { t } = useTranslation("bookings");
  return (
    <div className="min-w-0 space-y-5">
      <p className="text-xs text-muted-foreground">{t("netIn", { currency: booking.currency })}</p>
      {groups.map((group) => (
        <LineGroup
          key={group.id}
          group={group}
          lines={booking.lines.filter(({ outcome }) => group.outcomes.some((one) => one === outcome))}
        />
      ))}
    </div>
  );
}

type LineGroupProps = { group: (typeof groups)[number]; lines: readonly RequestedLine[] };

function LineGroup({ group, lines }: LineGroupProps) {
  const { t } = useTranslation("bookings");
  const heading = useId();
  if (lines.length === 0) return null;
  return (
    <section aria-labelledby={heading} className="space-y-2">
      <div className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
        <h2 id={heading} className="text-base">
          {t(`groups.${group.id}.title`)}
        </h2>
        <Badge tone={group.tone}>{lines.length}</Badge>
        <p className="basis-full text-pretty text-muted-foreground">{t(`groups.${group.id}.text`)}</p>
      </div>
      <Card>
        <ul>
          {lines.map((line) => (
            <LineItem key={line.uid} line={line} />
          ))}
        </ul>
      </Card>
    </section>
  );
}

function LineItem({ line }: { line: RequestedLine }) {
  const { t } = useTranslation(["bookings", "clientFiles"]);
  const locale = useLocale();
  const nights = nightsOf(line);
  const details = [
    formatDays(line.date_from, line.date_to, locale),
    nights === null ? null : t("clientFiles:services.nights", { count: nights }),
    line.supplier_name,
  ].filter(Boolean);
  return (
    <li className="flex items-start gap-2.5 border-b border-border px-4 py-3 last:border-b-0">
      <ServiceTypeIcon code={line.service_type} className="mt-0.5" />
      <div className="min-w-0 flex-1 space-y-0.5">
        <p className="font-medium">{line.name}</p>
        <p className="text-xs text-muted-foreground">{details.join(" · ")}</p>
        <p className="text-xs text-muted-foreground">{t(`reasons.${line.reason}`)}</p>
      </div>
      {line.reason === "no_price" ? null : (
        <p className="whitespace-nowrap tabular-nums">{formatAmount(line.net_cents, locale)}</p>
      )}
    </li>
  );
}
