import { bandsOf } from "./ages.ts";
import { splitAmount } from "./largest-remainder.ts";
import type { PricedLine } from "./line-answers.ts";
import type { Band, LineInput } from "./line-shapes.ts";
import { netAgencyView } from "./net-agency.ts";
import { priceLine } from "./price-line.ts";
import { priceQuote } from "./quote.ts";
import { shareOf, toExactNumber } from "./rational.ts";
import { roomSells } from "./room-sells.ts";

/** How an agency buys, and what it adds for its own client. */
export type AgencyTerms = { priceMode: "commission" | "net"; agentMarkupBps: number };

/**
 * A price as an agency may read it: neither cost nor yield, nor by which rate it came about. On net terms every
 * amount is a part of the net, and what the operator would sell for appears nowhere.
 */
export type AgencyPrice = {
  sell: number | null;
  commission: number | null;
  net: number;
  gst: number;
  agentMarkup: number | null;
  clientPrice: number | null;
  units: number;
  qty: number;
  extraOnRequest: boolean;
  dates: { date: string; amount: number; free: boolean }[];
  /** An extra on request has no amount. */
  extras: { code: string; count: number; amount: number | null }[];
  moreExtras: { code: string; amount: number | null }[];
  rooms: number[];
  people: { band: Band; amount: number }[];
};

/** Writes a priced line for the agency that asks; `personStep` is the step of people's prices in a quote, in cents. */
export function agencyPrice(
  input: LineInput,
  priced: PricedLine,
  { priceMode, agentMarkupBps }: AgencyTerms,
  personStep: number,
): AgencyPrice {
  const onNet = priceMode === "net";
  const parts = onNet ? netParts(input, priced) : sellParts(priced);
  const rooms = roomSells(input);
  const people = personPrices(input, personStep);
  const ofDates = parts.dates.reduce((sum, amount) => sum + amount, 0);
  const ownView = onNet ? netAgencyView(priced.net, agentMarkupBps) : null;
  return {
    sell: onNet ? null : priced.sell,
    commission: onNet ? null : priced.commission,
    net: priced.net,
    gst: priced.gst.net,
    agentMarkup: ownView?.agent_markup ?? null,
    clientPrice: ownView?.client_price ?? null,
    units: priced.units,
    qty: priced.qty,
    extraOnRequest: priced.extra_on_request,
    dates: priced.dates.map(({ date, free }, index) => ({ date, free, amount: parts.dates[index] ?? 0 })),
    extras: priced.extras.map(({ code, count }, index) => ({
      code,
      count,
      amount: isOnRequest(input, code) ? null : (parts.extras[index] ?? 0),
    })),
    moreExtras: moreExtras(input, onNet),
    rooms: onNet ? shares(ofDates, rooms) : rooms,
    people: bandsOf(input.request, input.option.age_policy).map((band, index) => ({
      band,
      amount: (onNet ? shares(priced.net, people) : people)[index] ?? 0,
    })),
  };
}

type Parts = { dates: number[]; extras: number[] };

function sellParts({ dates, extras }: PricedLine): Parts {
  return { dates: dates.map(({ sell }) => sell), extras: extras.map(({ sell }) => sell) };
}

/** The net of each part: commission is taken once on the whole, so its share of a part is a share of the whole. */
function netParts(input: LineInput, priced: PricedLine): Parts {
  const { dates, extras } = sellParts(priced);
  const carries = priced.extras.map(({ code }) => extraOf(input, code)?.commissionable !== false);
  const plain = extras.reduce((sum, sell, index) => (carries[index] ? sum : sum + sell), 0);
  const weights = [...dates, ...extras.map((sell, index) => (carries[index] ? sell : 0))];
  const nets = shares(priced.net - plain, weights);
  return {
    dates: nets.slice(0, dates.length),
    extras: extras.map((sell, index) => (carries[index] ? (nets[dates.length + index] ?? 0) : sell)),
  };
}

/** Splits an amount by weights; nothing is worth anything where no weight is. */
function shares(amount: number, weights: readonly number[]): number[] {
  return weights.some((weight) => weight > 0) ? splitAmount(amount, weights) : weights.map(() => 0);
}

/** What the extras that nobody asked for would add. */
function moreExtras(input: LineInput, onNet: boolean): AgencyPrice["moreExtras"] {
  const taken = new Set(input.request.extras ?? []);
  const others = (input.option.extras ?? []).filter(
    ({ code, compulsory }) => !compulsory && !taken.has(code),
  );
  if (others.length === 0) return [];
  const codes = others.map(({ code }) => code);
  const request = { ...input.request, extras: [...taken, ...codes] };
  const withAll = priceLine({ ...input, request });
  if (withAll.status !== "priced") return [];
  return others.map(({ code, commissionable, price_on_request: onRequest }) => {
    const sell = withAll.extras.find((one) => one.code === code)?.sell ?? 0;
    const commission = shareOf(BigInt(sell), BigInt(input.agency.commission_bps));
    const amount = onNet && commissionable ? sell - toExactNumber(commission) : sell;
    return { code, amount: onRequest ? null : amount };
  });
}

/** Everyone's price as a quote of this one service would state it. */
function personPrices(input: LineInput, step: number): number[] {
  const { brand, agency, sell_round_step_cents } = input;
  const quote = priceQuote({
    id: input.id,
    brand,
    agency,
    ...(sell_round_step_cents !== undefined && { sell_round_step_cents }),
    pp_round_step_cents: step,
    commission_on: "lines",
    lines: [{ id: input.id, option: input.option, rates: input.rates, request: input.request }],
  });
  return quote.status === "priced" ? quote.people.map(({ price }) => price) : [];
}

function extraOf({ option }: LineInput, code: string) {
  return option.extras?.find((one) => one.code === code);
}

function isOnRequest(input: LineInput, code: string): boolean {
  return extraOf(input, code)?.price_on_request === true;
}
