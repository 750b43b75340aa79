import type { RefusedLine } from "#api/domain/pricing/line-answers.ts";
import type { LineInput } from "#api/domain/pricing/line-shapes.ts";
import { priceLine } from "#api/domain/pricing/price-line.ts";
import { priceQuote } from "#api/domain/pricing/quote.ts";
import type { PricedQuote } from "#api/domain/pricing/quote-shapes.ts";
import type { OptionClass } from "#contract/catalogue/products/search.ts";
import { optionFor, type ServiceSlot, type SlotOption } from "./package-slot.ts";
import { slotRequest, type TravelParty } from "./slot-request.ts";
import { withMarkup } from "./with-markup.ts";

/** What the engine must know of an option; `estimates` may stand beside it and is not read. */
type Loaded = Pick<LineInput, "brand" | "sell_round_step_cents" | "option" | "rates">;

export type PackageWish = {
  travelDate: string;
  class: OptionClass;
  party: TravelParty;
  /** Keys of the optional slots that are taken. */
  taken: ReadonlySet<string>;
};

export type PackageTerms = {
  brand: LineInput["brand"];
  agency: LineInput["agency"];
  /** Instead of the mark-ups of the services; null: as they are. */
  markupBps: number | null;
  /** Step to which a person's price is rounded up, in cents. */
  personStep: number;
};

/** A service of the package, asked of one option. */
export type PackageLineAsked = {
  slot: ServiceSlot;
  option: SlotOption;
  input: LineInput;
};

export type PackageResult = {
  asked: PackageLineAsked[];
  /** Null where nothing that is included has a price. */
  quote: PricedQuote | null;
  refused: ReadonlyMap<string, RefusedLine>;
  /** What the optional services that were not taken would sell for, by slot. */
  offered: ReadonlyMap<string, number>;
};

/**
 * Prices a package for a party, pure: one line for each service, commission on the package as a whole. Lines without a
 * price are in no total, among them those of an option that is not sold. A slot that has no option is left out. Throws
 * where an option or its rates are not of the form the engine asks for, which the database does not admit.
 */
export function pricePackage(
  slots: readonly ServiceSlot[],
  loaded: ReadonlyMap<string, Loaded>,
  wish: PackageWish,
  terms: PackageTerms,
): PackageResult {
  const asked = slots.flatMap((slot) => ask(slot, loaded, wish, terms) ?? []);
  const isTaken = ({ slot }: PackageLineAsked) => !slot.optional || wish.taken.has(slot.key);
  const quote = priceQuote({
    id: "package",
    brand: terms.brand,
    agency: terms.agency,
    pp_round_step_cents: terms.personStep,
    commission_on: "package",
    lines: asked.filter(isTaken).map(({ input }) => input),
  });
  if (quote.status === "invalid") throw new TypeError(`Package: ${JSON.stringify(quote.errors)}`);
  const refused = new Map(quote.refused.map((line) => [line.id, line]));
  const offered = new Map<string, number>();
  for (const { slot, input } of asked.filter((line) => !isTaken(line))) {
    const line = priceLine(input);
    if (line.status === "invalid") throw new TypeError(`${slot.key}: ${JSON.stringify(line.errors)}`);
    if (line.status === "priced") offered.set(slot.key, line.sell);
    else refused.set(slot.key, line);
  }
  return { asked, quote: quote.status === "priced" ? quote : null, refused, offered };
}

function ask(
  slot: ServiceSlot,
  loaded: ReadonlyMap<string, Loaded>,
  { class: wanted, travelDate, party }: PackageWish,
  { agency, markupBps }: PackageTerms,
): PackageLineAsked | undefined {
  const option = optionFor(slot.options, wanted);
  const found = option && loaded.get(option.code);
  if (!option || !found) return undefined;
  const { brand, sell_round_step_cents, option: terms, rates } = withMarkup(found, markupBps);
  const request = slotRequest(slot, option, terms, travelDate, party);
  return {
    slot,
    option,
    input: {
      id: slot.key,
      brand,
      agency,
      ...(sell_round_step_cents !== undefined && { sell_round_step_cents }),
      option: terms,
      rates: option.sold ? rates : [],
      request,
    },
  };
}
