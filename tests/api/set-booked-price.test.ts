import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { clientFile } from "#api/db/schema/client-file.ts";
import { outboxMessage } from "#api/db/schema/session.ts";
import type { FileYield } from "#contract/sales/yields/file-yield.ts";
import { byHand, priceWorld } from "#tests/support/price-calls.ts";

let world: Awaited<ReturnType<typeof priceWorld>>;

beforeEach(async () => {
  world = await priceWorld();
});

describe("the price of a service of a booking", () => {
  const secured = async () => {
    await world.book();
    const all = await world.services();
    return all.find(({ status }) => status === "AL" || status === "OK")!;
  };

  test("that is secured takes a permission of its own, keeps its cost, and is still locked", async () => {
    const line = await secured();
    const { obstacle, may } = await world.priceOf(line.uid);
    expect([obstacle, may]).toEqual([
      "locked",
      { hand: false, cost: false, below_cost: false, rates: false, estimate: false },
    ]);
    const refused = await world.put(line.uid, byHand(500_000));
    expect([refused.status, refused.json.permission]).toEqual([403, "services.unlock-price"]);
    const [was] = (await world.priceOf(line.uid, world.manager)).versions;
    expect((await world.put(line.uid, byHand(500_000, { cost_cents: 1 }), world.manager)).status).toBe(200);
    const [now] = (await world.priceOf(line.uid, world.manager)).versions;
    expect(now).toMatchObject({ source: "override", sell_cents: 500_000, cost_cents: was!.cost_cents });
    const status = async () => (await world.stored(line.uid)).priceStatus;
    expect(await status()).toBe("locked");
    const earned: FileYield = (await world.api.call(`${world.path}/yield`, { token: world.manager })).json
      .data;
    expect(earned.lines.find(({ uid }) => uid === line.uid)).toMatchObject({
      ...{ source: "override", reason: "Agreed on the telephone", priced_by: now!.priced_by },
      sell_cents: 500_000,
    });
    expect((await world.put(line.uid, { by: "rates" }, world.manager)).status).toBe(200);
    expect(await status()).toBe("locked");
    expect((await world.priceOf(line.uid, world.manager)).versions[0]).toMatchObject({
      ...{ source: "rate", sell_cents: was!.sell_cents, cost_cents: was!.cost_cents },
    });
  });

  test("moves what the booking comes to, for its agency and for the draft of its invoice alike", async () => {
    const line = await secured();
    const before = await world.file();
    const [was] = (await world.priceOf(line.uid, world.manager)).versions;
    await world.put(line.uid, byHand(was!.sell_cents + 10_000), world.manager);
    const after = await world.file();
    expect(after.totals.sell_cents - before.totals.sell_cents).toBe(10_000);
    const agency = (await world.get("")).json.data;
    const told = await world.api.system((tx) =>
      tx
        .select({ params: outboxMessage.params })
        .from(outboxMessage)
        .where(eq(outboxMessage.kind, "booking-amended")),
    );
    const params = { difference: expect.stringMatching(/^100,00/), fee: expect.stringMatching(/^0,00/) };
    expect(told).toMatchObject([{ params }]);
    expect(agency.totals.net_cents).toBe(after.totals.net_cents);
    expect(JSON.stringify(agency)).not.toContain("Agreed on the telephone");
    const { account, invoices } = (await world.api.call(`${world.path}/invoices`, { token: world.manager }))
      .json.data;
    const due = account.schedule.payments.map(({ cents }: { cents: number }) => cents);
    expect(due.reduce((sum: number, cents: number) => sum + cents, 0)).toBe(after.totals.net_cents);
    expect(invoices.map(({ total_cents: cents }: { total_cents: number }) => cents)).toEqual([due[0]]);
  });

  test("is nobody’s to set who may not, and stays in a file that is closed or not theirs", async () => {
    const line = await secured();
    for (const name of ["operations", "readonly", "accounts"]) {
      const token = await world.api.signIn(name);
      expect((await world.put(line.uid, byHand(500_000), token)).status).toBe(403);
    }
    const stranger = await world.api.signIn("manager.banksia");
    expect((await world.put(line.uid, byHand(500_000), stranger)).status).toBe(404);
    await world.api.system((tx) =>
      tx.update(clientFile).set({ status: "Completed" }).where(eq(clientFile.id, world.fileId)),
    );
    expect((await world.put(line.uid, byHand(500_000), world.manager)).status).toBe(409);
    expect((await world.priceOf(line.uid, world.manager)).obstacle).toBe("closed");
  });
});
