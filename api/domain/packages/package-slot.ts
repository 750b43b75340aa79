import type { SecondUnit } from "#api/domain/pricing/line-shapes.ts";
import { OptionClass } from "#contract/catalogue/products/search.ts";

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
  /** False for a product that is retired or not ready, and for one of a supplier on hold: it has no price. */
  sold: boolean;
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

type Chosen = Pick<SlotOption, "class" | "substitute" | "sold">;

/**
 * The option of a slot for a class: its own, else the one that serves every class, else the best of the plainer ones,
 * else the plainest of the better ones. A substitute stands in only for an option that is not sold; where none can, the
 * option remains, without a price.
 */
export function optionFor<Option extends Chosen>(
  options: readonly Option[],
  wanted: OptionClass,
): Option | undefined {
  const own = ownFor(options, wanted);
  return own && (own.sold ? own : (standInFor(options, own, wanted) ?? own));
}

/** The substitute that takes the place of an option that is not sold: of the class that is wanted, of its own, of any. */
export function standInFor<Option extends Chosen>(
  options: readonly Option[],
  own: Pick<SlotOption, "class">,
  wanted: OptionClass | null,
): Option | undefined {
  const others = options.filter(({ substitute, sold }) => substitute && sold);
  const ofClass = (one: OptionClass | null) => others.find((other) => other.class === one);
  return ofClass(wanted) ?? ofClass(own.class) ?? ofClass(null);
}

/** A slot as it is read: with what stands in for options that are not sold, and with the substitutes that are left. */
export function asSold<Option extends Chosen>(options: readonly Option[]): Option[] {
  const own = options
    .filter(({ substitute }) => !substitute)
    .map((one) => {
      const standIn = one.sold ? undefined : standInFor(options, one, one.class);
      return standIn
        ? { one: { ...standIn, class: one.class, substitute: false }, standIn }
        : { one, standIn };
    });
  const left = options.filter(
    (one) => one.substitute && one.sold && own.every(({ standIn }) => standIn !== one),
  );
  return [...own.map(({ one }) => one), ...left];
}

function ownFor<Option extends Chosen>(options: readonly Option[], wanted: OptionClass): Option | undefined {
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
