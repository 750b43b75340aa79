import type { ReactNode } from "react";
import { ProposalFacts } from "#app/components/booking-change/proposal-facts.tsx";
import { ProposalServices } from "#app/components/booking-change/proposal-services.tsx";
import { ProposalSums } from "#app/components/booking-change/proposal-sums.tsx";
import { Badge } from "#app/components/ui/badge.tsx";
import { Card, CardHeader, CardTitle } from "#app/components/ui/card.tsx";
import { toneDrawings as drawings } from "#app/components/ui/status-badge.tsx";
import { useLocale } from "#app/components/use-locale.ts";
import { formatInstant } from "#app/domain/dates.ts";
import { useTranslation } from "#app/i18n/use-translation.ts";
import type { ChangeProposal, ChangeRequest } from "#contract/sales/bookings/change.ts";
import type { Currency } from "#contract/primitives.ts";

const tones = { Open: "amber", Applied: "green", Declined: "red", Withdrawn: "neutral" } as const;

type ChangeCardProps = {
  request: ChangeRequest;
  /** What is shown of it; of an open one what it would be today. */
  proposal: ChangeProposal;
  currency: Currency;
  timeZone: string;
  /** What can be done with it. */
  children?: ReactNode;
};

/** A change that was asked for: who asked when, what became of it, and its difference. */
export function ChangeCard({ request, proposal, currency, timeZone, children }: ChangeCardProps) {
  const { t } = useTranslation("changes");
  const locale = useLocale();
  const { status, created_at: at, author_name: by, decided_at: decidedAt, decided_by: decidedBy } = request;
  return (
    <Card aria-label={t("sentBy", { by, at: formatInstant(at, timeZone, locale) })}>
      <CardHeader className="justify-start gap-2 border-b border-border pb-3">
        <CardTitle>{t("sentBy", { by, at: formatInstant(at, timeZone, locale) })}</CardTitle>
        <Badge tone={tones[status]} data-drawing={drawings[tones[status]]}>
          {t(`status.${status}`)}
        </Badge>
        {decidedAt && decidedBy ? (
          <p className="basis-full text-xs text-muted-foreground">
            {t(`decided.${status}`, { by: decidedBy, at: formatInstant(decidedAt, timeZone, locale) })}
          </p>
        ) : null}
        {request.remark ? (
          <p className="basis-full text-pretty whitespace-pre-line">{request.remark}</p>
        ) : null}
        {request.reason ? (
          <p className="basis-full text-pretty">
            <span className="text-muted-foreground">{t("reason")}: </span>
            {request.reason}
          </p>
        ) : null}
      </CardHeader>
      <ProposalFacts proposal={proposal} />
      <ProposalServices services={proposal.services} />
      <ProposalSums proposal={proposal} currency={currency} />
      {children}
    </Card>
  );
}
