import { and, asc, eq, inArray, lt } from "drizzle-orm";
import { ulid } from "ulid";
import type { AuditChange } from "#api/audit/write-audit.ts";
import type { Tx } from "#api/db/client.ts";
import { departure, tour } from "#api/db/schema/tour.ts";
import { tourBooking } from "#api/db/schema/tour-booking.ts";
import { seatsLeft, statusBySeats } from "#api/domain/tours/departure-status.ts";
import { planSeats, type SeatPlan, type SeatWant } from "#api/domain/tours/plan-seats.ts";
import type { Call } from "#api/http/context.ts";
import { loadDepartures } from "#api/modules/tours/departures/load-departures.ts";
import { publish } from "#api/realtime/publish.ts";
import { channels } from "#contract/system/realtime/channels.ts";

/** So long an agency has to pay before an option on seats ends (domain 3.8). */
export const holdHours = 72;

/** Seats that a departure has left after a change, and what the audit log is told. */
export type SeatChange = { uid: string; left: number; audit: AuditChange };

type Holding = {
  fileId: number;
  /** On credit terms seats are sold at once; else they are an option until `holdHours` have passed. */
  confirmed: boolean;
  /** `YYYY-MM-DD` at the office of the brand. */
  today: string;
  now: Date;
};

/**
 * Takes seats for lines of a file, or says what keeps them from it: all that a line needs or none; seats that it held
 * until now are given back for them. The departures are locked in one order, after the file, its quote and our stock,
 * and read under that lock; what is confirmed, held and offered never passes the capacity. `tx` must be of the
 * system's scope.
 */
export async function holdSeats(
  tx: Tx,
  wants: readonly SeatWant[],
  { fileId, confirmed, today, now }: Holding,
): Promise<Pick<SeatPlan, "answers"> & { changes: SeatChange[] }> {
  const lineIds = wants.map(({ lineId }) => lineId);
  const beside = wants.map(({ departureId }) => departureId);
  const before = await releaseSeats(tx, lineIds, { as: "cancelled", now, beside });
  const { answers, takings } = await planOf(tx, wants, today);
  if (takings.length === 0) return { answers, changes: before };
  const rows = takings.map(({ lineId, departureId, seats, singles }) => ({
    uid: ulid(now.getTime()),
    departureId,
    fileId,
    lineId,
    seats,
    singles,
    status: confirmed ? ("confirmed" as const) : ("held" as const),
    statusAt: now,
    holdUntil: confirmed ? null : new Date(now.getTime() + holdHours * 3_600_000),
  }));
  for (const { uid, lineId, ...row } of rows) {
    await tx
      .insert(tourBooking)
      .values({ uid, lineId, ...row })
      .onConflictDoUpdate({ target: tourBooking.lineId, set: { ...row, updatedAt: now } });
  }
  const which = confirmed ? "sold" : "held";
  const changes = takings.map(({ departureId, seats }) => ({ departureId, [which]: seats }));
  const after = await countSeats(tx, changes, { action: "seats-taken", now });
  return { answers, changes: [...before, ...after] };
}

/** What would keep lines from their seats at this moment; nothing is locked and nothing taken. */
export async function askSeats(
  tx: Tx,
  wants: readonly SeatWant[],
  today: string,
): Promise<SeatPlan["answers"]> {
  return (await planOf(tx, wants, today)).answers;
}

/** Seats that a line holds already do not stand in its own way. */
async function planOf(tx: Tx, wants: readonly SeatWant[], today: string): Promise<SeatPlan> {
  const departures = await loadDepartures(
    tx,
    wants.map(({ departureId }) => departureId),
  );
  const own = await readLive(
    tx,
    wants.map(({ lineId }) => lineId),
  );
  for (const { departureId, status, seats, singles } of own) {
    const one = departures.get(departureId);
    const which = countedAs(status);
    if (!one || !which) continue;
    const free = { [which]: one[which] - seats, singlesTaken: one.singlesTaken - singles };
    departures.set(departureId, { ...one, ...free });
  }
  return planSeats(wants, departures, today);
}

const live = ["held", "offered", "confirmed", "requested", "wait_list"] as const;

