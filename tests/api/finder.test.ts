import { beforeAll, expect, test } from "vitest";
import { seedUid } from "#api/demo/world/seed-keys.ts";
import type { FoundRecords } from "#contract/catalogue/finder/finder.ts";
import { testApi, type TestApi } from "#tests/support/test-api.ts";

let api: TestApi;

beforeAll(async () => {
  api = await testApi();
});

async function find(q: string, as = "consultant"): Promise<FoundRecords> {
  const { status, json } = await api.call(`/api/office/finder?q=${encodeURIComponent(q)}`, {
    token: await api.signIn(as),
  });
  expect(status).toBe(200);
  return json.data;
}

test("finds suppliers by name and code, products by any of their names, packages and agencies, four of each", async () => {
  const steamvale = { uid: seedUid("supplier", "STEROT"), code: "STEROT", name: "Steamvale Lakeside Hotel" };
  expect((await find("steamvale")).suppliers).toEqual([steamvale]);
  expect((await find("STER")).suppliers).toContainEqual(steamvale);
  const { products } = await find("Seeblick");
  expect(products[0]).toMatchObject({ supplier: steamvale.uid, supplier_name: steamvale.name });
  expect(products[0]!.name).toContain("Lakeside room");
  expect((await find("silberfarn")).agencies).toMatchObject([
    { name: expect.stringContaining("Silberfarn") },
  ]);
  for (const list of Object.values(await find("a"))) expect(list.length).toBeLessThanOrEqual(4);
  expect(await find("%_%")).toEqual({ agencies: [], suppliers: [], products: [], packages: [] });
});

test("finds nothing of another brand's catalogue", async () => {
  expect((await find("steamvale", "manager.banksia")).suppliers).toEqual([]);
});

test("finds nothing of a kind that the account may not see", async () => {
  expect((await find("silberfarn", "operations")).agencies).toEqual([]);
  const { suppliers, packages } = await find("e", "operations");
  expect([suppliers.length > 0, packages]).toEqual([true, []]);
  expect((await find("e")).packages.length).toBeGreaterThan(0);
});
