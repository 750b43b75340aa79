import { z } from "zod";
import {
  PackageDayInput,
  PackageSlotInput,
  QuantityRule,
  SlotKind,
} from "#contract/catalogue/packages/editor-days.ts";
import { OptionClass } from "#contract/catalogue/products/search.ts";

const words = z.string().optional();
const texts = z.object({ en: words, de: words, es: words, it: words, fr: words }).optional();

/** A day as its form sends it: a text may be left out. */
export const DayForm = z
  .object({
    title: texts,
    text: texts,
    place: z.string().optional(),
    overnight: z.string().optional(),
    leg: z.string().optional(),
  })
  .transform(({ text, ...fields }): unknown => ({ ...fields, text: filled(text) }))
  .pipe(PackageDayInput);

/** A slot as its form sends it: the inputs of every kind, of which the chosen one counts. */
export const SlotForm = z
  .object({
    kind: SlotKind,
    optional: z.boolean().default(false),
    deletable: z.boolean().default(false),
    nights: z.number().optional(),
    start_time: z.string().optional(),
    end_time: z.string().optional(),
    quantity_rule: QuantityRule.optional(),
    note: texts,
    options: z
      .array(
        z.object({
          option: z.string().optional(),
          class: OptionClass.optional(),
          substitute: z.boolean().default(false),
          extras: z.array(z.string()).default([]),
        }),
      )
      .default([]),
  })
  .transform(({ note, options, ...fields }): unknown => ({
    ...fields,
    note: filled(note),
    options: fields.kind === "service" ? options : [],
  }))
  .pipe(PackageSlotInput);

/** Undefined where no language has a word. */
function filled(text: z.output<typeof texts>) {
  return Object.values(text ?? {}).some(Boolean) ? text : undefined;
}
