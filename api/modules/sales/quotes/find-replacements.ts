import type { Tx } from "#api/db/client.ts";
import { orderReplacements, replacementDates } from "#api/domain/quotes/replacements.ts";
import { maySwap } from "#api/domain/files/line-rules.ts";
import { endFrom, startFor } from "#api/domain/quotes/start-times.ts";
import type { PricedLine, RefusedLine } from "#api/domain/pricing/line-answers.ts";
import { priceFile, type FileLine } from "#api/domain/quotes/price-file.ts";
import type { Call } from "#api/http/context.ts";
import { notNow } from "#api/http/record-versions.ts";
import { notFound } from "#api/http/refusal.ts";
import { inLanguage } from "#api/texts/in-language.ts";
import { readSlots, type NamedOption } from "#api/modules/catalogue/packages/slots.ts";
import { findOptions, type FoundOption } from "#api/modules/catalogue/products/search-options.ts";
import { withCosts } from "#api/modules/catalogue/products/with-costs.ts";
import { readFileLines, type FileLineRow } from "#api/modules/files/client-file/file-lines.ts";
import { askFor, openWorkshop, type Asked, type People } from "#api/modules/sales/prices/price-stored.ts";
import {
  findFile,
  readQuoteFile,
  readTravellers,
  type QuoteFile,
} from "#api/modules/files/client-file/read-file.ts";
import { textsIn } from "#api/texts/texts.ts";
import type { TranslatedText } from "#contract/primitives.ts";
import type { Replacement } from "#contract/sales/quotes/changes.ts";
import { serviceGroupOf } from "#contract/catalogue/products/service-groups.ts";

/** So many are offered at once, after the substitutes of the package. */
const most = 8;

/** What could stand where a service of the caller's quote stands, with prices. */
export function showReplacements(reference: string, uid: string, call: Call): Promise<Replacement[]> {
  return lookForReplacements(reference, uid, call, async (tx, { file, line, ...trying }) =>
    shownOf(await priceReplacements(tx, file, line, trying, call)),
  );
}

type Looking = Trying & { file: QuoteFile; line: FileLineRow };

/** Looks at what could stand where a service of the caller's quote stands; 409 where nothing may. */
export async function lookForReplacements<Found>(
  reference: string,
  uid: string,
  call: Call,
  look: (tx: Tx, looking: Looking) => Promise<Found>,
): Promise<Found> {
  const fileId = await findFile(reference, call);
  const { file, line } = await withCosts(call.database, async (tx) => ({
    file: await readQuoteFile(tx, fileId),
    line: lineOf(await readFileLines(tx, fileId), uid, call),
  }));
  // What an agency may find by itself is found in its own scope.
  const found = await call.database.inScope(call.scope, (tx) => findSimilar(tx, file, line, finderOf(call)));
  if (!maySwap(line)) throw notNow(textsIn(call.locale).serviceNotSo);
  return withCosts(call.database, async (tx) =>
    look(tx, { file, line, found, people: await readTravellers(tx, file.id) }),
  );
}

/** The first of them, as they are shown. */
export function shownOf(replacements: readonly PricedReplacement[]): Replacement[] {
  return replacements.slice(0, most).map(({ asked: _asked, priced: _priced, ...shown }) => shown);
}

/** A line by its public name; 404 where the file has none of that name. */
export function lineOf(lines: readonly FileLineRow[], uid: string, { locale }: Call): FileLineRow {
  const line = lines.find((one) => one.uid === uid);
  if (!line) throw notFound(textsIn(locale).recordNotFound);
  return line;
}

/** As whom a caller finds options: the office also what agencies are not shown. */
export function finderOf({ scope }: Pick<Call, "scope">): "agent" | "office" {
  return scope.audience === "office" ? "office" : "agent";
}

/** Options of the same place and group of services, as the agency or the office finds them. */
export function findSimilar(
  tx: Tx,
  file: QuoteFile,
  line: FileLineRow,
  who: "agent" | "office" = "agent",
): Promise<FoundOption[]> {
  const wish = { place: line.place.code, service: serviceGroupOf(line.serviceType) };
  return findOptions(tx, wish, searchTerms(file), who);
}

/** The terms of the file, as the search for options takes them. */
export function searchTerms(file: QuoteFile) {
  const { agencyId, priceMode, agentMarkupBps, commissionBps, priceCodes } = file;
  const brand = { id: file.brandId, code: file.brand };
  return { agencyId, priceMode, agentMarkupBps, commissionBps, priceCodes, brand };
}

export type PricedReplacement = Replacement & { asked: Asked; priced: PricedLine };
type RefusedReplacement = ReturnType<typeof namedOffer> & { reasons: RefusedLine["reasons"] };
export type TriedReplacements = {
  priced: PricedReplacement[];
  refused: RefusedReplacement[];
  /** What the service costs that stands there, in the agency's own count; null where it has no price. */
  beforeCents: number | null;
};

