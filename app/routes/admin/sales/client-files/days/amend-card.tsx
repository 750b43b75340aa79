import { ProposalFacts } from "#app/components/booking-change/proposal-facts.tsx";
import { ProposalServices } from "#app/components/booking-change/proposal-services.tsx";
import { ProposalSums } from "#app/components/booking-change/proposal-sums.tsx";
import { Alert } from "#app/components/ui/alert.tsx";
import { Card, CardContent } from "#app/components/ui/card.tsx";
import { AppForm } from "#app/forms/app-form.tsx";
import { TextAreaField } from "#app/forms/fields/text-field.tsx";
import { SubmitButton } from "#app/forms/submit-button.tsx";
import { useAppForm, type FormResult } from "#app/forms/use-app-form.ts";
import { useTranslation } from "#app/i18n/use-translation.ts";
import { amendRules } from "#app/routes/admin/sales/client-files/days/amend-rules.ts";
import type { ChangePreview } from "#contract/sales/bookings/change.ts";

type AmendCardProps = { booking: ChangePreview; lastResult: FormResult };

/** What becomes of the services and the sums, with the button that does it; or why it cannot be done. */
export function AmendCard({ booking, lastResult }: AmendCardProps) {
  const { t } = useTranslation(["changes", "fileServices"]);
  const [form, fields] = useAppForm<{ remark: string }>({ id: "amend", lastResult, rules: amendRules });
  const { proposal, problems } = booking;
  if (!proposal)
    return (
      <Alert tone="warning" role="status" title={t("changes:problems.title")}>
        <ul className="space-y-0.5">
          {problems.map((problem) => (
            <li key={problem}>
              {problem === "tour_seats"
                ? t("fileServices:amend.tourSeats")
                : t(`changes:problems.${problem}`)}
            </li>
          ))}
        </ul>
      </Alert>
    );
  const labels = { remark: t("fileServices:amend.remark") };
  return (
    <Card>
      <ProposalFacts proposal={proposal} />
      <ProposalServices services={proposal.services} />
      <ProposalSums proposal={proposal} currency={booking.currency} />
      <CardContent className="border-t border-border pt-4">
        <AppForm form={form} labels={labels}>
          <input type="hidden" name="lock_version" value={booking.lock_version} />
          <input type="hidden" name="hash" value={proposal.hash} />
          <TextAreaField
            field={fields.remark}
            label={labels.remark}
            hint={t("fileServices:amend.remarkHint")}
            rows={2}
            optional
          />
          <SubmitButton>{t("fileServices:amend.confirm")}</SubmitButton>
        </AppForm>
      </CardContent>
    </Card>
  );
}
