import { eq, inArray } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { quote } from "#api/db/schema/quote.ts";
import { user, userPermission, userRole } from "#api/db/schema/user.ts";
import { quoteCalls, quotedReference } from "#tests/support/quote-calls.ts";
import { testApi, type TestApi } from "#tests/support/test-api.ts";

let api: TestApi;
beforeAll(async () => {
  api = await testApi();
});

const desk = async (kind: string, username: string, of = api) =>
  (await of.call(`/api/${kind}/desk`, { token: await of.signIn(username) })).json.data;
const countsOf = (data: { by_status: { count: number }[] }) =>
  data.by_status.reduce((sum, { count }) => sum + count, 0);
const referencesIn = (rows: { reference: string }[]) => rows.map(({ reference }) => reference).toSorted();

test("the desk of the office counts the files of its brands and shows who travels", async () => {
  const all = await desk("office", "manager");
  expect(countsOf(all)).toBe(6);
  expect(referencesIn(all.travelling)).toContain("NZFI100001");
  const australian = await desk("office", "manager.banksia");
  expect(countsOf(australian)).toBe(1);
  expect(
    referencesIn([...australian.travelling, ...australian.leaving_soon]).every((one) => one.startsWith("AU")),
  ).toBe(true);
});

test("the desk of an agent counts what the agent may see", async () => {
  expect(countsOf(await desk("agent", "viewer.silberfarn"))).toBe(2);
  expect(countsOf(await desk("agent", "jonas.silberfarn"))).toBe(1);
  expect(referencesIn((await desk("agent", "anke.silberfarn")).travelling)).toEqual(["NZFI100001"]);
});

test("files that somebody still has to work on stand on the desk, the earliest departure first", async () => {
  const { open } = await desk("office", "consultant");
  expect(open.map(({ reference }: { reference: string }) => reference)).toEqual(["NZFI100002", "NZFI100005"]);
  expect(referencesIn((await desk("agent", "jonas.silberfarn")).open)).toEqual(["NZFI100005"]);
});

test("quotes that run out soon and what clients answered stand on the desk of those who see the file", async () => {
  const { api: own, fileId, saveVersion } = await quoteCalls();
  await saveVersion();
  const now = own.clock.now();
  const become = (values: Partial<typeof quote.$inferInsert>) =>
    own.system((tx) => tx.update(quote).set(values).where(eq(quote.fileId, fileId)));
  const news = async (kind: string, username: string) => {
    const { quotes_running_out: runningOut, quote_answers: answers } = await desk(kind, username, own);
    return [referencesIn(runningOut), referencesIn(answers)];
  };
  const here = [quotedReference];
  expect(await news("agent", "jonas.silberfarn")).toEqual([[], []]);
  await become({ status: "Sent", statusAt: now, validUntil: "2026-12-04" });
  expect(await news("agent", "jonas.silberfarn")).toEqual([here, []]);
  await become({ status: "Viewed" });
  expect(await news("office", "consultant")).toEqual([here, here]);
  expect(await news("agent", "emma.larkspur")).toEqual([[], []]);
  await become({ validUntil: "2026-12-05", statusAt: new Date(now.getTime() - 8 * 86_400_000) });
  expect(await news("office", "consultant")).toEqual([[], []]);
  await become({ validUntil: "2026-11-19" });
  expect(await news("agent", "jonas.silberfarn")).toEqual([[], []]);
});

test("the desk of a supplier shows the next fourteen days of its own services", async () => {
  const mine = await desk("supplier", "desk.starbasin");
  expect(mine.upcoming_count).toBeGreaterThan(mine.arriving.length - 1);
  const dates: string[] = mine.arriving.map((row: { date_from: string }) => row.date_from);
  expect(dates.every((date) => date >= "2026-11-20" && date <= "2026-12-04")).toBe(true);
});

test("a desk is empty without the permission to see what it shows", async () => {
  const bare = ["editor", "viewer.silberfarn", "front.steamvale"];
  await api.system(async (tx) => {
    const ids = tx.select({ id: user.id }).from(user).where(inArray(user.username, bare));
    await tx.delete(userRole).where(inArray(userRole.userId, ids));
    await tx.delete(userPermission).where(inArray(userPermission.userId, ids));
  });
  const nothing = {
    whose: null,
    waiting: [],
    more_wait: false,
    by_status: [],
    quotes_running_out: [],
    quote_answers: [],
    open: [],
    travelling: [],
    leaving_soon: [],
  };
  expect(await desk("office", "editor")).toEqual({ ...nothing, overpaid: null, received: null, tasks: null });
  expect(await desk("agent", "viewer.silberfarn")).toEqual(nothing);
  expect(await desk("supplier", "front.steamvale")).toMatchObject({
    asked: [],
    arriving: [],
    upcoming_count: 0,
    stock_notices: null,
  });
});

test("roles and permissions are the number 0 for guests and the lists for accounts, at once after a change", async () => {
  const path = "/get-laravel-permission-to-vuejs";
  expect((await api.call(path)).text).toBe("0");
  const token = await api.signIn("jonas.silberfarn");
  const before = (await api.call(path, { token })).json;
  expect(before.roles).toEqual(["agent"]);
  expect(before.permissions).toContain("own-files.view");
  await api.system(async (tx) => {
    const ids = tx.select({ id: user.id }).from(user).where(eq(user.username, "jonas.silberfarn"));
    await tx.delete(userRole).where(inArray(userRole.userId, ids));
  });
  expect((await api.call(path, { token })).json).toEqual({ roles: [], permissions: [] });
  expect((await api.call("/api/agent/client-files", { token })).status).toBe(403);
});
