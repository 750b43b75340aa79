import type { TFunction } from "i18next";
import { Link } from "react-router";
import { buttonVariants } from "#app/components/ui/button.tsx";
import { Card, CardContent, CardHeader, CardTitle } from "#app/components/ui/card.tsx";
import { useLocale } from "#app/components/use-locale.ts";
import { formatDayLong } from "#app/domain/dates.ts";
import { formatMoney, formatMoneyWithCode, formatPercent } from "#app/domain/money.ts";
import { AppForm } from "#app/forms/app-form.tsx";
import { CheckboxField } from "#app/forms/fields/checkbox-field.tsx";
import { rowsOf } from "#app/forms/fields/field.ts";
import { SubmitButton } from "#app/forms/submit-button.tsx";
import { useAppForm, type FormResult } from "#app/forms/use-app-form.ts";
import { useTranslation } from "#app/i18n/use-translation.ts";
import { NameFields } from "#app/routes/agent/view-booking/request/name-fields.tsx";
import {
  otherName,
  OtherTravellers,
  type OtherName,
} from "#app/routes/agent/view-booking/request/other-travellers.tsx";
import { requestRules } from "#app/routes/agent/view-booking/request/request-rules.ts";
import type { Locale } from "#contract/primitives.ts";
import type { BookingRequest } from "#contract/sales/bookings/request.ts";

type Values = {
  title: string;
  first_name: string;
  last_name: string;
  others: OtherName[];
  terms_accepted: boolean;
};
type RequestFormProps = { booking: BookingRequest; backTo: string; lastResult: FormResult };

/** Names those who travel, accepts the terms and requests the booking at the total that is shown. */
export function RequestForm({ booking, backTo, lastResult }: RequestFormProps) {
  const { t } = useTranslation(["bookings", "kit"]);
  const locale = useLocale();
  const { lead, others, totals, currency } = booking;
  const [form, fields] = useAppForm<Values>({
    id: "request-booking",
    lastResult,
    rules: requestRules,
    defaultValue: {
      ...lead,
      title: lead.title ?? "",
      others: others.map(({ seq, title, first_name, last_name }) => ({ seq, title, first_name, last_name })),
    },
  });
  const labels = {
    title: t("lead.title"),
    first_name: t("lead.firstName"),
    last_name: t("lead.lastName"),
    terms_accepted: t("terms.label"),
  };
  const rows = rowsOf(fields.others);
  const otherLabels = others.flatMap((one, index) =>
    (["title", "first_name", "last_name"] as const).map((name) => [
      `others[${index}].${name}`,
      `${otherName(one, t)}, ${labels[name]}`,
    ]),
  );
  return (
    <Card>
      <CardHeader>
        <CardTitle>{t("lead.heading")}</CardTitle>
        <p className="basis-full text-pretty text-muted-foreground">{t("lead.hint")}</p>
      </CardHeader>
      <CardContent>
        <AppForm form={form} labels={{ ...labels, ...Object.fromEntries(otherLabels) }}>
          <input type="hidden" name="lock_version" value={booking.lock_version} />
          <input type="hidden" name="net_cents" value={totals.net_cents} />
          <fieldset className="min-w-0">
            <legend className="mb-2 font-medium">{t("lead.legend")}</legend>
            <NameFields fields={fields} />
          </fieldset>
          {others.length > 0 ? <OtherTravellers rows={rows} others={others} /> : null}
          <CheckboxField
            field={fields.terms_accepted}
            label={labels.terms_accepted}
            hint={termsOf(booking, t, locale)}
          />
          <div className="flex flex-wrap items-center gap-2">
            <SubmitButton>
              {t("request.submit", { amount: formatMoney(totals.net_cents, currency, locale) })}
            </SubmitButton>
            <Link to={backTo} className={buttonVariants()}>
              {t("kit:form.cancel")}
            </Link>
          </div>
        </AppForm>
      </CardContent>
    </Card>
  );
}

/** What is paid when, as the schedule of the booking will have it, and that cancelling costs. */
function termsOf(
  { payments, terms, currency }: BookingRequest,
  t: TFunction<"bookings">,
  locale: Locale,
): string {
  const [first, second] = payments;
  const sum = (cents: number) => formatMoneyWithCode(cents, currency, locale);
  const dayOf = (dueOn: string | null | undefined) => (dueOn ? formatDayLong(dueOn, locale) : "");
  const fees = t("terms.fees");
  if (!first) return fees;
  const due = {
    amount: sum(first.cents),
    percent: terms.deposit_bps !== null && formatPercent(terms.deposit_bps, locale),
    rest: second && sum(second.cents),
    date: dayOf(second ? second.due_on : first.due_on),
  };
  if (second) return `${t(terms.deposit_bps === null ? "terms.tourDeposit" : "terms.deposit", due)} ${fees}`;
  return `${t(first.due_on === null ? "terms.full" : "terms.balance", due)} ${fees}`;
}
