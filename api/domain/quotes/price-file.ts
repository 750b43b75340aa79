import type { Calculation, Outcome } from "#api/domain/pricing/calculate-line.ts";
import { roundShares } from "#api/domain/pricing/largest-remainder.ts";
import type { PricedLine, RefusedLine } from "#api/domain/pricing/line-answers.ts";
import type { LineInput, Rate } from "#api/domain/pricing/line-shapes.ts";
import { priceLine, writeLine } from "#api/domain/pricing/price-line.ts";
import { priceQuote } from "#api/domain/pricing/quote.ts";
import type { PricedQuote, QuoteInput, QuoteShare } from "#api/domain/pricing/quote-shapes.ts";
import { gstPart, shareOf, toExactNumber } from "#api/domain/pricing/rational.ts";

/** One service of a file as it is asked for. What does not count is priced by itself, as an offer. */
export type FileLine = { key: string; counts: boolean } & FileAsk;

/** What rates give a price for, or what was worked out by rules of its own. */
export type RatesAsk = Pick<LineInput, "option" | "rates" | "sell_round_step_cents" | "request">;
export type FileAsk =
  | {
      ask: RatesAsk;
      /** Rates that are only an estimate; they count where somebody chose so (`priceWithEstimates`). */
      thought?: readonly Rate[];
    }
  | { worked: Outcome };

/** On which terms a file is priced; commission on the whole of a package, or on what carries it in each line. */
export type FileTerms = Pick<QuoteInput, "brand" | "agency" | "commission_on"> & {
  /** Step to which a person's price is rounded up, in cents. */
  personStep: number;
};

/** A part of a file's price in cents; `gst` is the tax inside the net. Net is sell less commission. */
export type FileAmounts = { cost: number; sell: number; commission: number; net: number; gst: number };
export type PricedFileLine = FileAmounts & { priced: PricedLine };

export type FilePrice = {
  lines: ReadonlyMap<string, PricedFileLine>;
  refused: ReadonlyMap<string, RefusedLine>;
  /** The difference between the people's prices, which are rounded up, and the lines that count. */
  rounding: FileAmounts;
  /** Null where nothing that counts has a price. */
  quote: PricedQuote | null;
};

const nothing: FileAmounts = { cost: 0, sell: 0, commission: 0, net: 0, gst: 0 };

/**
 * Prices all services of a file together, pure: what counts shares commission and tax to the cent, so that the lines and
 * the rounding add up to the total. Lines without a price are in no sum. Throws where an option or its rates are not of
 * the form the engine asks for, which the database does not admit.
 */
export function priceFile(lines: readonly FileLine[], terms: FileTerms): FilePrice {
  const { brand, agency } = terms;
  const counted = lines.filter(({ counts }) => counts);
  const besides: Calculation[] = [];
  const refused = new Map<string, RefusedLine>();
  const priced = new Map<string, PricedFileLine>();
  const alone = new Map<string, PricedLine>();
  for (const line of lines) {
    const { key } = line;
    const answer =
      "ask" in line ? priceLine({ id: key, brand, agency, ...line.ask }) : answerOf(key, line.worked);
    if (answer.status === "invalid") throw new TypeError(`${key}: ${JSON.stringify(answer.errors)}`);
    if (answer.status === "refused") refused.set(key, answer);
    else alone.set(key, answer);
    if (line.counts && "worked" in line && !("reasons" in line.worked)) besides.push(named(key, line.worked));
  }
  for (const { key, counts } of lines) {
    const line = alone.get(key);
    if (line && !counts) priced.set(key, offered(line, terms));
  }
  if (counted.every(({ key }) => refused.has(key)))
    return { lines: priced, refused, rounding: nothing, quote: null };
  const input: QuoteInput = {
    id: "file",
    brand,
    agency,
    pp_round_step_cents: terms.personStep,
    commission_on: terms.commission_on,
    lines: counted.flatMap((line) => ("ask" in line ? [{ id: line.key, ...line.ask }] : [])),
  };
  const quote = priceQuote(input, besides);
  if (quote.status !== "priced") throw new TypeError(`File: ${JSON.stringify(quote)}`);
  const gsts = netTaxes(quote, BigInt(brand.gst_bps));
  quote.lines.forEach((share, index) => {
    const line = alone.get(share.id);
    if (line) priced.set(share.id, { ...amountsOf(share, gsts[index] ?? 0), priced: line });
  });
  return { lines: priced, refused, rounding: amountsOf(quote.rounding, gsts.at(-1) ?? 0), quote };
}

function named(id: string, worked: Calculation): Calculation {
  return { ...worked, line: { ...worked.line, id } };
}

function answerOf(id: string, worked: Outcome): PricedLine | RefusedLine {
  if ("reasons" in worked) return { id, status: "refused", reasons: worked.reasons };
  return writeLine(named(id, worked));
}

function amountsOf({ cost, sell, commission, net }: QuoteShare, gst: number): FileAmounts {
  return { cost, sell, commission, net, gst };
}

/** What taking it would add, before it is rounded together with the rest. */
function offered(line: PricedLine, { brand, agency, commission_on: basis }: FileTerms): PricedFileLine {
  const whole = toExactNumber(shareOf(BigInt(line.sell), BigInt(agency.commission_bps)));
  const commission = basis === "package" ? whole : line.commission;
  const net = line.sell - commission;
  const gst = toExactNumber(gstPart(BigInt(net), BigInt(brand.gst_bps)));
  return { cost: line.cost, sell: line.sell, commission, net, gst, priced: line };
}

/** The tax inside the net, worked out once on the total and spread over lines and rounding. */
function netTaxes({ lines, rounding, gst }: PricedQuote, gstBps: bigint): number[] {
  const shares = [...lines, rounding].map(({ net }) => ({
    num: BigInt(net) * gstBps,
    den: 10_000n + gstBps,
  }));
  return roundShares(BigInt(gst.net), shares).map(Number);
}
