import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { capabilityToken, hashCapability } from "#api/domain/capability.ts";
import { freshDatabase } from "#tests/support/test-database.ts";
import { testDemo } from "#tests/support/test-demo.ts";
import type { Database } from "./client.ts";
import { brand, setting } from "./schema/brand.ts";
import { itinerary } from "./schema/itinerary.ts";
import type { Scope } from "./scope.ts";

let database: Database;
beforeAll(async () => {
  database = await freshDatabase();
});

describe("the public scope", () => {
  const read = (scope: Scope) =>
    database.inScope(scope, (tx) =>
      tx.select({ uid: itinerary.uid, rotation: itinerary.rotation }).from(itinerary),
    );

  it("reads no itinerary without a token or a reference", async () => {
    expect(await read({ audience: "public" })).toEqual([]);
    expect(await read({ audience: "public", itineraryTokenHash: "", referenceKey: "" })).toEqual([]);
    expect(await read({ audience: "public", referenceKey: "NZFI10000" })).toEqual([]);
  });

  it("reads the one itinerary of a reference or of a token", async () => {
    const byReference = await read({ audience: "public", referenceKey: "NZFI100001" });
    expect(byReference).toHaveLength(1);
    const { uid, rotation } = byReference[0]!;
    const token = capabilityToken(testDemo.serverKey, "itinerary", uid, rotation);
    expect(await read({ audience: "public", itineraryTokenHash: hashCapability(token) })).toEqual(
      byReference,
    );
    expect(await read({ audience: "public", itineraryTokenHash: hashCapability(`${token}x`) })).toEqual([]);
  });

  it("reads nothing that is not yet, or no longer, published", async () => {
    const key = "NZFI100002";
    const change = (values: Partial<typeof itinerary.$inferInsert>) =>
      database.inScope({ audience: "system" }, (tx) =>
        tx.update(itinerary).set(values).where(eq(itinerary.referenceKey, key)),
      );
    const [before] = await database.inScope({ audience: "system" }, (tx) =>
      tx
        .select({ publishedAt: itinerary.publishedAt })
        .from(itinerary)
        .where(eq(itinerary.referenceKey, key)),
    );
    await change({ publishedAt: null });
    expect(await read({ audience: "public", referenceKey: key })).toEqual([]);
    await change({ publishedAt: before!.publishedAt, unpublishedAt: new Date(Date.now() - 1000) });
    expect(await read({ audience: "public", referenceKey: key })).toEqual([]);
    await change({ unpublishedAt: null });
    expect(await read({ audience: "public", referenceKey: key })).toHaveLength(1);
  });

  it("reads brands and public settings only", async () => {
    const brands = await database.inScope({ audience: "public" }, (tx) => tx.select().from(brand));
    const settings = await database.inScope({ audience: "public" }, (tx) => tx.select().from(setting));
    expect(brands).toHaveLength(2);
    expect(settings.map((one) => one.key).toSorted()).toEqual([
      "general.company_name",
      "general.default_brand",
      "general.default_locale",
      "general.live_chat_url",
    ]);
  });
});
