import { Badge } from "#app/components/ui/badge.tsx";
import { ServiceTypeIcon } from "#app/components/ui/service-type.tsx";
import { toneDrawings as drawings } from "#app/components/ui/status-badge.tsx";
import { useLocale } from "#app/components/use-locale.ts";
import { formatDays } from "#app/domain/dates.ts";
import { formatAmount } from "#app/domain/money.ts";
import { useTranslation } from "#app/i18n/use-translation.ts";
import type { ChangedService, ChangeProposal } from "#contract/sales/bookings/change.ts";

const tones = {
  instant: "green",
  asked: "amber",
  amended: "amber",
  ended: "neutral",
  cancelled: "amber",
  kept: "neutral",
} as const;

/**
 * Every service that a change touches: what becomes of it, and its price before and after. What comes in the place of
 * another stands with it.
 */
export function ProposalServices({ services }: Pick<ChangeProposal, "services">) {
  const replaced = new Map(services.flatMap((one) => (one.uid === null ? [] : [[one.uid, one] as const])));
  const swapped = new Set(services.map(({ replaces }) => replaces));
  return (
    <ul className="divide-y divide-border">
      {services
        .filter(({ uid }) => uid === null || !swapped.has(uid))
        .map((one, index) => (
          <Service
            key={one.uid ?? `new ${index}`}
            service={one}
            old={one.replaces === null ? undefined : replaced.get(one.replaces)}
          />
        ))}
    </ul>
  );
}

type ServiceProps = { service: ChangedService; old: ChangedService | undefined };

function Service({ service, old }: ServiceProps) {
  const { t } = useTranslation("changes");
  const locale = useLocale();
  const { date_from: from, date_to: to, before_cents: was } = old ?? service;
  const before = formatDays(from, to, locale);
  const after = formatDays(service.new_date_from, service.new_date_to, locale);
  const isOut = service.outcome === "ended" || service.outcome === "cancelled";
  const isAdded = service.uid === null && !old;
  return (
    <li className="flex items-start gap-2.5 px-5 py-3 max-sm:flex-wrap">
      <ServiceTypeIcon code={service.service_type} className="mt-0.5" />
      <div className="min-w-0 flex-1 space-y-0.5">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-0.5">
          {old ? <span className="text-muted-foreground">{`${old.name} →`}</span> : null}
          <span className="font-medium">{service.name}</span>
          <Badge tone={tones[service.outcome]} data-drawing={drawings[tones[service.outcome]]}>
            {t(`outcomes.${service.outcome}`)}
          </Badge>
        </p>
        <p className="text-xs text-muted-foreground">
          {[
            before === after || isAdded ? after : `${before} → ${after}`,
            service.qty ? t("quantity", { from: service.qty.from, to: service.qty.to }) : null,
            service.supplier_name,
          ]
            .filter(Boolean)
            .join(" · ")}
        </p>
        {service.price_open ? (
          <p className="text-xs">{t(service.uid === null ? "priceOpenNew" : "priceOpen")}</p>
        ) : null}
        {service.price_waits && was !== service.after_cents ? (
          <p className="text-xs text-pretty">{t("priceWaits")}</p>
        ) : null}
        {old ? <p className="text-xs">{`${old.name} · ${t(`outcomes.${old.outcome}`)}`}</p> : null}
        <Fee service={old ?? service} />
      </div>
      <p className="flex flex-wrap items-baseline justify-end gap-x-2 text-end whitespace-nowrap tabular-nums max-sm:basis-full sm:flex-col sm:items-end">
        {isOut ? (
          <span className="text-muted-foreground">{t("out")}</span>
        ) : (
          <span>{formatAmount(service.after_cents, locale)}</span>
        )}
        {isAdded || was === service.after_cents ? null : (
          <span className="text-xs text-muted-foreground">
            {t("was", { amount: formatAmount(was, locale) })}
          </span>
        )}
        {isAdded ? <span className="text-xs text-muted-foreground">{t("added")}</span> : null}
      </p>
    </li>
  );
}

function Fee({ service: { fee_cents: cents, rule } }: { service: ChangedService }) {
  const { t } = useTranslation("changes");
  const locale = useLocale();
  if (cents === 0) return null;
  return (
    <p className="text-xs">
      {[t("fee", { amount: formatAmount(cents, locale) }), rule].filter(Boolean).join(" · ")}
    </p>
  );
}
