import { AutocompleteField } from "#app/forms/fields/autocomplete-field.tsx";
import { CheckboxField } from "#app/forms/fields/checkbox-field.tsx";
import { TranslatedField } from "#app/forms/fields/translated-field.tsx";
import type { Suggestion } from "#app/forms/use-suggestions.ts";
import { useTranslation } from "#app/i18n/use-translation.ts";
import type { RecordAnswer } from "#app/records/record-answer.ts";
import { RecordForm, useRecordForm } from "#app/records/record-form.tsx";
import {
  itineraryValues,
  useBuilderWords,
  type ItineraryValues,
} from "#app/routes/admin/sales/client-files/itinerary/builder-words.ts";
import type { ItineraryDraft } from "#contract/sales/itineraries/builder.ts";
import { itineraryFields } from "#contract/sales/itineraries/registry-fields.ts";

type ItineraryFormProps = {
  draft: ItineraryDraft;
  answer: RecordAnswer | undefined;
  places: readonly Suggestion[];
  back: string;
};

/** What stands before and after the days of an itinerary, and what of it is shown. */
export function ItineraryForm({ draft, answer, places, back }: ItineraryFormProps) {
  const { t } = useTranslation("itineraryBuilder");
  const form = useRecordForm<typeof itineraryFields, ItineraryValues>({
    id: "itinerary",
    fields: itineraryFields,
    words: useBuilderWords(places),
    record: draft,
    values: itineraryValues(draft),
    answer,
  });
  const mayPrice = draft.may_show_prices || draft.show_prices;
  return (
    <RecordForm
      of={form}
      back={back}
      className="max-w-none space-y-5"
      inputs={{
        hero_place: <AutocompleteField {...form.of("hero_place")} hint={t("heroHint")} options={places} />,
        intro: <TranslatedField {...form.of("intro")} multiline optional />,
        thank_you: <TranslatedField {...form.of("thank_you")} multiline optional />,
        show_driving_notes: <CheckboxField {...form.of("show_driving_notes")} hint={t("notesHint")} />,
        show_prices: (
          <CheckboxField
            {...form.of("show_prices")}
            hint={t(mayPrice ? "pricesHint" : "pricesNot")}
            disabled={!mayPrice}
          />
        ),
      }}
    />
  );
}
