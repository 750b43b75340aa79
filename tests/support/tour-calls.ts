import { and, asc, eq } from "drizzle-orm";
import { ulid } from "ulid";
import { clientFile } from "#api/db/schema/client-file.ts";
import { agency } from "#api/db/schema/company.ts";
import { departure, tour } from "#api/db/schema/tour.ts";
import { tourBooking } from "#api/db/schema/tour-booking.ts";
import type { QuoteDraft } from "#contract/sales/quotes/draft.ts";
import type { QuoteDepartures } from "#contract/tours/departures.ts";
import { draftCalls, linesOf } from "#tests/support/draft-calls.ts";
import { addDays } from "#api/domain/today.ts";

type Agent = "emma.larkspur" | "anke.silberfarn" | "manon.quokka";

type Beginning = { before?: number; days?: number; rooms?: string; name?: Agent };

/** Quotes of nothing but their days, and the departures that are put into them. */
export async function tourCalls() {
  const calls = await draftCalls();
  const { api, ask, send } = calls;
  const starts = (code: string) =>
    api.system((tx) =>
      tx
        .select({ departure })
        .from(departure)
        .innerJoin(tour, eq(tour.id, departure.tourId))
        .where(eq(tour.code, code))
        .orderBy(asc(departure.dateFrom)),
    );
  return {
    ...calls,
    /** The departures of a tour in their order. */
    starts: async (code: string) => (await starts(code)).map((row) => row.departure),
    /** A quote that begins `before` days before a date, of so many days, for a party. */
    begin: async (
      date: string,
      { before = 1, days = 10, rooms = "TW-2", name = "emma.larkspur" }: Beginning = {},
    ): Promise<QuoteDraft> => {
      const place = name === "manon.quokka" ? "CNS" : "CHC";
      const answer = await send(
        "POST",
        "custom-quotes",
        {
          name: "Party on tour",
          travel_date: addDays(date, -before),
          rooms,
          duration_days: days,
          start_place: place,
        },
        name,
      );
      if (answer.status !== 201) throw new Error(answer.text);
      return calls.show(answer.json.data.reference, name);
    },
    list: async (reference: string, query = "", name?: Agent): Promise<QuoteDepartures> => {
      const answer = await ask(`quotes/${reference}/departures${query}`, name);
      if (answer.status !== 200) throw new Error(answer.text);
      return answer.json.data;
    },
    add: (draft: QuoteDraft, uid: string, name?: Agent) =>
      send(
        "POST",
        `quotes/${draft.reference}/departures`,
        { lock_version: draft.lock_version, departure: uid },
        name,
      ),
    move: (draft: QuoteDraft, line: string, uid: string) =>
      send("PATCH", `quotes/${draft.reference}/departures/${line}`, {
        lock_version: draft.lock_version,
        departure: uid,
      }),
    set: (uid: string, values: Partial<typeof departure.$inferInsert>) =>
      api.system((tx) => tx.update(departure).set(values).where(eq(departure.uid, uid))),
    departure: async (uid: string) => {
      const [row] = await api.system((tx) => tx.select().from(departure).where(eq(departure.uid, uid)));
      if (!row) throw new RangeError(`There is no departure ${uid}`);
      return row;
    },
    /** Seats of a file on departures. */
    bookings: (reference: string) =>
      api.system((tx) =>
        tx
          .select({ booking: tourBooking })
          .from(tourBooking)
          .innerJoin(clientFile, eq(clientFile.id, tourBooking.fileId))
          .where(and(eq(clientFile.reference, reference)))
          .then((rows) => rows.map(({ booking }) => booking)),
      ),
    /** An option on seats that a line of a quote has already. */
    hold: (
      line: { id: number; fileId: number },
      { departureId, seats }: { departureId: number; seats: number },
    ) =>
      api.system((tx) =>
        tx.insert(tourBooking).values({
          uid: ulid(api.clock.now().getTime()),
          departureId,
          fileId: line.fileId,
          lineId: line.id,
          seats,
          status: "held",
          holdUntil: new Date(api.clock.now().getTime() + 3_600_000),
        }),
      ),
    onCredit: (code: string, creditTerms: "credit" | "prepay") =>
      api.system((tx) => tx.update(agency).set({ creditTerms }).where(eq(agency.code, code))),
  };
}

export type TourCalls = Awaited<ReturnType<typeof tourCalls>>;

/** The tours of a quote. */
export function toursOf(draft: QuoteDraft) {
  return linesOf(draft).filter(({ departure: one }) => one !== null);
}
