import type { z } from "zod";
import { availabilityOf } from "#api/domain/availability.ts";
import { agencyPrice, type AgencyPrice } from "#api/domain/pricing/agency-price.ts";
import { bandsOf } from "#api/domain/pricing/ages.ts";
import { remedyFor } from "#api/domain/pricing/remedy.ts";
import { todayIn } from "#api/domain/today.ts";
import type { Call } from "#api/http/context.ts";
import { inLanguage } from "#api/texts/in-language.ts";
import {
  isPriced,
  type Rest,
  type Search,
  type Tried,
  type TriedPriced,
} from "#api/modules/catalogue/products/search.ts";
import type { OfficeProduct, ProductAvailability } from "#contract/catalogue/products/search.ts";

type Answer = z.input<typeof OfficeProduct>;
export type AnsweredOption = Omit<Answer, "alternatives">;

/** What an option's answer is written with. */
export type AnswerParts = { call: Call; search: Search; rest: Rest; extraNames: ReadonlyMap<string, string> };

/**
 * An option as it is answered. Amounts that the operator pays are there only for an account of the office with
 * `yield.view`; the schema of the agents' answer does not know them either.
 */
export function answerOption(tried: Tried, parts: AnswerParts): AnsweredOption {
  const { option, input, outcome } = tried;
  const { locale } = parts.call;
  const { id: _id, availabilityDefault: _default, ...shown } = option;
  return {
    ...shown,
    name: inLanguage(option.name, locale) ?? "",
    comment: inLanguage(option.comment, locale),
    description: inLanguage(option.description, locale),
    inclusions: option.inclusions.flatMap((text) => inLanguage(text, locale) ?? []),
    exclusions: option.exclusions.flatMap((text) => inLanguage(text, locale) ?? []),
    date_from: input.request.date_from,
    date_to: input.request.date_to,
    status: outcome.status,
    price: isPriced(tried) ? priceOf(tried, parts) : null,
    refusal:
      outcome.status === "refused" ? { reasons: outcome.reasons, remedies: remedyFor(input, outcome) } : null,
    availability: isPriced(tried) ? stockOf(tried, parts) : null,
  };
}

function priceOf(tried: TriedPriced, parts: AnswerParts): NonNullable<Answer["price"]> {
  const { option, input, outcome, estimate } = tried;
  const { search, rest, call } = parts;
  const price = agencyPrice(input, outcome, search.terms, rest.personStep);
  const seesCost = search.who === "office" && call.signedIn().permissions.includes("yield.view");
  const nameOf = (code: string) => parts.extraNames.get(`${option.id} ${code}`) ?? code;
  return {
    // Brands sell in these two.
    currency: outcome.currency as "NZD" | "AUD",
    price_mode: search.terms.priceMode,
    sell_cents: price.sell,
    commission_cents: price.commission,
    net_cents: price.net,
    gst_cents: price.gst,
    agent_markup_cents: price.agentMarkup,
    client_price_cents: price.clientPrice,
    units: price.units,
    qty: price.qty,
    extra_on_request: price.extraOnRequest,
    dates: price.dates.map(({ date, amount, free }) => ({ date, cents: amount, free })),
    extras: price.extras.map(({ code, count, amount }) => ({
      code,
      name: nameOf(code),
      count,
      cents: amount,
    })),
    more_extras: price.moreExtras.map(({ code, amount }) => ({ code, name: nameOf(code), cents: amount })),
    rooms: price.rooms.flatMap((cents, index) => {
      const code = input.request.rooms?.[index]?.code;
      return code ? [{ code, cents }] : [];
    }),
    people: peopleOf(tried, price, search),
    cost_cents: seesCost ? outcome.cost : null,
    yield_cents: seesCost ? outcome.yield : null,
    estimate,
  };
}

const types = { adult: "A", child: "C", infant: "I" } as const;

function peopleOf({ input }: Tried, price: AgencyPrice, { query }: Search) {
  const ages = query.rooms.flatMap((room) => [
    ...Array.from({ length: room.adults }, () => null),
    ...room.ages,
  ]);
  return price.people.map(({ band, amount }, person) => ({
    type: types[band],
    age: ages[person] ?? null,
    room: (input.request.rooms ?? []).findIndex(({ pax }) => pax.includes(person)),
    cents: amount,
  }));
}

function stockOf(
  { option, input, outcome, estimate }: TriedPriced,
  { rest, call }: AnswerParts,
): z.infer<typeof ProductAvailability> {
  if (estimate) return { status: "request", reason: "estimate" };
  const people = bandsOf(input.request, input.option.age_policy).filter((band) => band !== "infant").length;
  return availabilityOf({
    days: outcome.dates.map(({ date }) => date),
    wanted: {
      room: input.request.rooms?.length ?? 0,
      seat: people,
      person: people,
      vehicle: outcome.qty,
    },
    stock: rest.stock.filter(({ optionId }) => optionId === option.id),
    otherwise: option.availabilityDefault,
    today: todayIn(call.signedIn().timezone, call.now()),
  });
}
