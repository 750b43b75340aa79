import { eq, inArray, sql, type SQL } from "drizzle-orm";
import { beforeAll, describe, expect, test } from "vitest";
import type { Tx } from "#api/db/client.ts";
import { rawRows } from "#api/db/raw-rows.ts";
import { setting } from "#api/db/schema/brand.ts";
import { supplier } from "#api/db/schema/company.ts";
import { packageTestJob } from "#api/db/schema/package.ts";
import { user } from "#api/db/schema/user.ts";
import type { Scope } from "#api/db/scope.ts";
import { addDays, todayIn } from "#api/domain/today.ts";
import { testApi, type TestApi } from "#tests/support/test-api.ts";

/** What callers do in their own scope, and how far each grant for it goes. */
let api: TestApi;
beforeAll(async () => {
  api = await testApi();
});

const refused = { code: "42501" };

async function account(username: string) {
  const [found] = await api.system((tx) => tx.select().from(user).where(eq(user.username, username)));
  return found!;
}
const agentScope = async (): Promise<Scope> => {
  const { id, agencyId } = await account("emma.larkspur");
  return { audience: "agent", userId: id, agencyId: agencyId!, agencyWide: true };
};
const officeScope = async (): Promise<Scope> => {
  const { id, brandIds } = await account("manager");
  return { audience: "office", userId: id, brandIds };
};
const inScope = async <T>(scope: Promise<Scope>, work: (tx: Tx) => Promise<T>) =>
  api.parts.database.inScope(await scope, work);

describe("terms, which an agency is told of", () => {
  const terms = ["booking.balance_days_before", "booking.deposit_bps", "booking.quote_valid_days"];

  test("an agency reads three settings by name and those that are public, and no others", async () => {
    const [seen, all] = [
      await inScope(agentScope(), (tx) => tx.select().from(setting)),
      await api.system((tx) => tx.select().from(setting)),
    ];
    const open = all.filter(({ key, isPublic }) => isPublic || terms.includes(key));
    expect(open.length).toBeLessThan(all.length);
    expect(seen.map(({ key }) => key).toSorted()).toEqual(open.map(({ key }) => key).toSorted());
    expect(
      seen
        .filter(({ isPublic }) => !isPublic)
        .map(({ key }) => key)
        .toSorted(),
    ).toEqual(terms);
  });

  test("suppliers and visitors read none of the three", async () => {
    const { id, supplierId } = await account("desk.starbasin");
    const scopes: Scope[] = [
      { audience: "supplier", userId: id, supplierId: supplierId! },
      { audience: "public" },
    ];
    for (const scope of scopes) {
      const seen = await api.parts.database.inScope(scope, (tx) =>
        tx.select({ key: setting.key }).from(setting).where(inArray(setting.key, terms)),
      );
      expect(seen).toEqual([]);
    }
  });

  test("an agency may change none of them", async () => {
    const change = inScope(agentScope(), (tx) =>
      tx.update(setting).set({ value: 1 }).where(eq(setting.key, "booking.deposit_bps")),
    );
    await expect(change).rejects.toMatchObject(refused);
  });

  test("account and quote of an agency say what the settings say, not what is usual", async () => {
    const set = (key: string, value: number) =>
      api.system((tx) => tx.update(setting).set({ value }).where(eq(setting.key, key)));
    await set("booking.deposit_bps", 1234);
    await set("booking.balance_days_before", 77);
    await set("booking.quote_valid_days", 3);
    const token = await api.signIn("luca.ponteverde");
    const get = async (rest: string) =>
      (await api.call(`/api/agent/client-files/NZFI100002${rest}`, { token })).json.data;
    expect((await get("/account")).terms).toEqual({ deposit_bps: 1234, balance_days_before: 77 });
    const today = todayIn("Pacific/Auckland", api.clock.now());
    expect((await get("/quote")).usual_valid_until).toBe(addDays(today, 3));
  });
});

describe("whether a supplier is told of its stock", () => {
  const scopeOf = async (): Promise<Scope & { audience: "supplier" }> => {
    const { id, supplierId } = await account("desk.starbasin");
    return { audience: "supplier", userId: id, supplierId: supplierId! };
  };

  test("a supplier changes its own row, and nothing of any other", async () => {
    const scope = await scopeOf();
    const tell = (tellsStock: boolean) =>
      inScope(Promise.resolve(scope), (tx) =>
        tx.update(supplier).set({ tellsStock }).returning({ id: supplier.id }),
      );
    expect(await tell(false)).toEqual([{ id: scope.supplierId }]);
    const silent = await api.system((tx) =>
      tx.select({ id: supplier.id }).from(supplier).where(eq(supplier.tellsStock, false)),
    );
    expect(silent).toEqual([{ id: scope.supplierId }]);
    await tell(true);
  });

  test.each<[string, Partial<typeof supplier.$inferInsert>]>([
    ["status", { status: "closed" }],
    ["brandIds", { brandIds: [] }],
    ["emailReservations", { emailReservations: "other@example.com" }],
    ["internetName", { internetName: "Other" }],
  ])("it may not change its %s", async (_column, change) => {
    await expect(inScope(scopeOf(), (tx) => tx.update(supplier).set(change))).rejects.toMatchObject(refused);
  });
});

describe("the test of packages, which the office runs in its own scope", () => {
  const job = async (change: Partial<typeof packageTestJob.$inferInsert> = {}) => ({
    uid: "01J0000000000000000000TEST",
    startedBy: (await account("manager")).id,
    packageIds: [1],
    total: 1,
    ...change,
  });
  const add = async (change: Partial<typeof packageTestJob.$inferInsert>, scope = officeScope()) => {
    const values = await job(change);
    return inScope(scope, (tx) => tx.insert(packageTestJob).values(values));
  };

  test("a job is begun in one's own name alone, and as one that runs", async () => {
    const { id } = await account("consultant");
    await expect(add({ startedBy: id })).rejects.toMatchObject(refused);
    await expect(add({ startedBy: null })).rejects.toMatchObject(refused);
    await expect(add({ status: "done" })).rejects.toMatchObject(refused);
    await expect(add({}, agentScope())).rejects.toMatchObject(refused);
  });

  test.each<[string, SQL]>([
    ["whose it is", sql`update package_test_job set started_by = 1`],
    ["which packages it tests", sql`update package_test_job set package_ids = '{}'`],
    ["how much there is to do", sql`update package_test_job set total = 0`],
    ["when it began", sql`update package_test_job set started_at = now()`],
    ["that it was there", sql`delete from package_test_job`],
  ])("what a job is stays: %s", async (_what, statement) => {
    await expect(inScope(officeScope(), (tx) => rawRows(tx, statement))).rejects.toMatchObject(refused);
  });
});
