import { and, eq, isNotNull } from "drizzle-orm";
import { serviceLine } from "#api/db/schema/service-line.ts";
import type { OfficeFile, OfficeServiceLine } from "#contract/sales/client-files/client-file.ts";
import type { LineBreakdown } from "#contract/sales/file-services/price.ts";
import { changeWorld } from "#tests/support/change-calls.ts";

/** A price that somebody set by hand, as it is sent. */
export const byHand = (sell_cents: number, more: object = {}) => ({
  ...{ by: "hand", sell_cents, reason: "Agreed on the telephone" },
  ...more,
});

/** A quote, which can be booked, a consultant and a manager of the office, and ways to set prices of its services. */
export async function priceWorld() {
  const world = await changeWorld();
  const path = `/api/office/client-files/${(await world.file()).uid}`;
  const consultant = await world.api.signIn("consultant");
  const manager = await world.api.signIn("manager");
  const file = async (): Promise<OfficeFile> => (await world.api.call(path, { token: manager })).json.data;
  const stored = async (uid: string) =>
    (await world.api.system((tx) => tx.select().from(serviceLine).where(eq(serviceLine.uid, uid))))[0]!;
  /** What is bought by rates, in the order of the trip. */
  const services = async (): Promise<OfficeServiceLine[]> => {
    const bought = await world.api.system((tx) =>
      tx
        .select({ uid: serviceLine.uid })
        .from(serviceLine)
        .where(and(eq(serviceLine.fileId, world.fileId), isNotNull(serviceLine.optionId))),
    );
    const uids = new Set(bought.map(({ uid }) => uid));
    return (await file()).days.flatMap((day) => day.services).filter(({ uid }) => uids.has(uid));
  };
  const priceOf = async (uid: string, token = consultant): Promise<LineBreakdown> =>
    (await world.api.call(`${path}/services/${uid}/price`, { token })).json.data;
  const put = async (uid: string, body: object, token = consultant) => {
    const { lock_version } = await priceOf(uid, manager);
    return world.api.call(`${path}/services/${uid}/price`, {
      ...{ method: "PUT", token, body: { lock_version, ...body } },
    });
  };
  return { ...world, path, consultant, manager, file, stored, services, priceOf, put };
}
