import { and, eq, or, sql } from "drizzle-orm";
import { lineCost, linePrice, serviceLine } from "#api/db/schema/service-line.ts";
import { serviceWorld } from "#tests/support/change-services.ts";

/** A booking whose suppliers have all confirmed, ways to have it changed, and the prices that count or wait. */
export async function waitingWorld() {
  const world = await serviceWorld();
  await world.confirmed();

  /** Asks for a change as the agent, and carries it out as the office. */
  const carryOut = async (query: string, wish: object) => {
    const preview = await world.change(query);
    const sent = await world.send(preview, wish);
    if (sent.status !== 200) throw new Error(sent.text);
    const [open] = await world.changes();
    if (open!.status === "Open") {
      const body = { lock_version: open!.lock_version, hash: open!.today!.hash };
      const done = await world.answer(open!.uid, "application", body);
      if (done.status !== 200) throw new Error(done.text);
    }
    return preview.proposal!;
  };

  /** Versions of prices and costs that count or wait, line by line; the rounding has no option. */
  const versions = () =>
    world.api.system((tx) =>
      tx
        .select({
          line: serviceLine.uid,
          status: serviceLine.status,
          isBought: sql<boolean>`${serviceLine.optionId} is not null`,
          isWaiting: linePrice.isWaiting,
          sell: linePrice.sellCents,
          net: linePrice.netCents,
          cost: lineCost.costCents,
        })
        .from(linePrice)
        .innerJoin(serviceLine, eq(serviceLine.id, linePrice.lineId))
        .innerJoin(
          lineCost,
          and(
            eq(lineCost.lineId, linePrice.lineId),
            eq(lineCost.version, linePrice.version),
            eq(lineCost.isWaiting, linePrice.isWaiting),
            eq(lineCost.isCurrent, linePrice.isCurrent),
          ),
        )
        .where(and(eq(serviceLine.fileId, world.fileId), or(linePrice.isCurrent, linePrice.isWaiting)))
        .orderBy(serviceLine.dayNo, serviceLine.seq),
    );

  const waiting = async () => (await versions()).filter(({ isWaiting }) => isWaiting);
  const standing = async () => (await versions()).filter(({ isWaiting }) => !isWaiting);
  const officeFile = async (token: string) =>
    (await world.api.call(`/api/office/client-files/${(await world.file()).uid}`, { token })).json.data;

  return { ...world, carryOut, waiting, standing, officeFile };
}
