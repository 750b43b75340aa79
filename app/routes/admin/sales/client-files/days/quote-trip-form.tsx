import { Card } from "#app/components/ui/card.tsx";
import type { TypedRoom } from "#app/domain/product-search.ts";
import { RoomsField } from "#app/features/quotes/rooms-field.tsx";
import { AppForm } from "#app/forms/app-form.tsx";
import { DateField } from "#app/forms/fields/date-field.tsx";
import { SubmitButton } from "#app/forms/submit-button.tsx";
import { useAppForm, type FormResult } from "#app/forms/use-app-form.ts";
import { useTranslation } from "#app/i18n/use-translation.ts";
import {
  quoteTripFormats,
  quoteTripRules,
  type QuoteTripFields,
} from "#app/routes/admin/sales/client-files/days/quote-trip-rules.ts";

type QuoteTripFormProps = {
  quote: { travel_date: string; lock_version: number };
  rooms: TypedRoom[];
  lastResult: FormResult;
};

/** Puts a quote on another date, or makes it for another party; what it was stays as a version. */
export function QuoteTripForm({ quote, rooms, lastResult }: QuoteTripFormProps) {
  const { t } = useTranslation(["fileServices", "changes", "productSearch"]);
  const [form, fields] = useAppForm<QuoteTripFields>({
    id: "quote-trip",
    lastResult,
    defaultValue: { travel_date: quote.travel_date, rooms },
    rules: quoteTripRules,
    formats: quoteTripFormats,
  });
  const labels = { travel_date: t("changes:form.date"), rooms: t("productSearch:fields.rooms") };
  return (
    <Card className="space-y-4 p-5">
      <p className="max-w-[70ch] text-pretty text-muted-foreground">{t("fileServices:trip.text")}</p>
      <AppForm form={form} labels={labels}>
        <input type="hidden" name="intent" value="move" />
        <input type="hidden" name="lock_version" value={quote.lock_version} />
        <div className="max-w-56">
          <DateField field={fields.travel_date} label={labels.travel_date} />
        </div>
        <RoomsField field={fields.rooms} label={labels.rooms} />
        <SubmitButton>{t("fileServices:trip.submit")}</SubmitButton>
      </AppForm>
    </Card>
  );
}
