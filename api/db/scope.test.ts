import { eq, sql } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { freshDatabase } from "#tests/support/test-database.ts";
import type { Database } from "./client.ts";
import { brand } from "./schema/brand.ts";
import { clientFile, dayHeader, pax } from "./schema/client-file.ts";
import { agency, supplier } from "./schema/company.ts";
import { productOption } from "./schema/product.ts";
import { extraCost, rate, rateCost, rateSell } from "./schema/rate.ts";
import { lineCost, linePrice, serviceLine } from "./schema/service-line.ts";
import { user } from "./schema/user.ts";
import type { Scope } from "./scope.ts";

let database: Database;
let scopes: Record<"anke" | "jonas" | "luca" | "steamvale" | "starBasin" | "bothBrands" | "banksia", Scope>;

beforeAll(async () => {
  database = await freshDatabase();
  const people = await database.inScope({ audience: "system" }, (tx) => tx.select().from(user));
  const find = (username: string) => people.find((one) => one.username === username)!;
  const agent = (username: string): Scope => {
    const found = find(username);
    return { audience: "agent", userId: found.id, agencyId: found.agencyId!, agencyWide: found.agencyWide };
  };
  const supplierDesk = (username: string): Scope => {
    const found = find(username);
    return { audience: "supplier", userId: found.id, supplierId: found.supplierId! };
  };
  const office = (username: string): Scope => {
    const found = find(username);
    return { audience: "office", userId: found.id, brandIds: found.brandIds };
  };
  scopes = {
    anke: agent("anke.silberfarn"),
    jonas: agent("jonas.silberfarn"),
    luca: agent("luca.ponteverde"),
    steamvale: supplierDesk("desk.steamvale"),
    starBasin: supplierDesk("desk.starbasin"),
    bothBrands: office("consultant"),
    banksia: office("manager.banksia"),
  };
});

/** References of all files that a scope can read, without any condition in the query. */
async function references(scope: Scope): Promise<string[]> {
  const rows = await database.inScope(scope, (tx) =>
    tx.select({ at: clientFile.reference }).from(clientFile),
  );
  return rows.map((row) => row.at).toSorted();
}

/** Every row of a table as one text, without any condition. */
function everything(
  scope: Scope,
  table: typeof pax | typeof dayHeader | typeof linePrice,
): Promise<number[]> {
  const owner = "fileId" in table ? table.fileId : table.lineId;
  return database.inScope(scope, async (tx) => {
    const rows = await tx.select({ owner }).from(table);
    return rows.map((row) => row.owner);
  });
}

