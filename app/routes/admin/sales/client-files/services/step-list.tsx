import { ArrowRight } from "lucide";
import { Card } from "#app/components/ui/card.tsx";
import { Icon } from "#app/components/ui/icon.tsx";
import { ServiceTypeIcon } from "#app/components/ui/service-type.tsx";
import { StatusBadge } from "#app/components/ui/status-badge.tsx";
import { useLocale } from "#app/components/use-locale.ts";
import { formatDays } from "#app/domain/dates.ts";
import { formatMoney } from "#app/domain/money.ts";
import { useTranslation } from "#app/i18n/use-translation.ts";
import type { PlannedStep, StepPreview } from "#contract/sales/service-steps/endpoints.ts";

/** Each service with what would become of it, or why it stays as it is; of a cancellation also what it costs. */
export function StepList({ preview }: { preview: StepPreview }) {
  const { t } = useTranslation("serviceSteps");
  const locale = useLocale();
  const { services, currency } = preview;
  const charged = services.filter(({ fee_cents: fee }) => fee > 0);
  const total = charged.reduce((sum, { fee_cents: fee }) => sum + fee, 0);
  return (
    <Card>
      <ul>
        {services.map((one) => (
          <StepItem key={one.uid} service={one} preview={preview} />
        ))}
      </ul>
      {charged.length > 1 ? (
        <p className="flex items-baseline justify-between gap-4 border-t border-border px-4 py-3 font-semibold">
          <span>{t("feeTotal")}</span>
          <span className="tabular-nums">{formatMoney(total, currency, locale)}</span>
        </p>
      ) : null}
    </Card>
  );
}

type StepItemProps = { service: PlannedStep; preview: Pick<StepPreview, "step" | "currency"> };

function StepItem({ service, preview: { step, currency } }: StepItemProps) {
  const { t } = useTranslation("serviceSteps");
  const locale = useLocale();
  const { to, fee_cents: fee } = service;
  const details = [formatDays(service.date_from, service.date_to, locale), service.supplier_name].filter(
    Boolean,
  );
  return (
    <li className="flex flex-wrap items-start gap-x-4 gap-y-1 border-b border-border px-4 py-3 last:border-b-0">
      <ServiceTypeIcon code={service.service_type} className="mt-0.5" />
      <div className="min-w-0 flex-1 basis-56 space-y-0.5">
        <p className="font-medium">{service.name}</p>
        <p className="text-xs text-muted-foreground">{details.join(" · ")}</p>
        {service.reason === null ? null : (
          <p className="text-xs text-status-amber-foreground">{t("left", { reason: service.reason })}</p>
        )}
        {service.rule ? <p className="text-xs text-muted-foreground">{service.rule}</p> : null}
      </div>
      <div className="flex flex-wrap items-center gap-x-2 gap-y-1">
        <StatusBadge machine="line" code={service.status} />
        {to === null || to === service.status ? null : (
          <>
            <span className="sr-only">{t("becomes")}</span>
            <Icon of={ArrowRight} className="size-4 text-muted-foreground" />
            <StatusBadge machine="line" code={to} />
          </>
        )}
      </div>
      {step === "cancel" && to !== null ? (
        <p className="basis-full text-end text-xs tabular-nums sm:basis-28 sm:text-sm">
          {fee > 0 ? (
            <>
              <span className="sr-only">{t("fee")} </span>
              {formatMoney(fee, currency, locale)}
            </>
          ) : (
            <span className="text-muted-foreground">{t("noFee")}</span>
          )}
        </p>
      ) : null}
    </li>
  );
}