/** Something that could stand where a service stands, as it would be asked for there. */
export type Offer = {
  option: string;
  name: TranslatedText;
  comment: TranslatedText | null;
  supplierName: string;
  class: Replacement["class"];
  substitute: boolean;
  startTimes: string[];
  asked: Asked & { optionCode: string };
};

/** All that could stand where a service stands, in the order in which it is offered, with a price or without. */
export async function offersFor(
  tx: Tx,
  file: QuoteFile,
  line: FileLineRow & { optionCode: string },
  found: readonly FoundOption[],
): Promise<Offer[]> {
  const slots = file.packageId === null ? [] : await readSlots(tx, [file.packageId]);
  const slot = slots.find(({ key }) => key === line.packageSlot);
  const inSlot = (slot?.options ?? []).filter(({ sold }) => sold);
  const known = new Map([
    ...found.map((one) => [one.code, ofFound(one)] as const),
    ...inSlot.map((one) => [one.code, ofSlot(one)] as const),
  ]);
  const current = { code: line.optionCode, class: line.class };
  return orderReplacements(current, inSlot, found).flatMap(({ code, substitute }) => {
    const one = known.get(code);
    if (!one) return [];
    const { unit, nights, extras, ...shown } = one;
    const dates = replacementDates(line, { secondUnit: unit, nights });
    const { packageSlot, departureId } = line;
    const startTime = startFor(shown.startTimes, line.startTime);
    const endTime = endFrom(startTime, line, null);
    const times = { startTime, endTime, packageSlot, departureId };
    return [{ option: code, ...shown, substitute, asked: { ...times, ...dates, extras, optionCode: code } }];
  });
}

type Trying = { found: readonly FoundOption[]; people: People };

/** What of it has a price for a party. In the scope of the system. */
export async function priceReplacements(
  tx: Tx,
  file: QuoteFile,
  line: FileLineRow,
  trying: Trying,
  call: Call,
): Promise<PricedReplacement[]> {
  return (await tryReplacements(tx, file, line, trying, call)).priced;
}

/** All of it: what has a price, with what that is made of, and what has none, with the reasons. In the scope of the system. */
export async function tryReplacements(
  tx: Tx,
  file: QuoteFile,
  line: FileLineRow,
  { found, people }: Trying,
  call: Call,
): Promise<TriedReplacements> {
  const { optionCode } = line;
  if (optionCode === null) throw notNow(textsIn(call.locale).serviceNotSo);
  const offers = await offersFor(tx, file, { ...line, optionCode }, found);
  const asked = offers.map((one) => one.asked);
  const workshop = await openWorkshop(tx, file, people, asked, { now: call.now() });
  const lines = asked.flatMap((one): FileLine[] => {
    const ask = askFor(one, workshop);
    return ask ? [{ key: one.optionCode, counts: false, ...ask }] : [];
  });
  const price = priceFile(lines, workshop.terms);
  const count = (amounts: { sell: number; net: number }) =>
    file.priceMode === "net" ? amounts.net : amounts.sell;
  const before = line.price ? count(line.price) : null;
  const tried: TriedReplacements = { priced: [], refused: [], beforeCents: before };
  for (const one of offers) {
    const named = namedOffer(one, call);
    const amounts = price.lines.get(one.option);
    const refusal = price.refused.get(one.option);
    if (amounts) {
      const cents = count(amounts);
      const times = { start_times: one.startTimes, start_time: one.asked.startTime };
      const difference = before === null ? null : cents - before;
      const { asked: wish } = one;
      const { priced } = amounts;
      tried.priced.push({ ...named, ...times, cents, difference_cents: difference, asked: wish, priced });
    } else if (refusal) tried.refused.push({ ...named, reasons: refusal.reasons });
  }
  return tried;
}

/** What an offer is called, in the language of a call. */
function namedOffer(one: Offer, { locale }: Call) {
  return {
    option: one.option,
    name: inLanguage(one.name, locale) ?? "",
    comment: inLanguage(one.comment, locale),
    supplier_name: one.supplierName,
    class: one.class,
    substitute: one.substitute,
    date_from: one.asked.dateFrom,
    date_to: one.asked.dateTo,
  };
}

/** What an offer is, and how long it lasts by itself. */
type Known = Omit<Offer, "option" | "substitute" | "asked"> & {
  unit: FoundOption["length_unit"];
  nights: number | null;
  extras: string[];
};

function ofFound(one: FoundOption): Known {
  return {
    name: one.name,
    comment: one.comment,
    supplierName: one.supplier_name,
    class: one.class,
    startTimes: one.start_times,
    unit: one.length_unit,
    nights: one.nights,
    extras: [],
  };
}

function ofSlot({
  name,
  comment,
  supplierName,
  class: comfort,
  secondUnit,
  nights,
  extras,
  startTimes,
}: NamedOption): Known {
  return { name, comment, supplierName, class: comfort, startTimes, unit: secondUnit, nights, extras };
}
