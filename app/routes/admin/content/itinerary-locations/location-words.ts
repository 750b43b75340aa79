import { useTranslation } from "#app/i18n/use-translation.ts";
import { plainWords } from "#app/components/rich-text/read-rich-text.ts";
import type { Formats } from "#app/domain/typed-values.ts";
import type { FieldWords } from "#app/records/field-words.ts";
import type { ItineraryLocation } from "#contract/content/itinerary-locations.ts";

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

export const locationFormats = {
  lat: "decimal",
  lng: "decimal",
  "legs[].distance_km": "integer",
  "legs[].minutes": "integer",
} satisfies Formats;

const names = ["code", "name", "kind", "landscape", "region", "country", "timezone", "lat", "lng"] as const;
const others = ["picture", "description", "legs", "to", "mode", "distance_km", "minutes", "notes"] as const;

/** Fields and codes of a place in words, for its history and for conflicts. */
export function useLocationWords(): FieldWords {
  const { t } = useTranslation("itineraryLocations");
  return {
    labels: Object.fromEntries([...names, ...others].map((name) => [name, t(`fields.${name}`)])),
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
