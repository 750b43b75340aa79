import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import { afterAll, expect, it } from "vitest";
import { asOwner, databaseOn, openDatabase } from "./client.ts";
import { migrate } from "./migrate.ts";
import { openPglite } from "./pglite.ts";
import { brand } from "./schema/brand.ts";
import { seedReference } from "#api/demo/seed-reference.ts";

const dataDir = mkdtempSync(join(tmpdir(), "waymark-test-"));
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

const shared = {
  system: "waymark_system",
  public: "waymark_public",
  office: "waymark_office",
  agent: "waymark_agent",
  supplier: "waymark_supplier",
};

it("an embedded database of before is brought over to roles of its own by a start, and keeps its rows", async () => {
  const before = databaseOn({ ...(await openPglite({ dataDir })), roles: shared });
  await migrate(before, () => seedReference(before));
  await before.close();
  const database = await openDatabase({ dataDir });
  await migrate(database);
  const roles = await asOwner(database, ({ queries }) =>
    queries
      .select({ name: sql<string>`rolname::text` })
      .from(sql`pg_roles`)
      .where(sql`rolname like 'waymark%'`),
  );
  expect(roles.map(({ name }) => name).toSorted()).toEqual(Object.values(database.roles).toSorted());
  const seen = await database.inScope({ audience: "public" }, (tx) =>
    tx.select({ id: brand.id }).from(brand),
  );
  expect(seen).toHaveLength(2);
  await database.close();
});
