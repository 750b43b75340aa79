import type { ReactNode } from "react";
import { useTranslation } from "#app/i18n/use-translation.ts";
import { RefusalReasons } from "#app/components/product-search/product-refusal.tsx";
import { Badge } from "#app/components/ui/badge.tsx";
import { AvailabilityNote } from "#app/components/availability/availability-note.tsx";
import { ServiceTypeIcon } from "#app/components/ui/service-type.tsx";
import { StatusBadge } from "#app/components/ui/status-badge.tsx";
import { useLocale } from "#app/components/use-locale.ts";
import { officeClock } from "#app/domain/brands.ts";
import { formatDays } from "#app/domain/dates.ts";
import { formatAmount } from "#app/domain/money.ts";
import { TourNotice } from "#app/components/tours/tour-notice.tsx";
import { cn } from "#app/lib/cn.ts";
import { ConsultantContact } from "#app/routes/agent/quick-quote/customise/consultant-contact.tsx";
import { clockRange } from "#contract/clock.ts";
import type { DraftLine, QuoteDraft } from "#contract/sales/quotes/draft.ts";

type DraftServiceProps = { draft: QuoteDraft; line: DraftLine; children?: ReactNode };

/** One service with its price; in red with the reason where it has none. */
export function DraftService({ draft, line, children }: DraftServiceProps) {
  const isRed = line.taken && line.bought && line.cents === null;
  return (
    <li
      id={`line-${line.uid}`}
      data-focus-home
      data-refused={isRed || undefined}
      data-removed={line.removed || undefined}
      className={cn(
        "scroll-mt-20 px-4 py-3",
        isRed && "border-s-3 border-s-status-red bg-status-red-soft",
        line.removed && "bg-muted/50",
      )}
    >
      <div className="flex items-start gap-2.5">
        <ServiceTypeIcon code={line.service_type} className="mt-0.5" />
        <ServiceText line={line} timeZone={officeClock(draft.currency)} />
        <ServicePrice line={line} isRed={isRed} />
      </div>
      {line.departure && !line.removed ? <TourNotice departure={line.departure} /> : null}
      {line.refusal && !line.removed ? (
        <div className="mt-2 space-y-1 ps-6.5">
          <RefusalReasons refusal={line.refusal} searchFor={() => null} />
          <ConsultantContact draft={draft} />
        </div>
      ) : null}
      {children ? <div className="mt-2 ps-6.5 empty:hidden print:hidden">{children}</div> : null}
    </li>
  );
}

function ServiceText({ line, timeZone }: { line: DraftLine; timeZone: string }) {
  const { t } = useTranslation(["quotes", "productSearch", "packages"]);
  const locale = useLocale();
  const details = [
    formatDays(line.date_from, line.date_to, locale),
    clockRange(line.start_time, line.end_time, locale),
    line.class ? t(`productSearch:classes.${line.class}`) : null,
    line.cents === null ? null : t("packages:result.quantity", { qty: line.qty }),
    ...line.extras.map(({ name }) => name),
  ].filter((text) => text !== null);
  return (
    <div className={cn("min-w-0 flex-1", line.removed && "text-muted-foreground")}>
      <p className="flex flex-wrap items-center gap-x-2 gap-y-0.5">
        <span className={cn("font-medium", line.removed && "line-through")}>{line.name}</span>
        <span className="text-muted-foreground">{line.supplier_name}</span>
        {line.removed ? <Badge tone="outline">{t("line.removed")}</Badge> : <Mark line={line} />}
      </p>
      {line.comment ? <p className="text-xs text-pretty text-muted-foreground">{line.comment}</p> : null}
      <p className="text-xs text-muted-foreground">{details.join(" · ")}</p>
      {line.availability ? <AvailabilityNote found={line.availability} timeZone={timeZone} /> : null}
    </div>
  );
}

function Mark({ line }: { line: DraftLine }) {
  const { t } = useTranslation(["packages", "quotes"]);
  const status = statusOf(line);
  return (
    <>
      {line.optional ? (
        <Badge tone="outline">{t(line.taken ? "result.taken" : "result.optional")}</Badge>
      ) : null}
      {status ? <StatusBadge machine="line" code={status} /> : null}
      {line.estimate ? <Badge tone="amber">{t("quotes:line.estimate")}</Badge> : null}
    </>
  );
}

/** Of what nobody was asked for yet, only what a check has just found is worth saying. */
function statusOf(line: DraftLine): DraftLine["status"] | null {
  if (line.availability) return line.availability.status;
  const isQuoted = line.status === "QU" || line.status === "AV" || line.status === "OR";
  return line.kind === "included" && !line.optional && !isQuoted ? line.status : null;
}

function ServicePrice({ line: { cents, taken, removed }, isRed }: { line: DraftLine; isRed: boolean }) {
  const { t } = useTranslation(["quotes", "packages"]);
  const locale = useLocale();
  if (removed) return null;
  if (cents === null) return isRed ? <Badge tone="red">{t("line.noPrice")}</Badge> : null;
  const amount = formatAmount(cents, locale);
  if (taken) return <p className="whitespace-nowrap tabular-nums">{amount}</p>;
  return (
    <p className="text-end text-muted-foreground tabular-nums">
      {`+ ${amount}`}
      <span className="block text-xs">{t("packages:result.notTaken")}</span>
    </p>
  );
}
