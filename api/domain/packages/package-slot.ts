import type { SecondUnit } from "#api/domain/pricing/line-shapes.ts";
import { OptionClass } from "#contract/products/search.ts";

/** An option that may stand in a slot; without a class it serves every class. */
export type SlotOption = {
  code: string;
  class: OptionClass | null;
  substitute: boolean;
  /** Codes of extras that the package takes with it. */
  extras: string[];
  secondUnit: SecondUnit;
  /** Nights that the service lasts by itself. */
  nights: number | null;
};

/** A slot of kind `service`. */
export type ServiceSlot = {
  /** Its public name, which it keeps wherever it is moved. */
  key: string;
  dayNo: number;
  quantityRule: "per_person" | "per_room" | "per_party";
  optional: boolean;
  nights: number | null;
  startTime: string | null;
  endTime: string | null;
  options: SlotOption[];
};

/**
 * The option of a slot for a class: its own, else the one that serves every class, else the best of the plainer ones,
 * else the plainest of the better ones. Substitutes never stand in by themselves.
 */
export function optionFor<Option extends Pick<SlotOption, "class" | "substitute">>(
  options: readonly Option[],
  wanted: OptionClass,
): Option | undefined {
  const own = options.filter(({ substitute }) => !substitute);
  const exact = own.find((one) => one.class === wanted) ?? own.find((one) => one.class === null);
  if (exact) return exact;
  const level = rank(wanted);
  const ranked = own
    .map((option) => ({ option, rank: option.class === null ? level : rank(option.class) }))
    .toSorted((a, b) => a.rank - b.rank);
  return (ranked.findLast((one) => one.rank < level) ?? ranked.find((one) => one.rank > level))?.option;
}

function rank(one: OptionClass): number {
  return OptionClass.options.indexOf(one);
}
