import type { z } from "zod";
import type { ServiceSlot } from "#api/domain/packages/package-slot.ts";
import { remedyFor } from "#api/domain/pricing/remedy.ts";
import { isBought, isRemoved, isTaken, mayRemove, maySwap } from "#api/domain/files/line-rules.ts";
import type { FilePrice } from "#api/domain/quotes/price-file.ts";
import { inLanguage } from "#api/texts/in-language.ts";
import { draftDeparture } from "#api/modules/tours/departures/draft-departure.ts";
import type { FileLineRow } from "#api/modules/files/client-file/file-lines.ts";
import { inputFor, type Workshop } from "#api/modules/sales/prices/price-stored.ts";
import type { QuoteFile } from "#api/modules/files/client-file/read-file.ts";
import { presentAnswer, type KeptAnswer } from "#api/modules/files/stock/line-answers.ts";
import type { Locale, TranslatedText } from "#contract/primitives.ts";
import type { DraftLine } from "#contract/sales/quotes/draft.ts";

type Answer = z.input<typeof DraftLine>;

type LineParts = {
  file: QuoteFile;
  workshop: Workshop;
  price: FilePrice;
  deletable: ReadonlySet<string>;
  /** Names of extras by code of the option and of the extra, with a space between. */
  names: ReadonlyMap<string, TranslatedText>;
  /** What checks of availability found, by line. */
  answers: ReadonlyMap<number, KeptAnswer>;
  editable: boolean;
  locale: Locale;
};

/** A service as its agency customises it: its price as it was saved, or why it has none. */
export function draftLine(line: FileLineRow, parts: LineParts): Answer {
  const { file, workshop, deletable, editable, locale } = parts;
  const answer = parts.answers.get(line.id);
  const slot = line.packageSlot === null ? undefined : workshop.slots.get(line.packageSlot);
  return {
    uid: line.uid,
    day_no: line.dayNo,
    kind: line.kind,
    service_type: line.serviceType,
    option: line.optionCode,
    bought: isBought(line),
    departure: departureOf(line, parts),
    name: inLanguage(line.name, locale) ?? "",
    comment: inLanguage(line.comment, locale),
    supplier_name: line.supplierName ?? "",
    class: classOf(line, slot),
    place: line.place,
    date_from: line.dateFrom,
    date_to: line.dateTo,
    start_time: line.startTime,
    end_time: line.endTime,
    start_times: line.startTimes ?? [],
    units: line.units,
    qty: line.qty,
    status: line.status,
    availability: answer ? presentAnswer(answer) : null,
    cents: line.price && (file.priceMode === "net" ? line.price.net : line.price.sell),
    estimate: line.priceStatus === "estimate",
    extras: extrasOf(line, parts),
    taken: isTaken(line),
    optional: slot?.optional ?? line.kind === "optional",
    removed: isRemoved(line),
    may: { swap: editable && maySwap(line), remove: editable && mayRemove(line, deletable) },
    refusal: refusalOf(line, parts),
  };
}

/** The departure that a tour is, and what keeps the party from it now. */
function departureOf(line: FileLineRow, { workshop }: LineParts): Answer["departure"] {
  const found = line.departureId === null ? undefined : workshop.departures.get(line.departureId);
  return found ? draftDeparture(found, line.dateFrom, workshop) : null;
}

/** Of a package the class that the option stands there for, else the option's own. */
function classOf({ class: own, optionCode }: FileLineRow, slot: ServiceSlot | undefined): Answer["class"] {
  const inSlot = slot?.options.find(({ code }) => code === optionCode);
  return inSlot ? inSlot.class : own;
}

function extrasOf(
  { optionCode, extras }: FileLineRow,
  { workshop, names, locale }: LineParts,
): Answer["extras"] {
  const known = workshop.loaded.get(optionCode ?? "")?.option.extras ?? [];
  return known
    .filter(({ code, compulsory }) => compulsory || extras.includes(code))
    .map(({ code, price_on_request }) => ({
      code,
      name: inLanguage(names.get(`${optionCode} ${code}`) ?? null, locale) ?? code,
      on_request: price_on_request,
    }));
}

/** Only what was saved without a price tells why, at the rates of today. */
function refusalOf(line: FileLineRow, { workshop, price }: LineParts): Answer["refusal"] {
  const refused = price.refused.get(line.uid);
  if (line.price !== null || !refused) return null;
  const input = inputFor(line, workshop);
  return input ? { reasons: refused.reasons, remedies: remedyFor(input, refused) } : null;
}
