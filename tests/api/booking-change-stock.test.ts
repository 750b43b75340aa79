import { and, eq, sql } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { allotment } from "#api/db/schema/allotment.ts";
import { productOption } from "#api/db/schema/product.ts";
import { serviceLine } from "#api/db/schema/service-line.ts";
import { later } from "#tests/support/change-calls.ts";
import { serviceWorld, wordOf } from "#tests/support/change-services.ts";

let world: Awaited<ReturnType<typeof serviceWorld>>;

beforeEach(async () => {
  world = await serviceWorld();
});

describe("the stock of a service whose supplier has to agree to new dates", () => {
  /** Leaves nothing of an option on any day but what is taken of it already. */
  const sellOut = (optionId: number) =>
    world.api.system((tx) =>
      tx
        .update(allotment)
        .set({ max: sql`${allotment.used}` })
        .where(eq(allotment.optionId, optionId)),
    );

  /** A service of the booking that begins after its first day, and what asks for the same on the same days again. */
  const laterService = async () => {
    const { travelDate } = await world.file();
    const line = (await world.bought()).find(({ dateFrom }) => dateFrom > travelDate)!;
    const [option] = await world.api.system((tx) =>
      tx.select({ code: productOption.code }).from(productOption).where(eq(productOption.id, line.optionId!)),
    );
    const again = { option: option!.code, date_from: line.dateFrom, date_to: line.dateTo };
    return { line, again, tomorrow: `travel_date=${later(1, travelDate)}` };
  };

  test("is not promised to a service that comes into the booking", async () => {
    await world.book();
    const { line, again, tomorrow } = await laterService();
    await sellOut(line.optionId!);
    const { proposal, problems } = await world.change(`?${tomorrow}&add=${wordOf(again)}`);
    expect(problems).toEqual([]);
    const moved = proposal!.services.find(({ uid }) => uid === line.uid);
    const added = proposal!.services.find(({ uid }) => uid === null);
    expect(moved).toMatchObject({ outcome: "amended" });
    expect(added).toMatchObject({ outcome: "asked", date_from: line.dateFrom });
  });

  test("is there for it where the service goes altogether", async () => {
    await world.book();
    const { line, again } = await laterService();
    await sellOut(line.optionId!);
    const { proposal } = await world.change(`?remove=${line.uid}&add=${wordOf(again)}`);
    expect(proposal!.services.map(({ uid, outcome }) => [uid, outcome])).toEqual([
      [line.uid, "ended"],
      [null, "instant"],
    ]);
  });
});

describe("the new price of a service that a change touches", () => {
  test.each([
    ["OK", true],
    ["RQ", false],
    ["WL", false],
  ] as const)(
    "waits for a supplier who agreed to another, not for one asked so far: %s, %s",
    async (status, waits) => {
      await world.confirmed();
      const [line] = await world.bought();
      await world.api.system((tx) =>
        tx
          .update(serviceLine)
          .set({ status, priceStatus: status === "OK" ? "locked" : "priced" })
          .where(and(eq(serviceLine.fileId, world.fileId), eq(serviceLine.id, line!.id))),
      );
      const { proposal } = await world.change("?rooms=DB-2_SG-1");
      const touched = proposal!.services.find(({ uid }) => uid === line!.uid)!;
      expect(touched).toMatchObject({ status, outcome: "amended", price_waits: waits });
    },
  );
});
