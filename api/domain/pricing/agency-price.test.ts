import { describe, expect, it } from "vitest";
import { readRepositoryFile } from "#tests/support/repository.ts";
import { priced } from "#tests/support/pricing-answers.ts";
import { agencyPrice, type AgencyPrice } from "./agency-price.ts";
import type { LineInput } from "./line-shapes.ts";

type Vector = {
  input: LineInput;
  output: { status: string; sell?: number; net?: number; commission?: number };
};
// The fixture is what its own test proves it to be.
const vectors = (JSON.parse(readRepositoryFile("tests/fixtures/pricing/vectors.json")) as Vector[]).filter(
  ({ output }) => output.status === "priced",
);

const commission = { priceMode: "commission", agentMarkupBps: 1_800 } as const;
const net = { priceMode: "net", agentMarkupBps: 1_800 } as const;
const view = (input: LineInput, terms: typeof commission | typeof net): AgencyPrice =>
  agencyPrice(input, priced(input), terms, 0);
const sum = (amounts: (number | null)[]) =>
  amounts.reduce<number>((before, amount) => before + (amount ?? 0), 0);
const partsOf = (price: AgencyPrice) =>
  sum([...price.dates.map(({ amount }) => amount), ...price.extras.map(({ amount }) => amount)]);

describe.each(vectors.map(({ input, output }) => [input.id, input, output] as const))(
  "the worked example %s as its agency reads it",
  (_id, input, output) => {
    it("has on commission the engine's sell, commission and net, and parts that add up to the sell", () => {
      const price = view(input, commission);
      expect(price).toMatchObject({ sell: output.sell, commission: output.commission, net: output.net });
      expect(partsOf(price)).toBe(output.sell);
      expect(price).toMatchObject({ agentMarkup: null, clientPrice: null });
    });

    it("has on net terms the net alone, and parts that add up to it", () => {
      const price = view(input, net);
      expect(price).toMatchObject({ sell: null, commission: null, net: output.net });
      expect(partsOf(price)).toBe(output.net);
      expect(sum(price.people.map(({ amount }) => amount))).toBe(output.net);
      expect(price.clientPrice).toBe((output.net ?? 0) + (price.agentMarkup ?? 0));
    });

    it("shares the dates among the rooms where rooms are paid for", () => {
      for (const terms of [commission, net]) {
        const price = view(input, terms);
        if (input.option.charge_basis !== "room") expect(price.rooms).toEqual([]);
        else expect(sum(price.rooms)).toBe(sum(price.dates.map(({ amount }) => amount)));
      }
    });

    it("holds no cost, no yield and no rate", () => {
      expect(JSON.stringify(view(input, commission))).not.toMatch(/cost|yield|margin|rate|code_/);
    });
  },
);

describe("extras that nobody asked for", () => {
  const base = vectors.find(({ input }) => input.option.charge_basis === "room")!.input;
  const extra = {
    code: "breakfast",
    basis: "person_night",
    compulsory: false,
    commissionable: true,
    price_on_request: false,
    cap_units: null,
    cost: { adult: 3_000, child: 1_500, infant: 0 },
    sell: { adult: 4_000, child: 2_000, infant: 0 },
    markup_bps: 0,
  } as const;
  const withExtras = (extras: LineInput["option"]["extras"]): LineInput => ({
    ...base,
    option: { ...base.option, extras },
    request: { ...base.request, extras: [] },
  });

  it("are offered with what they would add, and change nothing else", () => {
    const input = withExtras([extra]);
    const price = view(input, commission);
    const taken = view({ ...input, request: { ...input.request, extras: ["breakfast"] } }, commission);
    expect(price.moreExtras).toEqual([{ code: "breakfast", amount: (taken.sell ?? 0) - (price.sell ?? 0) }]);
    expect(price.extras).toEqual([]);
    expect(taken.moreExtras).toEqual([]);
  });

  it("have no amount where the consultant confirms it", () => {
    const price = view(withExtras([{ ...extra, price_on_request: true }]), commission);
    expect(price.moreExtras).toEqual([{ code: "breakfast", amount: null }]);
  });

  it("cost a net agency less by its discount, unless they carry none", () => {
    const [sell] = view(withExtras([extra]), commission).moreExtras;
    const [less] = view(withExtras([extra]), net).moreExtras;
    const [same] = view(withExtras([{ ...extra, commissionable: false }]), net).moreExtras;
    expect(less!.amount).toBe(Math.round(sell!.amount! * (1 - base.agency.commission_bps / 10_000)));
    expect(same!.amount).toBe(sell!.amount);
  });
});
