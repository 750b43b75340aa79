import { and, eq, inArray } from "drizzle-orm";
import type { Tx } from "#api/db/client.ts";
import { productOption } from "#api/db/schema/product.ts";
import { extra } from "#api/db/schema/rate.ts";
import type { AgencyPackagePrice } from "#api/domain/packages/agency-view.ts";
import type { PackageLineAsked, PackageResult, PackageWish } from "#api/domain/packages/price-package.ts";
import { partyOf } from "#api/domain/pricing/party.ts";
import { remedyFor } from "#api/domain/pricing/remedy.ts";
import { soldOf } from "#api/domain/pricing/sold.ts";
import type { Call } from "#api/http/context.ts";
import { inLanguage } from "#api/texts/in-language.ts";
import type { StoredService } from "#api/modules/catalogue/packages/slots.ts";
import type { LoadedOption } from "#api/modules/catalogue/products/pricing-input.ts";
import type { PackageLine, PackagePrice, PackagePriceQuery } from "#contract/catalogue/packages/price.ts";
import type { TranslatedText } from "#contract/primitives.ts";

type LineParts = {
  line: PackageLineAsked;
  slot: StoredService;
  view: AgencyPackagePrice;
  result: PackageResult;
  later: ReadonlyMap<string, LoadedOption>;
  names: ReadonlyMap<string, TranslatedText>;
  wish: PackageWish;
  call: Call;
};

/** A line as its agency reads it: its price, or why there is none and what would help. */
export function lineOf({
  line,
  slot,
  view,
  result,
  later,
  names,
  wish,
  call: { locale },
}: LineParts): PackageLine {
  const { option, input } = line;
  const named = slot.options.find((one) => one === option || one.code === option.code);
  const refused = result.refused.get(slot.key);
  const cents = refused ? null : (view.lines.get(slot.key) ?? null);
  const withExtras = new Set(input.request.extras);
  const say = (text: TranslatedText | null | undefined) => inLanguage(text ?? null, locale);
  return {
    key: slot.key,
    day_no: slot.dayNo,
    service_type: slot.serviceType,
    name: say(named?.name) ?? "",
    comment: say(named?.comment),
    supplier_name: named?.supplierName ?? "",
    class: option.class,
    date_from: input.request.date_from,
    date_to: input.request.date_to,
    start_time: slot.startTime,
    end_time: slot.endTime,
    optional: slot.optional,
    taken: !slot.optional || wish.taken.has(slot.key),
    qty:
      cents === null
        ? null
        : soldOf(input.option.charge_basis, { ...wish.party, qty: partyOf(input, 1).qty }),
    cents,
    extras: (input.option.extras ?? [])
      .filter(({ code, compulsory }) => compulsory || withExtras.has(code))
      .map(({ code, price_on_request }) => ({
        code,
        name: say(names.get(`${option.code} ${code}`)) ?? code,
        on_request: price_on_request,
      })),
    refusal: refused
      ? {
          reasons: refused.reasons,
          // Neither another date nor another party would help with what is not sold.
          remedies: option.sold
            ? remedyFor({ ...input, rates: later.get(option.code)?.rates ?? input.rates }, refused)
            : [{ reason: "NO_RATE", remedy: { code: "CHOOSE_ANOTHER", params: {} } }],
        }
      : null,
  };
}

/** The rooms with their people, who stand room by room, adults first, as `partyOf` counts them. */
export function roomsOf(
  query: PackagePriceQuery,
  { people }: AgencyPackagePrice,
  infantTo: number,
): PackagePrice["rooms"] {
  if (people.length === 0) return [];
  let next = 0;
  return query.rooms.map(({ code, adults, ages }) => {
    const inRoom = [...Array.from({ length: adults }, () => null), ...ages].map((age) => {
      const cents = people[next] ?? 0;
      next += 1;
      const type = age === null ? ("A" as const) : age <= infantTo ? ("I" as const) : ("C" as const);
      return { type, age, cents };
    });
    return { code, cents: inRoom.reduce((sum, { cents }) => sum + cents, 0), people: inRoom };
  });
}

/** Names of extras by code of the option and of the extra, with a space between. */
export async function readExtraNames(tx: Tx, codes: readonly string[]): Promise<Map<string, TranslatedText>> {
  const rows = await tx
    .select({ option: productOption.code, code: extra.code, name: extra.name })
    .from(extra)
    .innerJoin(productOption, eq(productOption.id, extra.optionId))
    .where(and(inArray(productOption.code, [...codes]), eq(extra.active, true)));
  return new Map(rows.map(({ option, code, name }) => [`${option} ${code}`, name]));
}
