import { asc, eq } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { z } from "zod";
import type { Tx } from "#api/db/client.ts";
import { dayHeader } from "#api/db/schema/client-file.ts";
import { place } from "#api/db/schema/place.ts";
import { knownAge, roomsOfFile } from "#api/domain/files/file-party.ts";
import { isRounding } from "#api/domain/files/line-rules.ts";
import { todayIn } from "#api/domain/today.ts";
import { shownContact } from "#api/domain/quotes/shown-contact.ts";
import type { Call } from "#api/http/context.ts";
import { readClientTotal } from "#api/modules/sales/quote-versions/read-version-rows.ts";
import { inLanguage } from "#api/texts/in-language.ts";
import { readExtraNames } from "#api/modules/catalogue/packages/price-lines.ts";
import { withCosts } from "#api/modules/catalogue/products/with-costs.ts";
import { draftLine } from "#api/modules/sales/quotes/draft-line.ts";
import { draftMoney } from "#api/modules/sales/quotes/draft-money.ts";
import { readDeletable, readFileLines } from "#api/modules/files/client-file/file-lines.ts";
import { openWorkshop, priceWorkshop, repriceable } from "#api/modules/sales/prices/price-stored.ts";
import {
  findFile,
  isEditable,
  readQuoteFile,
  readTravellers,
  type FileParty,
  type QuoteFile,
} from "#api/modules/files/client-file/read-file.ts";
import { recentAnswers } from "#api/modules/files/stock/line-answers.ts";
import type { QuoteDraft } from "#contract/sales/quotes/draft.ts";
import { writeRooms } from "#contract/catalogue/products/party-rooms.ts";

type Answer = z.input<typeof QuoteDraft>;

/** A quote that the caller's agency may see, as it is customised. */
export async function showQuote(reference: string, call: Call): Promise<Answer> {
  const fileId = await findFile(reference, call);
  // What the agency may see was found in its own scope; why something has no price is told by rates, which it may not.
  return withCosts(call.database, async (tx) => draftOf(tx, await readQuoteFile(tx, fileId), call));
}

/** A file as its agency customises it; in the scope of the system. */
export async function draftOf(tx: Tx, file: QuoteFile, call: Call): Promise<Answer> {
  const people = await readTravellers(tx, file.id);
  const lines = await readFileLines(tx, file.id);
  const asked = repriceable(lines, people.travellers.length);
  const workshop = await openWorkshop(tx, file, people, asked, { now: call.now(), ahead: true });
  const price = priceWorkshop(asked, workshop);
  const deletable = await readDeletable(tx, file.packageId);
  const names = await readExtraNames(
    tx,
    asked.flatMap(({ optionCode }) => optionCode ?? []),
  );
  const editable = isEditable(file, todayIn(file.timezone, call.now()));
  const answers = new Map((await recentAnswers(tx, file.id, call.now())).map((one) => [one.lineId, one]));
  const shown = lines
    .filter((line) => !isRounding(line))
    .map((line) =>
      draftLine(line, { file, workshop, price, deletable, names, answers, editable, locale: call.locale }),
    );
  const days = await readDraftDays(tx, file.id, call);
  return {
    ...headOf(file, call, editable),
    travellers: travellersOf(file, people),
    rooms_text: writeRooms(roomsOfFile(people.travellers, people.rooms, file.travelDate)),
    room_codes: people.rooms.map(({ code }) => code),
    days: days.map((day) => ({ ...day, lines: shown.filter(({ day_no: no }) => no === day.day_no) })),
    ...draftMoney({
      file,
      lines,
      people,
      price,
      ages: workshop.ages,
      clientCents: file.priceMode === "net" ? await readClientTotal(tx, file.id) : null,
    }),
    extra_on_request: shown.some(({ taken, extras }) => taken && extras.some(({ on_request }) => on_request)),
    without_price: shown.filter(({ taken, bought, cents }) => taken && bought && cents === null).length,
  };
}

function headOf(file: QuoteFile, { locale }: Call, editable: boolean) {
  return {
    uid: file.uid,
    reference: file.reference,
    lock_version: file.lockVersion,
    name: file.name,
    agent_reference: file.agentReference,
    related_reference: file.relatedReference,
    status: file.status,
    editable,
    is_out: editable && (file.quoteStatus === "Sent" || file.quoteStatus === "Viewed"),
    brand: file.brand,
    contact: { phone: file.phone, email: file.email },
    currency: file.currency,
    price_mode: file.priceMode,
    travel_date: file.travelDate,
    end_date: file.endDate,
    class: file.tariff,
    package:
      file.packageRef === null
        ? null
        : { ref: file.packageRef, name: inLanguage(file.packageName, locale) ?? file.packageRef },
    consultant_name: file.consultantName,
    remarks: file.remarksAgent,
    client_contact: shownContact(file.clientContact),
  };
}

function travellersOf({ travelDate }: QuoteFile, { travellers, rooms }: FileParty): Answer["travellers"] {
  return travellers.map((one) => {
    const room = rooms.findIndex(({ paxIds }) => paxIds.includes(one.id));
    return {
      seq: one.seq,
      room: room === -1 ? null : room + 1,
      title: one.title,
      first_name: one.firstName,
      last_name: one.lastName,
      type: one.type,
      date_of_birth: one.dateOfBirth,
      age: knownAge(one, travelDate),
      is_lead: one.isLead,
    };
  });
}

const overnight = alias(place, "overnight_place");

async function readDraftDays(tx: Tx, fileId: number, { locale }: Call) {
  const rows = await tx
    .select({
      day_no: dayHeader.dayNo,
      date: dayHeader.date,
      title: dayHeader.title,
      text: dayHeader.text,
      place: { code: place.code, name: place.name },
      overnight: { code: overnight.code, name: overnight.name },
    })
    .from(dayHeader)
    .innerJoin(place, eq(place.id, dayHeader.placeId))
    .leftJoin(overnight, eq(overnight.id, dayHeader.overnightPlaceId))
    .where(eq(dayHeader.fileId, fileId))
    .orderBy(asc(dayHeader.dayNo));
  return rows.map((row) => ({
    ...row,
    title: inLanguage(row.title, locale) ?? "",
    text: inLanguage(row.text, locale) ?? "",
  }));
}