describe("a query without any condition", () => {
  it("answers an agency manager only the files of that agency", async () => {
    expect(await references(scopes.anke)).toEqual(["NZFI100001", "NZFI100005"]);
    expect(await references(scopes.luca)).toEqual(["NZFI100002", "NZFI100004"]);
  });

  it("answers an agent without agency-wide sight only the agent's own files", async () => {
    expect(await references(scopes.jonas)).toEqual(["NZFI100005"]);
  });

  it("answers the office only the files of its brands", async () => {
    expect(await references(scopes.bothBrands)).toHaveLength(6);
    expect(await references(scopes.banksia)).toEqual(["AUFI200001"]);
  });

  it("answers travellers, days and prices of visible files alone", async () => {
    const all = await database.inScope({ audience: "system" }, (tx) =>
      tx.select({ id: clientFile.id, reference: clientFile.reference }).from(clientFile),
    );
    const own = all.find((file) => file.reference === "NZFI100005")!.id;
    const lines = await database.inScope({ audience: "system" }, (tx) =>
      tx.select({ id: serviceLine.id }).from(serviceLine).where(eq(serviceLine.fileId, own)),
    );
    const ownLines = lines.map((line) => line.id);
    expect(new Set(await everything(scopes.jonas, pax))).toEqual(new Set([own]));
    expect(new Set(await everything(scopes.jonas, dayHeader))).toEqual(new Set([own]));
    const prices = await everything(scopes.jonas, linePrice);
    expect(prices.length).toBeGreaterThan(0);
    expect(prices.filter((line) => !ownLines.includes(line))).toEqual([]);
  });

  it("answers a supplier its own services, and never those that were not asked for", async () => {
    const read = (scope: Scope) =>
      database.inScope(scope, (tx) =>
        tx.select({ supplier: serviceLine.supplierId, status: serviceLine.status }).from(serviceLine),
      );
    const steamvale = await read(scopes.steamvale);
    const starBasin = await read(scopes.starBasin);
    expect(new Set(steamvale.map((line) => line.supplier)).size).toBe(1);
    expect(new Set(starBasin.map((line) => line.supplier)).size).toBe(1);
    expect(steamvale[0]!.supplier).not.toBe(starBasin[0]!.supplier);
    expect([...steamvale, ...starBasin].filter((line) => ["QU", "AV", "OR"].includes(line.status))).toEqual(
      [],
    );
    expect(await references(scopes.steamvale)).toEqual(["NZFI100001", "NZFI100003", "NZFI100005"]);
  });

  it("answers agents their colleagues and their consultants, suppliers their colleagues", async () => {
    const names = async (scope: Scope) => {
      const rows = await database.inScope(scope, (tx) => tx.select({ email: user.email }).from(user));
      return rows.map((row) => row.email).toSorted();
    };
    expect(await names(scopes.luca)).toEqual([
      "consultant@harakeke.example",
      "luca@ponteverde.example",
      "piera@ponteverde.example",
    ]);
    expect(await names(scopes.steamvale)).toEqual(["desk@steamvale.example", "front@steamvale.example"]);
  });

  it("answers companies and options only where there is business with them", async () => {
    const inOrder = (rows: { code: string }[]) => rows.map((row) => row.code).toSorted();
    const agencies = async (scope: Scope) =>
      inOrder(await database.inScope(scope, (tx) => tx.select({ code: agency.code }).from(agency)));
    const suppliers = async (scope: Scope) =>
      inOrder(await database.inScope(scope, (tx) => tx.select({ code: supplier.code }).from(supplier)));
    expect(await agencies(scopes.luca)).toEqual(["PONBOL"]);
    expect(await agencies(scopes.banksia)).toEqual(["CINVAL", "LARBRI", "MAPTOR", "QUOLYO", "REDBNE"]);
    expect(await suppliers(scopes.banksia)).toEqual(["JACSYD", "OTWAPB", "REDAYQ", "REECNS", "SOUCHC"]);
    expect(await suppliers(scopes.starBasin)).toEqual(["STAMON"]);
    const options = await database.inScope(scopes.starBasin, (tx) =>
      tx.select({ code: productOption.code }).from(productOption),
    );
    expect(options.every((option) => option.code.includes("STAMON"))).toBe(true);
  });

  it("answers suppliers the costs of their own rates and extras alone", async () => {
    const costs = await database.inScope(scopes.starBasin, (tx) =>
      tx
        .select({ option: productOption.code, cost: rateCost.cost })
        .from(rateCost)
        .innerJoin(rate, eq(rate.id, rateCost.rateId))
        .innerJoin(productOption, eq(productOption.id, rate.optionId)),
    );
    expect(costs.length).toBeGreaterThan(10);
    expect(costs.every(({ option }) => option.includes("STAMON"))).toBe(true);
    const count = (scope: Scope) => database.inScope(scope, (tx) => tx.$count(rateCost));
    expect(await count(scopes.starBasin)).toBe(costs.length);
    expect(await count(scopes.banksia)).toBeGreaterThan(costs.length);
    const extras = await database.inScope(scopes.starBasin, (tx) =>
      tx.select({ id: extraCost.extraId }).from(extraCost),
    );
    expect(extras).toHaveLength(1);
  });

  it("answers agents the terms of rates and neither cost nor mark-up", async () => {
    const terms = await database.inScope(scopes.anke, (tx) =>
      tx.select({ id: rate.id, closed: rate.closed }).from(rate),
    );
    expect(terms.length).toBeGreaterThan(100);
    for (const table of [rateCost, rateSell]) {
      await expect(
        database.inScope(scopes.anke, (tx) => tx.select({ id: table.rateId }).from(table)),
      ).rejects.toMatchObject({ code: "42501" });
    }
  });

  it("is refused where the audience has no right on the table at all", async () => {
    const refusal = { code: "42501" };
    await expect(
      database.inScope(scopes.anke, (tx) => tx.select({ id: lineCost.id }).from(lineCost)),
    ).rejects.toMatchObject(refusal);
    await expect(
      database.inScope(scopes.steamvale, (tx) => tx.select({ id: linePrice.id }).from(linePrice)),
    ).rejects.toMatchObject(refusal);
  });
});

describe("a change", () => {
  it("cannot reach rows of another brand, agency or person", async () => {
    const renamed = await database.inScope(scopes.banksia, (tx) =>
      tx.update(clientFile).set({ name: "Taken" }).returning({ reference: clientFile.reference }),
    );
    expect(renamed).toEqual([{ reference: "AUFI200001" }]);
    const mine = await database.inScope(scopes.jonas, (tx) =>
      tx.update(user).set({ phone: "+49 40 66969 199" }).returning({ email: user.email }),
    );
    expect(mine).toEqual([{ email: "jonas@silberfarn.example" }]);
  });

  it("cannot move a row to where the scope may not see it", async () => {
    const move = database.inScope(scopes.banksia, (tx) => tx.update(clientFile).set({ brandId: 1 }));
    await expect(move).rejects.toMatchObject({ code: "42501" });
  });

  it("cannot raise the own account", async () => {
    const raise = database.inScope(scopes.jonas, (tx) => tx.update(user).set({ agencyWide: true }));
    await expect(raise).rejects.toMatchObject({ code: "42501" });
  });
});

describe("inScope", () => {
  it("leaves neither role nor settings behind", async () => {
    await references(scopes.anke);
    const agents = await database.inScope({ ...scopes.anke, agencyId: 0 } as Scope, (tx) =>
      tx.select({ id: clientFile.id }).from(clientFile),
    );
    expect(agents).toEqual([]);
    const settings = await database.inScope({ audience: "system" }, (tx) =>
      tx
        .select({
          role: sql<string>`current_user::text`,
          agency: sql<string>`current_setting('waymark.agency_id')`,
        })
        .from(sql`(select 1) as one`),
    );
    expect(settings).toEqual([{ role: database.roles.system, agency: "" }]);
  });

  it("undoes everything when the work fails", async () => {
    const failing = database.inScope({ audience: "system" }, async (tx) => {
      await tx.update(brand).set({ name: "Half done" });
      throw new Error("The work failed");
    });
    await expect(failing).rejects.toThrow("The work failed");
    const names = await database.inScope({ audience: "public" }, (tx) =>
      tx.select({ name: brand.name }).from(brand),
    );
    expect(names.map((one) => one.name)).not.toContain("Half done");
  });

  it("takes whole numbers only, so that no text reaches a setting", async () => {
    const crafted = { audience: "office", userId: 1, brandIds: ["1},{2" as unknown as number] } as Scope;
    await expect(references(crafted)).rejects.toThrow(TypeError);
  });
});
