import type { Tx } from "#api/db/client.ts";
import { orderReplacements, replacementDates } from "#api/domain/quotes/replacements.ts";
import { maySwap } from "#api/domain/quotes/line-rules.ts";
import { priceFile, type FileLine } from "#api/domain/quotes/price-file.ts";
import type { Call } from "#api/http/context.ts";
import { notFound, Refusal } from "#api/http/refusal.ts";
import { inLanguage } from "#api/modules/client-files/parts.ts";
import { readSlots, type NamedOption } from "#api/modules/packages/slots.ts";
import { findOptions, type FoundOption } from "#api/modules/products/search-options.ts";
import { readFileLines, type FileLineRow } from "#api/modules/quotes/file-lines.ts";
import { askFor, openWorkshop, type Asked } from "#api/modules/quotes/price-stored.ts";
import { findFile, readQuoteFile, readTravellers, type QuoteFile } from "#api/modules/quotes/read-file.ts";
import { textsIn } from "#api/texts/texts.ts";
import type { Replacement } from "#contract/quotes/changes.ts";
import { serviceGroupOf } from "#contract/products/service-groups.ts";

/** So many are offered at once, after the substitutes of the package. */
const most = 8;

/** What could stand where a service of the caller's quote stands, with prices. */
export async function showReplacements(reference: string, uid: string, call: Call): Promise<Replacement[]> {
  const fileId = await findFile(reference, call);
  const { file, line } = await call.database.inScope({ audience: "system" }, async (tx) => ({
    file: await readQuoteFile(tx, fileId),
    line: lineOf(await readFileLines(tx, fileId), uid, call),
  }));
  // What an agency may find by itself is found in its own scope.
  const found = await call.database.inScope(call.scope, (tx) => findSimilar(tx, file, line));
  const replacements = await call.database.inScope({ audience: "system" }, (tx) =>
    priceReplacements(tx, file, line, found, call),
  );
  return replacements.slice(0, most).map(({ asked: _asked, ...shown }) => shown);
}

/** A line by its public name; 404 where the file has none of that name. */
export function lineOf(lines: readonly FileLineRow[], uid: string, { locale }: Call): FileLineRow {
  const line = lines.find((one) => one.uid === uid);
  if (!line) throw notFound(textsIn(locale).recordNotFound);
  return line;
}

/** Options of the same place and group of services, as the agency finds them. */
export function findSimilar(tx: Tx, file: QuoteFile, line: FileLineRow): Promise<FoundOption[]> {
  const wish = { place: line.place.code, service: serviceGroupOf(line.serviceType) };
  return findOptions(tx, wish, searchTerms(file), "agent");
}

/** The terms of the file, as the search for options takes them. */
export function searchTerms(file: QuoteFile) {
  const { agencyId, priceMode, agentMarkupBps, commissionBps, priceCodes } = file;
  const brand = { id: file.brandId, code: file.brand };
  return { agencyId, priceMode, agentMarkupBps, commissionBps, priceCodes, brand };
}

export type PricedReplacement = Replacement & { asked: Asked };
type Known = Omit<Replacement, "date_from" | "date_to" | "cents" | "difference_cents"> & {
  unit: FoundOption["length_unit"];
  nights: number | null;
  extras: string[];
};

/** All that has a price for the same date and party, in the order in which it is offered. In the scope of the system. */
export async function priceReplacements(
  tx: Tx,
  file: QuoteFile,
  line: FileLineRow,
  found: readonly FoundOption[],
  call: Call,
): Promise<PricedReplacement[]> {
  if (!maySwap(line) || line.optionCode === null)
    throw new Refusal(409, { message: textsIn(call.locale).serviceNotSo });
  const slots = file.packageId === null ? [] : await readSlots(tx, [file.packageId]);
  const inSlot = slots.find(({ key }) => key === line.packageSlot)?.options ?? [];
  const known = new Map<string, Known>([
    ...found.map((one) => [one.code, ofFound(one, call)] as const),
    ...inSlot.map((one) => [one.code, ofSlot(one, call)] as const),
  ]);
  const current = { code: line.optionCode, class: line.class };
  const ordered = orderReplacements(current, inSlot, found).flatMap(({ code, substitute }) => {
    const one = known.get(code);
    return one ? [{ ...one, substitute }] : [];
  });
  const asked = ordered.map((one): Asked => ({
    ...line,
    ...replacementDates(line, { secondUnit: one.unit, nights: one.nights }),
    extras: one.extras,
    optionCode: one.option,
  }));
  const workshop = await openWorkshop(tx, file, await readTravellers(tx, file.id), asked, {
    now: call.now(),
  });
  const lines = asked.flatMap((one): FileLine[] => {
    const ask = askFor(one, workshop);
    return ask ? [{ key: one.optionCode ?? "", counts: false, ...ask }] : [];
  });
  const price = priceFile(lines, workshop.terms);
  const count = (amounts: { sell: number; net: number }) =>
    file.priceMode === "net" ? amounts.net : amounts.sell;
  return ordered.flatMap(({ unit: _unit, nights: _nights, extras: _extras, ...shown }, index) => {
    const amounts = price.lines.get(shown.option);
    const one = asked[index];
    if (!amounts || !one) return [];
    const cents = count(amounts);
    const dates = { date_from: one.dateFrom, date_to: one.dateTo };
    return [
      {
        ...shown,
        ...dates,
        cents,
        difference_cents: line.price ? cents - count(line.price) : null,
        asked: one,
      },
    ];
  });
}

function ofFound(one: FoundOption, { locale }: Call): Known {
  return {
    option: one.code,
    name: inLanguage(one.name, locale) ?? "",
    comment: inLanguage(one.comment, locale),
    supplier_name: one.supplier_name,
    class: one.class,
    substitute: false,
    unit: one.length_unit,
    nights: one.nights,
    extras: [],
  };
}

function ofSlot(one: NamedOption, { locale }: Call): Known {
  return {
    option: one.code,
    name: inLanguage(one.name, locale) ?? "",
    comment: inLanguage(one.comment, locale),
    supplier_name: one.supplierName,
    class: one.class,
    substitute: one.substitute,
    unit: one.secondUnit,
    nights: one.nights,
    extras: one.extras,
  };
}
