import type { TFunction } from "i18next";
import { useTranslation } from "#app/i18n/use-translation.ts";
import { formatsOfFields } from "#app/forms/field-rules.ts";
import type { FieldWords } from "#app/records/field-words.ts";
import { nameIn, say, type Named } from "#app/routes/admin/catalogue/quick-quote/package-words.ts";
import { optionClasses } from "#contract/catalogue/products/option-terms.ts";
import type { EditorDay, EditorLeg, EditorSlot, SlotKind } from "#contract/catalogue/packages/editor-days.ts";
import { packageSlotFields } from "#contract/catalogue/packages/registry-fields.ts";
import type { Locale } from "#contract/primitives.ts";

export const slotKinds = ["service", "insert_activity_here", "note"] as const satisfies readonly SlotKind[];
export const quantityRules = ["per_person", "per_room", "per_party"] as const;

/** Rows of what is not chosen are empty and hidden, so that the rules of a slot are asked by the schema alone. */
export const slotFormats = formatsOfFields(packageSlotFields);

/** What a slot is called: by its first service, its note, or its kind. */
export function slotName(
  { kind, options, note }: EditorSlot,
  t: (key: `packageContent:slots.kinds.${SlotKind}`) => string,
  locale: Locale,
) {
  const [first] = options;
  if (first) return say(first.name, locale);
  return kind === "note" && note ? say(note, locale).slice(0, 60) : t(`packageContent:slots.kinds.${kind}`);
}

/** A journey in words: from where to where, and by what. */
export function useLegWords(): (leg: EditorLeg) => string {
  const { t } = useTranslation(["packageEditor", "packageContent"]);
  return ({ from_name: from, to_name: to, mode, distance_km: km }) =>
    [
      t("packageContent:days.journey", { from, to }),
      t(`packageContent:days.modes.${mode}`),
      km === null ? null : `${km} km`,
    ]
      .filter(Boolean)
      .join(" · ");
}

const dayNames = ["title", "text", "place", "overnight", "leg"] as const;
const slotNames = [
  "kind",
  "option",
  "options",
  "class",
  "substitute",
  "extras",
  "optional",
  "deletable",
  "nights",
  "start_time",
  "end_time",
  "quantity_rule",
  "note",
  "position",
  "day_no",
] as const;

type Known = { places?: readonly Named[]; options?: readonly Named[]; extras?: readonly Named[] };

/** Fields and codes of days and slots in words, for conflicts and for the history of their package. */
export function useContentWords({ places = [], options = [], extras = [] }: Known): FieldWords {
  const { t } = useTranslation(["packageEditor", "packageContent", "productSearch"]);
  return {
    labels: {
      ...Object.fromEntries(dayNames.map((name) => [name, t(`packageContent:days.${name}`)])),
      ...Object.fromEntries(slotNames.map((name) => [name, slotLabel(name, t)])),
    },
    value: (field, value) => {
      if (field === "place" || field === "overnight") return nameIn(places, value);
      if (field === "leg") return legInWords(value, places, t);
      if (field === "option") return nameIn(options, value);
      if (field === "extras") return nameIn(extras, value);
      const kind = slotKinds.find((one) => one === value);
      const rule = quantityRules.find((one) => one === value);
      const own = optionClasses.find((one) => one === value);
      if (field === "kind") return kind && t(`packageContent:slots.kinds.${kind}`);
      if (field === "quantity_rule") return rule && t(`packageContent:slots.rules.${rule}`);
      if (field === "class" || field === "options") return own && t(`productSearch:classes.${own}`);
      return undefined;
    },
  };
}

const modes = ["drive", "ferry", "train", "flight", "walk"] as const;

/** A journey by its key alone; undefined where a place of it is not known. */
function legInWords(
  key: string,
  places: readonly Named[],
  t: TFunction<["packageEditor", "packageContent", "productSearch"]>,
) {
  const [from = "", to = "", by] = key.split("-");
  const ends = { from: nameIn(places, from), to: nameIn(places, to) };
  const mode = modes.find((one) => one === by);
  if (!ends.from || !ends.to || !mode) return undefined;
  return `${t("packageContent:days.journey", ends)} · ${t(`packageContent:days.modes.${mode}`)}`;
}

function slotLabel(
  name: (typeof slotNames)[number],
  t: TFunction<["packageEditor", "packageContent", "productSearch"]>,
) {
  if (name === "substitute") return t("packageContent:slots.substitute").split(":")[0] ?? "";
  return t(`packageContent:slots.${name}`);
}

/** What the form of a day begins with. */
export function dayValues({ title, text, place, overnight, leg }: EditorDay) {
  return { title, text, place, overnight: overnight ?? "", leg: leg?.key ?? "" };
}
export type DayValues = ReturnType<typeof dayValues>;

/** What the form of a slot begins with. */
export function slotValues(slot: EditorSlot) {
  const { kind, optional, deletable, nights, start_time, end_time, quantity_rule, note } = slot;
  return {
    ...{ kind, optional, deletable, nights, start_time, end_time, quantity_rule },
    note: note ?? { en: "" },
    options: slot.options.map(({ option, class: own, substitute, extras }) => ({
      option,
      class: own ?? "",
      substitute,
      extras,
    })),
  };
}
export type SlotValues = ReturnType<typeof slotValues>;
