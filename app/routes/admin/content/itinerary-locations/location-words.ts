import { useTranslation } from "#app/i18n/use-translation.ts";
import { plainWords } from "#app/components/rich-text/read-rich-text.ts";
import { fieldLabels, type FieldWords } from "#app/records/field-words.ts";
import type { ItineraryLocation } from "#contract/content/itinerary-locations.ts";
import { itineraryLocationFields } from "#contract/content/registry-fields.ts";

export const kinds = [
  "city",
  "town",
  "airport",
  "port",
  "station",
  "trailhead",
  "attraction",
  "region",
] as const;
export const landscapes = ["coast", "lake", "alp", "forest", "reef", "desert", "city"] as const;
export const countries = ["NZ", "AU"] as const;
export const modes = ["drive", "ferry", "train", "flight", "walk"] as const;

/** Of a journey, whose parts stand in its row. */
const legNames = ["to", "mode", "distance_km", "minutes", "notes"] as const;

/** Fields and codes of a place in words, for its form, its history and for conflicts. */
export function useLocationWords(): FieldWords {
  const { t } = useTranslation("itineraryLocations");
  return {
    labels: {
      ...fieldLabels(itineraryLocationFields, (name) => t(`fields.${name}`)),
      ...Object.fromEntries(legNames.map((name) => [name, t(`fields.${name}`)])),
    },
    value: (field, value) => {
      const [kind, landscape] = [kinds.find((one) => one === value), landscapes.find((one) => one === value)];
      const [country, mode] = [countries.find((one) => one === value), modes.find((one) => one === value)];
      // The uid of a file tells nobody anything, but that two of them differ.
      if (field === "picture") return t("pictureNamed", { mark: value.slice(-5) });
      if (field === "description") return plainWords(value);
      if (field === "kind") return kind && t(`kinds.${kind}`);
      if (field === "landscape") return landscape && t(`landscapes.${landscape}`);
      if (field === "country") return country && t(`countries.${country}`);
      if (field === "mode" || field === "legs") return mode && t(`modes.${mode}`);
      return undefined;
    },
  };
}

/** What the form begins with. */
export function locationValues({
  uid: _uid,
  in_use: _used,
  lock_version: _version,
  legs,
  ...fields
}: ItineraryLocation) {
  return { ...fields, legs: legs.map(({ to_name: _name, ...leg }) => leg) };
}

export type LocationValues = ReturnType<typeof locationValues>;