function readLive(tx: Tx, lineIds: readonly number[], dueBefore?: Date) {
  return tx
    .select()
    .from(tourBooking)
    .where(
      and(
        inArray(tourBooking.lineId, [...lineIds]),
        inArray(tourBooking.status, [...live]),
        dueBefore && lt(tourBooking.holdUntil, dueBefore),
      ),
    );
}

/** Which count of a departure the seats of a booking are in. */
function countedAs(status: (typeof tourBooking.$inferSelect)["status"]): "sold" | "held" | null {
  if (status === "confirmed") return "sold";
  return status === "held" || status === "offered" ? "held" : null;
}

type Release = {
  as: "cancelled" | "expired";
  now: Date;
  /** Departures that are needed as well, so that all are locked together. */
  beside?: readonly number[];
  /** Only options that ended before this moment. */
  dueBefore?: Date;
};

/** Gives back the seats of lines. What was given back before stays given back once. */
export async function releaseSeats(
  tx: Tx,
  lineIds: readonly number[],
  { as, now, beside = [], dueBefore }: Release,
): Promise<SeatChange[]> {
  if (lineIds.length === 0) return [];
  const departures = (await readLive(tx, lineIds)).map(({ departureId }) => departureId);
  await lockDepartures(tx, [...departures, ...beside]);
  const ended = await readLive(tx, lineIds, dueBefore);
  if (ended.length === 0) return [];
  const ids = ended.map(({ id }) => id);
  await tx
    .update(tourBooking)
    .set({
      status: as,
      statusAt: now,
      holdUntil: null,
      offeredUntil: null,
      waitlistPos: null,
      updatedAt: now,
    })
    .where(inArray(tourBooking.id, ids));
  const changes = ended.flatMap(({ departureId, seats, status }) => {
    const which = countedAs(status);
    return which ? [{ departureId, [which]: -seats }] : [];
  });
  return countSeats(tx, changes, { action: "seats-released", now });
}

/** Tells whoever looks at departures how many seats they have left. */
export function tellSeats(
  tx: Tx,
  call: Pick<Call, "sendEvents" | "log" | "requestId">,
  changes: readonly SeatChange[],
): void {
  for (const { uid, left } of changes) {
    publish(tx, call, {
      channels: [channels.departure(uid)],
      event: "departure.seats",
      payload: { departure_uid: uid, seats_left: left },
    });
  }
}

async function lockDepartures(tx: Tx, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  await tx
    .select({ id: departure.id })
    .from(departure)
    .where(inArray(departure.id, [...new Set(ids)]))
    .orderBy(asc(departure.id))
    .for("no key update");
}

type Count = { departureId: number; sold?: number; held?: number };

/** Writes what departures have sold and held now, with the status that follows from it. The departures are locked. */
async function countSeats(
  tx: Tx,
  changes: readonly Count[],
  { action, now }: { action: string; now: Date },
): Promise<SeatChange[]> {
  const ids = [...new Set(changes.map(({ departureId }) => departureId))];
  if (ids.length === 0) return [];
  const rows = await tx
    .select({ departure, brandId: tour.brandId })
    .from(departure)
    .innerJoin(tour, eq(tour.id, departure.tourId))
    .where(inArray(departure.id, ids))
    .orderBy(asc(departure.id));
  const told: SeatChange[] = [];
  for (const { departure: one, brandId } of rows) {
    const sum = (which: "sold" | "held") =>
      changes.reduce(
        (all, count) => all + (count.departureId === one.id ? (count[which] ?? 0) : 0),
        one[which],
      );
    const counted = { ...one, sold: sum("sold"), held: sum("held") };
    const status = statusBySeats(counted);
    const after = { sold: counted.sold, held: counted.held, status };
    await tx
      .update(departure)
      .set({ ...after, ...(status !== one.status && { statusAt: now }), updatedAt: now })
      .where(eq(departure.id, one.id));
    told.push({
      uid: one.uid,
      left: seatsLeft(counted),
      audit: {
        subject: { type: "departure", uid: one.uid, brandId },
        action,
        before: { sold: one.sold, held: one.held, status: one.status },
        after,
      },
    });
  }
  return told;
}
