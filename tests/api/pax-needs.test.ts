import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { clientFile, pax } from "#api/db/schema/client-file.ts";
import { paxNeeds } from "#api/db/schema/pax-needs.ts";
import { seedUid } from "#api/demo/world/seed-keys.ts";
import { testApi } from "#tests/support/test-api.ts";

const file = `/api/office/client-files/${seedUid("file", "NZFI100001")}`;

test.each([
  ["consultant", "vegetarian"],
  ["operations", "vegetarian"],
  ["product", null],
  ["accounts", null],
  ["readonly", null],
])("what a traveller must not eat is told to %s: %s", async (username, told) => {
  const api = await testApi();
  const { json } = await api.call(file, { token: await api.signIn(username) });
  const diets = json.data.pax.map(({ dietary }: { dietary: string | null }) => dietary);
  expect(diets.find((diet: string | null) => diet !== null) ?? null).toBe(told);
});

test("the agency reads what it told us of its own party", async () => {
  const api = await testApi();
  const { text } = await api.call("/api/agent/client-files/NZFI100001", {
    token: await api.signIn("anke.silberfarn"),
  });
  expect(text).toContain("vegetarian");
});

test("beneath, the database shows the office no row without the right, and takes none", async () => {
  const api = await testApi();
  const [found] = await api.system((tx) =>
    tx
      .select({ brandId: clientFile.brandId, paxId: pax.id })
      .from(clientFile)
      .innerJoin(pax, eq(pax.fileId, clientFile.id))
      .where(eq(clientFile.reference, "NZFI100001"))
      .limit(1),
  );
  const { brandId, paxId } = found!;
  const as = (sensitive?: boolean) => ({
    audience: "office" as const,
    userId: 1,
    brandIds: [brandId],
    ...(sensitive !== undefined && { sensitive }),
  });
  const seen = async (scope: ReturnType<typeof as>) =>
    (await api.parts.database.inScope(scope, (tx) => tx.select().from(paxNeeds))).length;
  expect(await seen(as(true))).toBeGreaterThan(0);
  expect(await seen(as(false))).toBe(0);
  expect(await seen(as())).toBe(0);
  await expect(
    api.parts.database.inScope(as(false), (tx) =>
      tx.insert(paxNeeds).values({ paxId, mobility: "wheelchair" }).onConflictDoNothing(),
    ),
  ).rejects.toThrow("Database error 42501");
});
