import type { z } from "zod";
import type { Tx } from "#api/db/client.ts";
import { shiftedBy, staysInCopy } from "#api/domain/quotes/copy-rules.ts";
import { isBought, isTaken } from "#api/domain/files/line-rules.ts";
import { roomsOfFile } from "#api/domain/files/file-party.ts";
import { remedyFor } from "#api/domain/pricing/remedy.ts";
import { todayIn } from "#api/domain/today.ts";
import type { Call } from "#api/http/context.ts";
import { invalid } from "#api/http/refusal.ts";
import { inLanguage } from "#api/texts/in-language.ts";
import { withCosts } from "#api/modules/catalogue/products/with-costs.ts";
import { partyOf } from "#api/modules/catalogue/products/search-request.ts";
import { readFileLines, type FileLineRow } from "#api/modules/files/client-file/file-lines.ts";
import { readAgency } from "#api/modules/sales/quotes/insert-file.ts";
import { inputFor, openWorkshop, priceWorkshop } from "#api/modules/sales/prices/price-stored.ts";
import {
  findFile,
  readQuoteFile,
  readTravellers,
  type QuoteFile,
} from "#api/modules/files/client-file/read-file.ts";
import { onNearestDepartures } from "#api/modules/tours/departures/nearest-departures.ts";
import { insertCopy } from "#api/modules/sales/quotes/insert-copy.ts";
import { writeNewQuote } from "#api/modules/sales/quotes/write-quote.ts";
import { textsIn } from "#api/texts/texts.ts";
import { writeRooms } from "#contract/catalogue/products/party-rooms.ts";
import type { CopyPrice, CopyPriceQuery, CopyQuote, SavedQuote } from "#contract/sales/quotes/save.ts";

type Answer = z.input<typeof CopyPrice>;

/** A file of the caller's agency and, once date and party are told, what its services would cost in a copy. */
export async function showCopyPrice(
  reference: string,
  { travel_date: date, rooms, terms = "today" }: Partial<CopyPriceQuery>,
  call: Call,
): Promise<Answer> {
  const fileId = await findFile(reference, call);
  const today = todayIn(call.signedIn().timezone, call.now());
  return withCosts(call.database, async (tx) => {
    const file = await readQuoteFile(tx, fileId);
    const people = await readTravellers(tx, fileId);
    const past = date !== undefined && date < today;
    return {
      reference: file.reference,
      name: file.name,
      currency: file.currency,
      travel_date: file.travelDate,
      end_date: file.endDate,
      rooms_text: writeRooms(roomsOfFile(people.travellers, people.rooms, file.travelDate)),
      past,
      copy:
        date && rooms && !past ? await priceAnew(tx, file, { travel_date: date, rooms, terms }, call) : null,
    };
  });
}

function isTour({ departureId }: Pick<FileLineRow, "departureId">): boolean {
  return departureId !== null;
}

async function priceAnew(tx: Tx, from: QuoteFile, wish: CopyPriceQuery, call: Call): Promise<Answer["copy"]> {
  // A copy is a new quote, on the terms that its agency has today.
  const { priceMode, commissionBps, priceCodes } =
    wish.terms === "own" ? from : await readAgency(tx, from.agencyId);
  const file = { ...from, priceMode, commissionBps, priceCodes };
  const lines = (await readFileLines(tx, file.id)).filter(staysInCopy);
  const end = { dateFrom: file.endDate, dateTo: file.endDate };
  const endDate = shiftedBy(end, file.travelDate, wish.travel_date).dateTo;
  const today = todayIn(file.timezone, call.now());
  const asked = await onNearestDepartures(
    tx,
    lines.filter(isBought).map((line) => shiftedBy(line, file.travelDate, wish.travel_date)),
    { travelDate: wish.travel_date, endDate, today },
  );
  const people = await readTravellers(tx, file.id);
  const opened = await openWorkshop(tx, file, people, asked, { now: call.now(), ahead: true });
  const workshop = { ...opened, party: partyOf(wish.rooms) };
  const price = priceWorkshop(asked, workshop);
  const count = (one: { sell: number; net: number }) => (file.priceMode === "net" ? one.net : one.sell);
  const saved = (await readFileLines(tx, file.id)).filter((line) => line.costed && isTaken(line));
  return {
    travel_date: wish.travel_date,
    end_date: [endDate, ...asked.filter(isTour).map(({ dateTo }) => dateTo)].toSorted().at(-1) ?? endDate,
    old_total_cents:
      saved.length > 0 ? saved.reduce((sum, { price: one }) => sum + (one ? count(one) : 0), 0) : null,
    new_total_cents: price.quote ? count(price.quote) : null,
    lines: asked.map((line) => {
      const now = price.lines.get(line.uid);
      const refused = price.refused.get(line.uid);
      const input = refused ? inputFor(line, workshop) : undefined;
      return {
        uid: line.uid,
        day_no: line.dayNo,
        service_type: line.serviceType,
        name: inLanguage(line.name, call.locale) ?? "",
        supplier_name: line.supplierName ?? "",
        date_from: line.dateFrom,
        date_to: line.dateTo,
        taken: isTaken(line),
        old_cents: line.price && count(line.price),
        new_cents: now ? count(now) : null,
        refusal: refused
          ? { reasons: refused.reasons, remedies: input ? remedyFor(input, refused) : [] }
          : null,
      };
    }),
  };
}

/** Copies a file of the caller's agency as a new quote; what has no rate any more stands in it without a price. */
export async function copyFile(reference: string, wish: CopyQuote, call: Call): Promise<SavedQuote> {
  const fileId = await findFile(reference, call);
  if (wish.travel_date < todayIn(call.signedIn().timezone, call.now()))
    throw invalid({ travel_date: [textsIn(call.locale).startPast] });
  return writeNewQuote(call, (tx, buyer) => insertCopy(tx, { fileId, buyer }, wish, call));
}
