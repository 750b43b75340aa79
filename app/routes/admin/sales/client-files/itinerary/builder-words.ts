import { useTranslation } from "#app/i18n/use-translation.ts";
import { fieldLabels, type FieldWords } from "#app/records/field-words.ts";
import type { ItineraryDraft } from "#contract/sales/itineraries/builder.ts";
import { itineraryFields } from "#contract/sales/itineraries/registry-fields.ts";
import type { Locale } from "#contract/primitives.ts";

/** The words of the form of an itinerary, which a conflict uses as well. */
export function useBuilderWords(places: readonly { value: string; label: string }[]): FieldWords {
  const { t } = useTranslation("itineraryBuilder");
  return {
    labels: fieldLabels(itineraryFields, (name) => t(`fields.${name}`)),
    value: (field, value) =>
      field === "hero_place" ? places.find((place) => place.value === value)?.label : undefined,
  };
}

export type ItineraryValues = {
  intro: Record<Locale, string>;
  thank_you: Record<Locale, string>;
  hero_place: string;
  show_driving_notes: boolean;
  show_prices: boolean;
};

/** What the form shows of an itinerary. */
export function itineraryValues(draft: ItineraryDraft) {
  const { intro, thank_you, hero_place, show_driving_notes, show_prices } = draft;
  return { intro, thank_you, hero_place, show_driving_notes, show_prices };
}
