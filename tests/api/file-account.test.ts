import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { clientFile } from "#api/db/schema/client-file.ts";
import { paymentSchedule } from "#api/db/schema/payment-schedule.ts";
import { serviceLine } from "#api/db/schema/service-line.ts";
import { quoteWorld } from "#tests/support/booking-calls.ts";
import { testApi } from "#tests/support/test-api.ts";

const accountOf = async (api: Awaited<ReturnType<typeof testApi>>, username: string, reference: string) =>
  api.call(`/api/agent/client-files/${reference}/account`, { token: await api.signIn(username) });

test("a quote tells what would be paid when, and charges nothing", async () => {
  const world = await quoteWorld();
  const { data } = (await accountOf(world.api, "anke.silberfarn", "NZFI100005")).json;
  expect(data.schedule.standing).toBe("proposed");
  expect(data.fee_cents).toBe(0);
  expect(data.terms).toEqual({ deposit_bps: 1000, balance_days_before: 60 });
  const sum = data.schedule.payments.reduce((total: number, one: { cents: number }) => total + one.cents, 0);
  expect(sum).toBe(data.totals.net_cents);
  expect(sum).toBeGreaterThan(0);
});

test("requesting the booking writes the schedule down, and the last payment takes what changes later", async () => {
  const world = await quoteWorld();
  const sent = await world.post(await world.seen());
  expect(sent.status, sent.text).toBe(200);
  const rows = await world.api.system((tx) =>
    tx.select().from(paymentSchedule).where(eq(paymentSchedule.fileId, world.fileId)),
  );
  const agreed = (await accountOf(world.api, "anke.silberfarn", "NZFI100005")).json.data;
  expect(agreed.schedule.standing).toBe("agreed");
  expect(agreed.schedule.payments.map(({ cents }: { cents: number }) => cents)).toEqual(
    rows.map(({ amountCents }) => amountCents),
  );
  expect(rows.reduce((total, { amountCents }) => total + amountCents, 0)).toBe(agreed.totals.net_cents);
  const [gone] = await world.bought();
  await world.api.system((tx) =>
    tx.update(serviceLine).set({ status: "CX" }).where(eq(serviceLine.id, gone!.id)),
  );
  const later = (await accountOf(world.api, "anke.silberfarn", "NZFI100005")).json.data;
  expect(later.totals.net_cents).toBeLessThan(agreed.totals.net_cents);
  const laterSum = later.schedule.payments.reduce(
    (total: number, one: { cents: number }) => total + one.cents,
    0,
  );
  expect(laterSum).toBe(later.totals.net_cents);
});

test("a cancelled booking has no schedule any more, only its fees", async () => {
  const api = await testApi();
  const fileId = await api.system(async (tx) => {
    const [file] = await tx
      .update(clientFile)
      .set({ status: "Cancelled" })
      .where(eq(clientFile.reference, "NZFI100001"))
      .returning({ id: clientFile.id });
    const [line] = await tx.select().from(serviceLine).where(eq(serviceLine.fileId, file!.id)).limit(1);
    await tx
      .update(serviceLine)
      .set({ status: "CX", penaltyCents: 12_300 })
      .where(eq(serviceLine.id, line!.id));
    return file!.id;
  });
  expect(
    await api.system((tx) => tx.select().from(paymentSchedule).where(eq(paymentSchedule.fileId, fileId))),
  ).not.toHaveLength(0);
  const { data } = (await accountOf(api, "anke.silberfarn", "NZFI100001")).json;
  expect(data.schedule).toEqual({ standing: "none", payments: [] });
  expect(data.fee_cents).toBe(12_300);
});

test("agencies on net terms are not told the selling price", async () => {
  const api = await testApi();
  const net = (await accountOf(api, "luca.ponteverde", "NZFI100002")).json.data;
  const commission = (await accountOf(api, "anke.silberfarn", "NZFI100001")).json.data;
  const terms = [net, commission].map((one) => [one.price_mode, one.totals.sell_cents === null]);
  expect(new Set(terms.map((one) => JSON.stringify(one)))).toEqual(
    new Set(terms.map(([mode]) => JSON.stringify([mode, mode === "net"]))),
  );
});

test("files of other agencies have no account, and who may not see accounts is refused", async () => {
  const api = await testApi();
  expect((await accountOf(api, "emma.larkspur", "NZFI100001")).status).toBe(404);
  const refused = await accountOf(api, "jonas.silberfarn", "NZFI100005");
  expect(refused.status).toBe(403);
  expect(refused.json.permission).toBe("agency-account.view");
});

test("what rounding adds stands beside the totals and in none of the days", async () => {
  const api = await testApi();
  const show = async (username: string, path: string) =>
    (await api.call(path, { token: await api.signIn(username) })).json.data;
  const agentPath = "/api/agent/client-files/NZFI100001";
  const before = await show("anke.silberfarn", agentPath);
  const line = before.days.flatMap(({ services }: { services: object[] }) => services)[0];
  await api.system((tx) =>
    tx.update(serviceLine).set({ packageSlot: "rounding" }).where(eq(serviceLine.uid, line.uid)),
  );
  const office = await show("manager", `/api/office/client-files/${before.uid}`);
  for (const after of [await show("anke.silberfarn", agentPath), office]) {
    const uids = after.days.flatMap(({ services }: { services: { uid: string }[] }) =>
      services.map(({ uid }) => uid),
    );
    expect(uids).not.toContain(line.uid);
    expect(after.totals.net_cents).toBe(before.totals.net_cents);
    expect(after.rounding_cents).toBe(before.price_mode === "net" ? line.net_cents : line.sell_cents);
  }
  expect(before.rounding_cents).toBe(0);
});
