import { and, eq, isNull, notInArray, sql } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import type { Tx } from "#api/db/client.ts";
import { clientFile } from "#api/db/schema/client-file.ts";
import { linePrice, serviceLine } from "#api/db/schema/service-line.ts";
import { wholeWorld } from "#tests/support/whole-world.ts";

describe("the demo world of another day", () => {
  it.each(["2027-05-31", "2028-02-29"])("keeps its promises when it is loaded on %s", async (today) => {
    const database = await wholeWorld(today);
    const read = <T>(work: (tx: Tx) => Promise<T>) => database.inScope({ audience: "system" }, work);
    const trips = await read((tx) =>
      tx
        .select({ reference: clientFile.reference, status: clientFile.status })
        .from(clientFile)
        .where(sql`${today}::date between ${clientFile.travelDate} and ${clientFile.endDate}`),
    );
    expect(trips.map((trip) => trip.reference)).toContain("NZFI100001");
    expect(trips.filter((trip) => trip.status !== "Travelling")).toEqual([]);
    const byHand = await read((tx) => tx.$count(linePrice, eq(linePrice.source, "manual")));
    expect(byHand).toBeLessThanOrEqual(2);
    const lost = await read((tx) =>
      tx
        .select({ uid: serviceLine.uid })
        .from(serviceLine)
        .leftJoin(linePrice, eq(linePrice.lineId, serviceLine.id))
        .where(
          and(
            eq(serviceLine.costed, true),
            isNull(linePrice.id),
            notInArray(serviceLine.status, ["QU", "AV", "OR"]),
          ),
        ),
    );
    expect(lost).toEqual([]);
  });
});
