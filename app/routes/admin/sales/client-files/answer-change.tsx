import { Form, useNavigation } from "react-router";
import { formatDifference } from "#app/components/booking-change/proposal-sums.tsx";
import { Alert } from "#app/components/ui/alert.tsx";
import { Button } from "#app/components/ui/button.tsx";
import { CardContent } from "#app/components/ui/card.tsx";
import { useLocale } from "#app/components/use-locale.ts";
import { AppForm } from "#app/forms/app-form.tsx";
import { TextAreaField } from "#app/forms/fields/text-field.tsx";
import { resultFor } from "#app/forms/result-for.ts";
import { SubmitButton } from "#app/forms/submit-button.tsx";
import { useAppForm, type FormResult } from "#app/forms/use-app-form.ts";
import { useTranslation } from "#app/i18n/use-translation.ts";
import { declineRules } from "#app/routes/admin/sales/client-files/decline-rules.ts";
import type { OfficeChange } from "#contract/sales/bookings/change.ts";
import type { Currency } from "#contract/primitives.ts";

type AnswerChangeProps = {
  change: OfficeChange;
  currency: Currency;
  mayAnswer: boolean;
  lastResult: FormResult;
};

/** What has become of an open change since it was asked for, and the ways to answer it. */
export function AnswerChange({ change, currency, mayAnswer, lastResult }: AnswerChangeProps) {
  const { t } = useTranslation("changes");
  const locale = useLocale();
  const { today, proposal, problems } = change;
  const isOther = today !== null && today.hash !== proposal.hash;
  return (
    <CardContent className="space-y-5 border-t border-border pt-4">
      {isOther ? (
        <Alert tone="warning" title={t("office.moved")}>
          <p>
            {t("office.movedText", {
              before: formatDifference(proposal.difference_cents, currency, locale),
              now: formatDifference(today.difference_cents, currency, locale),
            })}
          </p>
        </Alert>
      ) : null}
      {today === null ? (
        <Alert tone="warning" title={t("office.impossible")}>
          {problems.map((problem) => (
            <p key={problem}>{t(`problems.${problem}`)}</p>
          ))}
        </Alert>
      ) : null}
      {mayAnswer ? (
        <>
          {today ? <ApplyForm change={change} hash={today.hash} instant={today.instant} /> : null}
          <DeclineForm change={change} lastResult={lastResult} />
        </>
      ) : null}
    </CardContent>
  );
}

type ApplyFormProps = { change: OfficeChange; hash: string; instant: boolean };

function ApplyForm({ change, hash, instant }: ApplyFormProps) {
  const { t } = useTranslation("changes");
  const pending = useNavigation().formData?.get("hash") === hash;
  return (
    <Form method="post" className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <input type="hidden" name="intent" value="apply" />
      <input type="hidden" name="change" value={change.uid} />
      <input type="hidden" name="lock_version" value={change.lock_version} />
      <input type="hidden" name="hash" value={hash} />
      <p className="min-w-0 flex-1 basis-60 text-pretty text-muted-foreground">
        {instant ? t("office.applyInstant") : t("office.applyHint")}
      </p>
      <Button type="submit" variant="primary" pending={pending}>
        {t("office.apply")}
      </Button>
    </Form>
  );
}

function DeclineForm({ change, lastResult }: { change: OfficeChange; lastResult: FormResult }) {
  const { t } = useTranslation("changes");
  const [form, fields] = useAppForm<{ reason: string }>({
    id: `decline-${change.uid}`,
    lastResult: resultFor("decline", lastResult),
    rules: declineRules,
  });
  const labels = { reason: t("office.reason") };
  return (
    <AppForm form={form} labels={labels}>
      <input type="hidden" name="intent" value="decline" />
      <input type="hidden" name="change" value={change.uid} />
      <input type="hidden" name="lock_version" value={change.lock_version} />
      <TextAreaField field={fields.reason} label={labels.reason} hint={t("office.reasonHint")} rows={2} />
      <SubmitButton variant="destructive">{t("office.decline")}</SubmitButton>
    </AppForm>
  );
}
