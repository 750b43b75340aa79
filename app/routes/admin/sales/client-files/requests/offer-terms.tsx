import { Card, CardContent, CardHeader, CardTitle } from "#app/components/ui/card.tsx";
import { useLocale } from "#app/components/use-locale.ts";
import { AppForm } from "#app/forms/app-form.tsx";
import { DateField } from "#app/forms/fields/date-field.tsx";
import { SelectField } from "#app/forms/fields/select-field.tsx";
import { TimeField } from "#app/forms/fields/time-field.tsx";
import { resultFor } from "#app/forms/result-for.ts";
import { SubmitButton } from "#app/forms/submit-button.tsx";
import { useAppForm, type FormResult } from "#app/forms/use-app-form.ts";
import { useTranslation } from "#app/i18n/use-translation.ts";
import {
  termsFormats,
  termsRules,
  type TermsFields,
} from "#app/routes/admin/sales/client-files/requests/offer-rules.ts";
import { clockText } from "#contract/clock.ts";
import type { SupplierOffer } from "#contract/sales/supplier-requests/offer.ts";

type OfferTermsProps = { offer: SupplierOffer; lastResult: FormResult };

/** What of the supplier's words becomes the service: which one, when, at what time. */
export function OfferTerms({ offer, lastResult }: OfferTermsProps) {
  const { t } = useTranslation("supplierOffer");
  const locale = useLocale();
  const { taken, choices } = offer;
  const [form, fields] = useAppForm<TermsFields>({
    id: "offer-terms",
    lastResult: resultFor("look", lastResult),
    defaultValue: {
      option: taken.option ?? "",
      date_from: taken.date_from,
      date_to: taken.date_to,
      start_time: taken.start_time ?? "",
    },
    rules: termsRules,
    formats: termsFormats,
  });
  const labels = {
    option: t("fields.option"),
    date_from: t("fields.from"),
    date_to: t("fields.to"),
    start_time: t("fields.start"),
  };
  const times = choices.find(({ option }) => option === taken.option)?.start_times ?? [];
  const begins = times.map((time) => clockText(time, locale)).join(", ");
  return (
    <Card>
      <CardHeader>
        <CardTitle>{t("terms.title")}</CardTitle>
      </CardHeader>
      <CardContent>
        <p className="mb-4 max-w-[70ch] text-pretty text-muted-foreground">{t("terms.text")}</p>
        <AppForm form={form} labels={labels}>
          <input type="hidden" name="intent" value="look" />
          <SelectField
            field={fields.option}
            label={labels.option}
            options={choices}
            valueKey="option"
            labelKey="name"
          />
          <div className="flex flex-wrap items-start gap-4">
            <DateField field={fields.date_from} label={labels.date_from} />
            <DateField field={fields.date_to} label={labels.date_to} />
            <TimeField
              field={fields.start_time}
              label={labels.start_time}
              hint={begins ? t("fields.startHint", { times: begins }) : undefined}
              optional
            />
          </div>
          <SubmitButton variant="secondary">{t("terms.submit")}</SubmitButton>
        </AppForm>
      </CardContent>
    </Card>
  );
}
