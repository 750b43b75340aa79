import { formatDifference } from "#app/components/booking-change/proposal-sums.tsx";
import { Alert } from "#app/components/ui/alert.tsx";
import { Card, CardContent, CardHeader, CardTitle } from "#app/components/ui/card.tsx";
import { useLocale } from "#app/components/use-locale.ts";
import { formatDays } from "#app/domain/dates.ts";
import { formatMoney } from "#app/domain/money.ts";
import { AppForm } from "#app/forms/app-form.tsx";
import { TextAreaField } from "#app/forms/fields/text-field.tsx";
import { resultFor } from "#app/forms/result-for.ts";
import { SubmitButton } from "#app/forms/submit-button.tsx";
import { useAppForm, type FormResult } from "#app/forms/use-app-form.ts";
import { useTranslation } from "#app/i18n/use-translation.ts";
import { noteRules } from "#app/routes/admin/sales/client-files/requests/offer-rules.ts";
import { clockText } from "#contract/clock.ts";
import type { SupplierOffer } from "#contract/sales/supplier-requests/offer.ts";

type TakeFormProps = { offer: SupplierOffer; lastResult: FormResult };
type OfferPreviewProps = TakeFormProps & {
  /** Suppliers are asked by who looks. */
  mayTake: boolean;
};

/** What taking the offer does and costs, with the button that takes it; or why it cannot be taken like this. */
export function OfferPreview({ offer, mayTake, lastResult }: OfferPreviewProps) {
  const { t } = useTranslation(["supplierOffer", "changes"]);
  const { problems, outcome, price_open: isOpen } = offer;
  if (offer.hash === null)
    return (
      <Alert tone="warning" role="status" title={t("impossible")}>
        <ul className="space-y-0.5">
          {problems.map((problem) => (
            <li key={problem}>{t(`changes:problems.${problem}`)}</li>
          ))}
        </ul>
      </Alert>
    );
  return (
    <Card>
      <CardHeader>
        <CardTitle>{t("preview.title")}</CardTitle>
      </CardHeader>
      <CardContent className="space-y-4">
        <Difference offer={offer} />
        <p className="max-w-[70ch] text-pretty">
          {t(`preview.${outcome === null ? "words" : outcome === "instant" ? "instant" : "changed"}`, {
            supplier: offer.supplier_name,
          })}
        </p>
        <p className="max-w-[70ch] text-pretty text-muted-foreground">
          {t(isOpen ? "preview.priceOpen" : "preview.rates")}
        </p>
        {mayTake ? <TakeForm offer={offer} lastResult={lastResult} /> : null}
      </CardContent>
    </Card>
  );
}

/** The service as it was asked for and as it would be, and what the trip costs more. */
function Difference({ offer }: { offer: SupplierOffer }) {
  const { t } = useTranslation("supplierOffer");
  const locale = useLocale();
  const { asked, taken, currency, difference_cents: more } = offer;
  const row = ({ name, date_from, date_to, start_time, cents }: SupplierOffer["asked"]) => ({
    what: name,
    when: [formatDays(date_from, date_to, locale), start_time && clockText(start_time, locale)]
      .filter(Boolean)
      .join(", "),
    price: cents === null ? t("noPrice") : formatMoney(cents, currency, locale),
  });
  const rows = [
    { id: "asked", label: t("preview.asked"), ...row(asked) },
    { id: "taken", label: t("preview.taken"), ...row(taken) },
  ];
  return (
    <dl className="divide-y divide-border border-y border-border">
      {rows.map(({ id, label, what, when, price }) => (
        <div key={id} className="flex flex-wrap items-baseline gap-x-4 gap-y-0.5 py-2">
          <dt className="w-36 text-muted-foreground">{label}</dt>
          <dd className="min-w-48 flex-1">
            <span className="font-medium">{what}</span>
            <span className="block text-xs text-muted-foreground">{when}</span>
          </dd>
          <dd className="tabular-nums">{price}</dd>
        </div>
      ))}
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 py-2 text-base font-semibold">
        <dt>{t("preview.difference")}</dt>
        <dd className="tabular-nums">
          {more === null ? t("noPrice") : formatDifference(more, currency, locale)}
        </dd>
      </div>
    </dl>
  );
}

function TakeForm({ offer, lastResult }: TakeFormProps) {
  const { t } = useTranslation("supplierOffer");
  const [form, fields] = useAppForm<{ note: string }>({
    id: "offer-take",
    lastResult: resultFor("take", lastResult),
    defaultValue: { note: [offer.remarks, offer.offer].filter(Boolean).join("\n") },
    rules: noteRules,
  });
  const labels = { note: t("fields.note") };
  return (
    <AppForm form={form} labels={labels}>
      <input type="hidden" name="intent" value="take" />
      <input type="hidden" name="supplier" value={offer.supplier_name} />
      <input type="hidden" name="lock_version" value={offer.lock_version} />
      <input type="hidden" name="hash" value={offer.hash ?? ""} />
      <TextAreaField field={fields.note} label={labels.note} hint={t("fields.noteHint")} rows={3} optional />
      <SubmitButton>{t(offer.outcome === "instant" ? "take.instant" : "take.ask")}</SubmitButton>
    </AppForm>
  );
}
