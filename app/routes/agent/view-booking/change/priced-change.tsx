import { ProposalFacts } from "#app/components/booking-change/proposal-facts.tsx";
import { ProposalServices } from "#app/components/booking-change/proposal-services.tsx";
import { ProposalSums } from "#app/components/booking-change/proposal-sums.tsx";
import { Alert } from "#app/components/ui/alert.tsx";
import { Card, CardHeader, CardTitle } from "#app/components/ui/card.tsx";
import type { FormResult } from "#app/forms/use-app-form.ts";
import { useTranslation } from "#app/i18n/use-translation.ts";
import { SendChangeForm } from "#app/routes/agent/view-booking/change/send-change-form.tsx";
import type { ChangePreview } from "#contract/sales/bookings/change.ts";

type PricedChangeProps = { booking: ChangePreview; lastResult: FormResult };

/** The change with its difference, or why there is none. */
export function PricedChange({ booking, lastResult }: PricedChangeProps) {
  const { t } = useTranslation("changes");
  const { proposal, problems } = booking;
  if (!proposal) {
    return (
      <Alert id="price" tone="warning" role="status" title={t("problems.title")}>
        <ul className="space-y-0.5">
          {problems.map((problem) => (
            <li key={problem}>{t(`problems.${problem}`)}</li>
          ))}
        </ul>
      </Alert>
    );
  }
  const open = proposal.services.filter((one) => one.price_open).length;
  return (
    <Card id="price" aria-label={t("priced.title")}>
      <CardHeader className="pb-4">
        <CardTitle>{t("priced.title")}</CardTitle>
        <p className="basis-full text-pretty text-muted-foreground">
          {proposal.instant ? t("priced.instant") : t("priced.asked")}
        </p>
        {open > 0 ? <p className="basis-full text-pretty">{t("priced.open", { count: open })}</p> : null}
      </CardHeader>
      <div className="border-t border-border">
        <ProposalFacts proposal={proposal} />
        <ProposalServices services={proposal.services} />
        <ProposalSums proposal={proposal} currency={booking.currency} />
      </div>
      <SendChangeForm key={proposal.hash} booking={booking} proposal={proposal} lastResult={lastResult} />
    </Card>
  );
}
