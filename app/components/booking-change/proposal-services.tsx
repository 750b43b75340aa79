import { Badge } from "#app/components/ui/badge.tsx";
import { ServiceTypeIcon } from "#app/components/ui/service-type.tsx";
import { toneDrawings as drawings } from "#app/components/ui/status-badge.tsx";
import { useLocale } from "#app/components/use-locale.ts";
import { formatDays } from "#app/domain/dates.ts";
import { formatAmount } from "#app/domain/money.ts";
import { useTranslation } from "#app/i18n/use-translation.ts";
import type { ChangedService, ChangeProposal } from "#contract/bookings/change.ts";

const tones = {
  instant: "green",
  asked: "amber",
  amended: "amber",
  ended: "neutral",
  cancelled: "amber",
  kept: "neutral",
} as const;

/** Every service that a change touches: what becomes of it, and its price before and after. */
export function ProposalServices({ services }: Pick<ChangeProposal, "services">) {
  return (
    <ul className="divide-y divide-border">
      {services.map((one) => (
        <Service key={one.uid} service={one} />
      ))}
    </ul>
  );
}

function Service({ service }: { service: ChangedService }) {
  const { t } = useTranslation("changes");
  const locale = useLocale();
  const before = formatDays(service.date_from, service.date_to, locale);
  const after = formatDays(service.new_date_from, service.new_date_to, locale);
  const isOut = service.outcome === "ended" || service.outcome === "cancelled";
  return (
    <li className="flex items-start gap-2.5 px-5 py-3">
      <ServiceTypeIcon code={service.service_type} className="mt-0.5" />
      <div className="min-w-0 flex-1 space-y-0.5">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-0.5">
          <span className="font-medium">{service.name}</span>
          <Badge tone={tones[service.outcome]} data-drawing={drawings[tones[service.outcome]]}>
            {t(`outcomes.${service.outcome}`)}
          </Badge>
        </p>
        <p className="text-xs text-muted-foreground">
          {[before === after ? before : `${before} → ${after}`, service.supplier_name]
            .filter(Boolean)
            .join(" · ")}
        </p>
        {service.price_open ? <p className="text-xs">{t("priceOpen")}</p> : null}
        {service.fee_cents > 0 ? (
          <p className="text-xs">
            {[t("fee", { amount: formatAmount(service.fee_cents, locale) }), service.rule]
              .filter(Boolean)
              .join(" · ")}
          </p>
        ) : null}
      </div>
      <p className="text-end whitespace-nowrap tabular-nums">
        {isOut ? (
          <span className="text-muted-foreground">{t("out")}</span>
        ) : (
          formatAmount(service.after_cents, locale)
        )}
        {service.before_cents === service.after_cents ? null : (
          <span className="block text-xs text-muted-foreground">
            {t("was", { amount: formatAmount(service.before_cents, locale) })}
          </span>
        )}
      </p>
    </li>
  );
}
