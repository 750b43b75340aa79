import { eq, inArray } from "drizzle-orm";
import { clientFile } from "#api/db/schema/client-file.ts";
import { serviceLine } from "#api/db/schema/service-line.ts";
import { addDays } from "#api/domain/today.ts";
import type { CancellationPreview } from "#contract/sales/bookings/cancel.ts";
import { quoteWorld } from "#tests/support/booking-calls.ts";
import { stockFor } from "#tests/support/quote-file.ts";

/** A quote of three services, ways to make it a booking, and what its agency sees and sends to cancel it. */
export async function cancelWorld() {
  const world = await quoteWorld();
  const previewed = async (): Promise<CancellationPreview> => (await world.get("/cancellation")).json.data;
  /** What somebody sends who looks at the fee now. */
  const accepted = async () => {
    const { lock_version, fee_cents } = await previewed();
    return { lock_version, fee_cents, fee_accepted: true, reason: "The clients fell ill." };
  };
  /** A booking of three services: one confirmed by its supplier, one held, one that waits to be asked for. */
  const booked = async () => {
    const [car, hotel, spa] = await world.bought();
    await world.api.system(async (tx) => {
      await stockFor(tx, world.fileId, 9);
      await tx
        .update(serviceLine)
        .set({ priceStatus: "on_request" })
        .where(inArray(serviceLine.id, [car!.id, spa!.id]));
    });
    await world.post(await world.seen());
    await world.api.system((tx) =>
      tx.update(serviceLine).set({ status: "OK", confirmation: "X1" }).where(eq(serviceLine.id, car!.id)),
    );
    return { car: car!, hotel: hotel!, spa: spa! };
  };
  /** Moves the file so that its services begin so many days from now, near enough for penalties. */
  const leavesIn = (days: number) =>
    world.api.system(async (tx) => {
      const from = addDays("2026-11-20", days);
      await tx.update(clientFile).set({ travelDate: from }).where(eq(clientFile.id, world.fileId));
      await tx.update(serviceLine).set({ dateFrom: from }).where(eq(serviceLine.fileId, world.fileId));
    });
  return { ...world, previewed, accepted, booked, leavesIn };
}
