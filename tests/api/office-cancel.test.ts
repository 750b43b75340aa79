import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { outboxMessage } from "#api/db/schema/session.ts";
import type { CancellationPreview } from "#contract/sales/bookings/cancel.ts";
import { cancelWorld } from "#tests/support/cancel-calls.ts";

let world: Awaited<ReturnType<typeof cancelWorld>>;
type Line = CancellationPreview["lines"][number];

beforeEach(async () => {
  world = await cancelWorld();
});

describe("the office cancels for an agency", () => {
  const path = async () => `/api/office/client-files/${(await world.file()).uid}`;
  const look = async (token: string) => world.api.call(`${await path()}/cancellation`, { token });
  const end = async (token: string, body: object) =>
    world.api.call(`${await path()}/cancel`, { method: "POST", token, body });

  test("at the fee that its agency would pay, and tells it by bell and mail in its language", async () => {
    await world.booked();
    await world.leavesIn(1);
    const office = await world.api.signIn("consultant");
    const preview = (await look(office)).json.data;
    const { lines, ...sums } = (await world.get("/cancellation")).json.data;
    expect(preview).toMatchObject(sums);
    const feesIn = (all: Line[]) => all.map(({ uid, fee_cents: fee }) => [uid, fee]);
    expect(feesIn(preview.lines)).toEqual(feesIn(lines));
    expect(preview.fee_cents).toBeGreaterThan(0);
    await world.api.mails(0);
    const { lock_version, fee_cents } = preview;
    const body = { lock_version, fee_cents, fee_accepted: true, reason: "The clients fell ill." };
    const answer = await end(office, body);
    expect(answer.json.data).toEqual({
      reference: "NZFI100005",
      status: "Cancellation",
      currency: "NZD",
      fee_cents,
    });
    expect((await end(office, body)).text).toBe(answer.text);
    const told = await world.api.system((tx) =>
      tx.select().from(outboxMessage).where(eq(outboxMessage.kind, "booking-cancelled")),
    );
    expect(told).toHaveLength(1);
    const mails = (await world.api.mails(0)).map(({ subject, text }) => ({ subject, text }));
    expect(mails).toContainEqual({
      subject: "Ihre Buchung NZFI100005 ist storniert",
      text: expect.stringMatching(/Stornokosten: .*\d[^]*The clients fell ill\./),
    });
  });

  test("once more, never by those who only look, and never a file of another brand", async () => {
    await world.booked();
    for (const [name, status] of [
      ["readonly", 403],
      ["accounts", 403],
      ["manager.banksia", 404],
    ] as const) {
      const token = await world.api.signIn(name);
      expect((await look(token)).status).toBe(status);
      expect((await end(token, await world.accepted())).status).toBe(status);
    }
    expect((await world.file()).status).toBe("Mixed");
  });
});

describe("the next fee", () => {
  test("is told with its day, where another rung of the policies is still to come", async () => {
    await world.booked();
    const far = await world.previewed();
    expect(far).toMatchObject({ fee_cents: 0, next: { time: "0000" } });
    expect(far.next!.fee_cents).toBeGreaterThan(0);
    await world.leavesIn(1);
    expect((await world.previewed()).next).toBeNull();
  });
});
