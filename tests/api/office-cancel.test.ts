import { eq, inArray } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { clientFile } from "#api/db/schema/client-file.ts";
import { serviceLine } from "#api/db/schema/service-line.ts";
import { outboxMessage } from "#api/db/schema/session.ts";
import { addDays } from "#api/domain/today.ts";
import { quoteWorld } from "#tests/support/booking-calls.ts";
import { stockFor } from "#tests/support/quote-file.ts";

let world: Awaited<ReturnType<typeof quoteWorld>>;
type Line = { uid: string; fee_cents: number; net_cents: number; rule: string | null };

beforeEach(async () => {
  world = await quoteWorld();
});

const preview = async () => (await world.get("/cancellation")).json.data;
async function seen() {
  const { lock_version, fee_cents } = await preview();
  return { lock_version, fee_cents, fee_accepted: true, reason: "The clients fell ill." };
}

/** A booking of three services: one confirmed by its supplier, one held, one that waits to be asked for. */
async function booked() {
  const [car, hotel, spa] = await world.bought();
  await world.api.system(async (tx) => {
    await stockFor(tx, world.fileId, 9);
    await tx
      .update(serviceLine)
      .set({ priceStatus: "on_request" })
      .where(inArray(serviceLine.id, [car!.id, spa!.id]));
  });
  await world.post(await world.seen());
  await world.api.system((tx) =>
    tx.update(serviceLine).set({ status: "OK", confirmation: "X1" }).where(eq(serviceLine.id, car!.id)),
  );
  return { car: car!, hotel: hotel!, spa: spa! };
}

/** Moves the file so that its services begin so many days from now, near enough for penalties. */
const leavesIn = (days: number) =>
  world.api.system(async (tx) => {
    const from = addDays("2026-11-20", days);
    await tx.update(clientFile).set({ travelDate: from }).where(eq(clientFile.id, world.fileId));
    await tx.update(serviceLine).set({ dateFrom: from }).where(eq(serviceLine.fileId, world.fileId));
  });

describe("the office cancels for an agency", () => {
  const path = async () => `/api/office/client-files/${(await world.file()).uid}`;
  const look = async (token: string) => world.api.call(`${await path()}/cancellation`, { token });
  const end = async (token: string, body: object) =>
    world.api.call(`${await path()}/cancel`, { method: "POST", token, body });

  test("at the fee that its agency would pay, and tells it by bell and mail in its language", async () => {
    await booked();
    await leavesIn(1);
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
    expect(answer.json.data).toEqual({ reference: "NZFI100005", status: "Cancellation", fee_cents });
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
    await booked();
    for (const [name, status] of [
      ["readonly", 403],
      ["accounts", 403],
      ["manager.banksia", 404],
    ] as const) {
      const token = await world.api.signIn(name);
      expect((await look(token)).status).toBe(status);
      expect((await end(token, await seen())).status).toBe(status);
    }
    expect((await world.file()).status).toBe("Mixed");
  });
});

describe("the next fee", () => {
  test("is told with its day, where another rung of the policies is still to come", async () => {
    await booked();
    const far = await preview();
    expect(far).toMatchObject({ fee_cents: 0, next: { time: "0000" } });
    expect(far.next.fee_cents).toBeGreaterThan(0);
    await leavesIn(1);
    expect((await preview()).next).toBeNull();
  });
});
