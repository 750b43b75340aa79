import { and, eq, inArray, sql } from "drizzle-orm";
import type { Tx } from "#api/db/client.ts";
import { clientFile } from "#api/db/schema/client-file.ts";
import { quote } from "#api/db/schema/quote.ts";
import { serviceLine } from "#api/db/schema/service-line.ts";
import type { ChangedLine } from "#api/modules/files/client-file/tell-changed.ts";
import { releaseStock } from "#api/modules/files/stock/hold-stock.ts";
import { releaseSeats, type SeatChange } from "#api/modules/tours/departures/seats.ts";

/** Writes down that offers are over. */
export async function endOffers(tx: Tx, ids: number[], at: Date): Promise<void> {
  if (ids.length === 0) return;
  await tx
    .update(quote)
    .set({ status: "Expired", statusAt: at, updatedAt: at, lockVersion: sql`${quote.lockVersion} + 1` })
    .where(inArray(quote.id, ids));
}

/** Seats that are free again, and services that are to be booked anew. */
type Ended = { seats: SeatChange[]; lines: (ChangedLine & { fileId: number })[] };

/** Writes down that quotes are over, and frees what they held. */
export async function endFiles(tx: Tx, ids: number[], at: Date): Promise<Ended> {
  if (ids.length === 0) return { seats: [], lines: [] };
  const ofFiles = inArray(serviceLine.fileId, ids);
  const lineIds = (await tx.select({ id: serviceLine.id }).from(serviceLine).where(ofFiles)).map(
    ({ id }) => id,
  );
  await releaseStock(tx, lineIds, at);
  const seats = await releaseSeats(tx, lineIds, { as: "expired", now: at });
  const lines = await tx
    .update(serviceLine)
    .set({
      status: "QU",
      priceStatus: "priced",
      statusAt: at,
      updatedAt: at,
      lockVersion: sql`${serviceLine.lockVersion} + 1`,
    })
    .where(and(ofFiles, eq(serviceLine.status, "AL")))
    .returning({ fileId: serviceLine.fileId, uid: serviceLine.uid, status: serviceLine.status });
  await tx
    .update(clientFile)
    .set({
      status: "Expired",
      statusAt: at,
      holdUntil: null,
      updatedAt: at,
      lockVersion: sql`${clientFile.lockVersion} + 1`,
    })
    .where(inArray(clientFile.id, ids));
  return { seats, lines };
}
