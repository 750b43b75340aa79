import { z } from "zod";
import { longestPackage, packageTexts } from "#contract/catalogue/packages/editor.ts";
import { BrandCode, ClockTime, ServiceType, TranslatedText, TravelMode, Uid } from "#contract/primitives.ts";
import { OptionClass } from "#contract/catalogue/products/search.ts";

export const SlotKind = z.enum(["service", "insert_activity_here", "note"]);
export type SlotKind = z.infer<typeof SlotKind>;
export const QuantityRule = z.enum(["per_person", "per_room", "per_party"]);

const PlaceCode = z.string().length(3);
/** A journey between two places: `CHC-LTP-drive`. */
const LegKey = z.string().regex(/^[A-Z]{3}-[A-Z]{3}-[a-z]+$/);
const OptionCode = z.string().regex(/^[A-Z0-9]{17}$/);
const ExtraCode = z.string().regex(/^\w{1,24}$/);

const DayFields = {
  title: packageTexts(120),
  place: PlaceCode,
};

/** What the form of a day writes. */
export const PackageDayInput = z.object({
  ...DayFields,
  text: packageTexts(2000).optional(),
  overnight: PlaceCode.optional(),
  leg: LegKey.optional(),
});
export type PackageDayInput = z.infer<typeof PackageDayInput>;

/** An option of a slot: without a class it serves every class; substitutes may replace it. */
const SlotChoice = z.object({
  option: OptionCode,
  class: OptionClass.optional(),
  substitute: z.boolean().default(false),
  extras: z.array(ExtraCode).max(20).default([]),
});

const slotFields = {
  kind: SlotKind,
  optional: z.boolean().default(false),
  deletable: z.boolean().default(false),
  nights: z.int().min(1).max(longestPackage).optional(),
  start_time: ClockTime.optional(),
  end_time: ClockTime.optional(),
  quantity_rule: QuantityRule.default("per_person"),
  note: packageTexts(1000).optional(),
  options: z.array(SlotChoice).max(30).default([]),
};

type Chosen = { option: string; class?: string | undefined; substitute: boolean };

/** Rows that say the same twice: one option twice in a class, or two for a class that are no substitutes. */
function isRepeated(rows: readonly Chosen[], row: Chosen, index: number): boolean {
  return rows.slice(0, index).some((other) => {
    if (other.class !== row.class) return false;
    return other.option === row.option || (!other.substitute && !row.substitute);
  });
}

/**
 * What the form of a slot writes. A service takes its kind of service from its first option; what the kind of slot
 * has no use for is left out.
 */
export const PackageSlotInput = z.object(slotFields).superRefine(({ kind, options, note }, check) => {
  if (kind === "note" && !note?.en)
    check.addIssue({ code: "custom", path: ["note", "en"], message: "validation:required" });
  if (kind !== "service") return;
  if (!options.some(({ substitute }) => !substitute))
    check.addIssue({ code: "custom", path: ["options"], message: "validation:slotNeedsService" });
  for (const [index, row] of options.entries()) {
    if (isRepeated(options, row, index))
      check.addIssue({ code: "custom", path: ["options", index, "class"], message: "validation:classTwice" });
  }
});
export type PackageSlotInput = z.infer<typeof PackageSlotInput>;

/** Whether agents can have an option: its product may be retired or not ready, its supplier on hold. */
const OptionSale = z.enum(["sold", "draft", "retired", "on_hold"]);
export type OptionSale = z.infer<typeof OptionSale>;

const ExtraName = z.object({ code: z.string(), name: TranslatedText });

const EditorOption = z.object({
  option: z.string(),
  class: OptionClass.nullable(),
  substitute: z.boolean(),
  extras: z.array(z.string()),
  /** Of those that the option still has. */
  extra_names: z.array(ExtraName),
  name: TranslatedText,
  comment: TranslatedText.nullable(),
  supplier_name: z.string(),
  place: PlaceCode,
  sale: OptionSale,
  /** What is sold in its place, where it is not sold itself. */
  stand_in: TranslatedText.nullable(),
});
export type EditorOption = z.infer<typeof EditorOption>;

export const EditorSlot = z.object({
  uid: Uid,
  kind: SlotKind,
  service_type: ServiceType.nullable(),
  optional: z.boolean(),
  deletable: z.boolean(),
  nights: z.int().nullable(),
  start_time: ClockTime.nullable(),
  end_time: ClockTime.nullable(),
  quantity_rule: QuantityRule,
  note: TranslatedText.nullable(),
  options: z.array(EditorOption),
  lock_version: z.int(),
});
export type EditorSlot = z.infer<typeof EditorSlot>;

export const EditorLeg = z.object({
  key: LegKey,
  from: z.string(),
  to: z.string(),
  from_name: z.string(),
  to_name: z.string(),
  mode: TravelMode,
  distance_km: z.int().nullable(),
  minutes: z.int().nullable(),
});
export type EditorLeg = z.infer<typeof EditorLeg>;

export const EditorDay = z.object({
  day_no: z.int(),
  ...DayFields,
  title: TranslatedText,
  text: TranslatedText,
  place_name: z.string(),
  overnight: PlaceCode.nullable(),
  overnight_name: z.string().nullable(),
  leg: EditorLeg.nullable(),
  slots: z.array(EditorSlot),
  lock_version: z.int(),
});
export type EditorDay = z.infer<typeof EditorDay>;

/** All days of a package. `undo` is the removal that was its last change, and can still be taken back. */
export const PackageContent = z.object({
  uid: Uid,
  brand: BrandCode,
  name: TranslatedText,
  days: z.array(EditorDay),
  undo: z
    .object({ kind: z.enum(["day", "slot"]), day_no: z.int(), name: TranslatedText.nullable() })
    .nullable(),
});
export type PackageContent = z.infer<typeof PackageContent>;

export const OptionChoice = z.object({
  code: z.string(),
  name: TranslatedText,
  comment: TranslatedText.nullable(),
  supplier_name: z.string(),
  class: OptionClass.nullable(),
  place: z.string(),
  sale: OptionSale,
  extras: z.array(ExtraName),
});
export type OptionChoice = z.infer<typeof OptionChoice>;
