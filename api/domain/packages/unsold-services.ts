import type { OptionClass } from "#contract/catalogue/products/search.ts";
import { optionFor, type SlotOption } from "./package-slot.ts";

type Slot = { dayNo: number; options: readonly Pick<SlotOption, "class" | "substitute" | "sold">[] };

/** A service that is not sold, of a slot in which nothing stands in for it. */
export type Unsold<Option> = { dayNo: number; option: Option };

/** What a package lacks in one of its classes because it is not sold, each once, in the order of the trip. */
export function unsoldServices<One extends Slot>(
  slots: readonly One[],
  classes: readonly OptionClass[],
): Unsold<One["options"][number]>[] {
  return slots.flatMap(({ dayNo, options }) => {
    const chosen = classes.flatMap((one) => optionFor<One["options"][number]>(options, one) ?? []);
    return [...new Set(chosen)].filter(({ sold }) => !sold).map((option) => ({ dayNo, option }));
  });
}
