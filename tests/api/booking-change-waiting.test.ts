import { and, asc, eq, inArray, sql } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { auditLog } from "#api/db/schema/audit.ts";
import { clientFile } from "#api/db/schema/client-file.ts";
import { supplierRequest } from "#api/db/schema/request.ts";
import { outboxMessage } from "#api/db/schema/session.ts";
import { linePrice, serviceLine } from "#api/db/schema/service-line.ts";
import type { ChangeProposal } from "#contract/sales/bookings/change.ts";
import type { AgentServiceLine, OfficeServiceLine } from "#contract/sales/client-files/client-file.ts";
import { later } from "#tests/support/change-calls.ts";
import { waitingWorld } from "#tests/support/waiting-prices.ts";

let world: Awaited<ReturnType<typeof waitingWorld>>;
/** Another party, which makes every service cost something else. */
const rooms = "DB-2_SG-1";
const tomorrow = "2026-11-21";
const sum = (rows: readonly { net: number }[]) => rows.reduce((total, { net }) => total + net, 0);
/** Services to which the change gives another price. */
const dearer = ({ services }: Pick<ChangeProposal, "services">) =>
  services.flatMap(({ uid, before_cents: before, after_cents: after }) =>
    uid && before !== after ? [uid] : [],
  );
const servicesOf = <Line>({ days }: { days: { services: Line[] }[] }) =>
  days.flatMap(({ services }) => services);

beforeEach(async () => {
  world = await waitingWorld();
});

describe("a service whose supplier has to agree to a change", () => {
  test("counts at its old price, and the new one waits beside it with the rounding", async () => {
    const before = await world.standing();
    const proposal = await world.carryOut(`?rooms=${rooms}`, { rooms });
    expect(proposal.services.every(({ price_waits: waits }) => waits)).toBe(true);
    expect(proposal.difference_cents).not.toBe(0);
    const standing = await world.standing();
    expect(standing.map(({ line, net, cost }) => ({ line, net, cost }))).toEqual(
      before.map(({ line, net, cost }) => ({ line, net, cost })),
    );
    const waiting = await world.waiting();
    expect(new Set(waiting.filter(({ isBought }) => isBought).map(({ status }) => status))).toEqual(
      new Set(["AM"]),
    );
    expect(waiting.filter(({ isBought }) => isBought).map(({ line }) => line)).toEqual(dearer(proposal));
    expect(waiting.some(({ isBought }) => !isBought)).toBe(true);
    expect(await world.netOnceAgreed()).toBe(proposal.totals_after.net_cents);
    expect(await world.due()).toBe(proposal.totals_before.net_cents);
    expect((await world.bought()).map(({ priceStatus }) => priceStatus)).toEqual(
      proposal.services.map(() => "locked"),
    );
  });

  test("is asked of its supplier at the new cost, without a price that the agency pays", async () => {
    await world.carryOut(`?rooms=${rooms}`, { rooms });
    const waiting = new Map((await world.waiting()).map((one) => [one.line, one]));
    const drafts = await world.api.system((tx) =>
      tx
        .select({ line: serviceLine.uid, snapshot: supplierRequest.snapshot })
        .from(supplierRequest)
        .innerJoin(serviceLine, eq(serviceLine.id, supplierRequest.lineId))
        .where(eq(supplierRequest.status, "Draft")),
    );
    const ofFile = drafts.filter(({ line }) => waiting.has(line));
    expect(ofFile.length).toBeGreaterThan(0);
    for (const { line, snapshot } of ofFile) {
      const { cost, sell, net } = waiting.get(line)!;
      expect(snapshot.cost).toMatchObject({ cents: cost });
      expect(snapshot.adults).toBe(3);
      expect(JSON.stringify(snapshot)).not.toMatch(new RegExp(`(?<!\\d)(${sell}|${net})(?!\\d)`));
    }
  });

  test("is shown with both prices: to its agency without cost, on net terms without the selling price", async () => {
    const proposal = await world.carryOut(`?rooms=${rooms}`, { rooms });
    const shown = (await world.get()).json.data;
    expect(shown.totals.net_cents).toBe(proposal.totals_before.net_cents);
    const waiting = new Map((await world.waiting()).map((one) => [one.line, one]));
    const lines = servicesOf<AgentServiceLine>(shown).filter(({ waiting_price: price }) => price);
    expect(lines.map(({ uid }) => uid)).toEqual(dearer(proposal));
    for (const { uid, waiting_price: price } of lines) {
      const { sell, net } = waiting.get(uid)!;
      expect(price).toEqual({ sell_cents: sell, commission_cents: sell - net, net_cents: net });
    }
    await world.api.system((tx) =>
      tx.update(clientFile).set({ priceMode: "net" }).where(eq(clientFile.id, world.fileId)),
    );
    const onNet = servicesOf<AgentServiceLine>((await world.get()).json.data);
    for (const { uid } of lines)
      expect(onNet.find((line) => line.uid === uid)!.waiting_price).toEqual({
        sell_cents: null,
        commission_cents: null,
        net_cents: waiting.get(uid)!.net,
      });
  });

  test("is shown in the office with what the new price earns, to those who may see it", async () => {
    const before = await world.officeFile(world.office);
    await world.carryOut(`?rooms=${rooms}`, { rooms });
    const shown = await world.officeFile(world.office);
    expect(shown.totals).toEqual(before.totals);
    const waiting = new Map((await world.waiting()).map((one) => [one.line, one]));
    const lines = servicesOf<OfficeServiceLine>(shown).filter(({ waiting_price: price }) => price);
    for (const { uid, waiting_price: price } of lines) {
      const { net, cost } = waiting.get(uid)!;
      expect(price).toMatchObject({ net_cents: net, cost_cents: cost, yield_cents: net - cost });
    }
    const reader = await world.officeFile(await world.api.signIn("readonly"));
    const read = servicesOf<OfficeServiceLine>(reader).filter(({ waiting_price: price }) => price);
    expect(read).toHaveLength(lines.length);
    for (const { waiting_price: price } of read)
      expect(price).toMatchObject({ cost_cents: null, yield_cents: null });
  });

  test("is written into the audit log with what counts and what waits, and mailed as open", async () => {
    const proposal = await world.carryOut(`?rooms=${rooms}`, { rooms });
    const [line] = dearer(proposal);
    const { uid } = await world.file();
    const after = async (subject: string) => {
      const log = await world.api.system((tx) =>
        tx
          .select({ after: auditLog.after })
          .from(auditLog)
          .where(eq(auditLog.subjectUid, subject))
          .orderBy(asc(auditLog.id)),
      );
      return log.at(-1)!.after;
    };
    const { net } = (await world.waiting()).find((one) => one.line === line)!;
    // Only what changed is written: what counts has not.
    expect(await after(line!)).toMatchObject({ waiting_net_cents: net });
    expect(await after(line!)).not.toHaveProperty("net_cents");
    expect(await after(uid)).toMatchObject({ waiting_net_cents: proposal.totals_after.net_cents });
    expect(await after(uid)).not.toHaveProperty("net_cents");
    const mails = await world.api.system((tx) => tx.select({ kind: outboxMessage.kind }).from(outboxMessage));
    expect(mails.map(({ kind }) => kind)).toContain("change-waits");
  });
});

describe("a service that waits, and is changed once more", () => {
  test("has one price that waits, the latest", async () => {
    const first = await world.carryOut(`?rooms=${rooms}`, { rooms });
    const before = await world.waiting();
    const date = later(7, (await world.file()).travelDate);
    const wish = { rooms: "SG-1_SG-1", leaving: [3], travel_date: date };
    const second = await world.carryOut(`?rooms=${wish.rooms}&leaving=3&travel_date=${date}`, wish);
    expect(second.totals_before).toEqual(first.totals_before);
    const waiting = await world.waiting();
    expect(new Set(waiting.map(({ line }) => line)).size).toBe(waiting.length);
    expect(sum(waiting)).not.toBe(sum(before));
    expect(await world.netOnceAgreed()).toBe(second.totals_after.net_cents);
    expect(await world.netOfFile()).toBe(first.totals_before.net_cents);
  });

  test("waits for no price any more where it becomes what it was", async () => {
    const before = await world.standing();
    const { travelDate } = await world.file();
    const there = later(7, travelDate);
    await world.carryOut(`?travel_date=${there}`, { travel_date: there });
    expect((await world.waiting()).length).toBeGreaterThan(0);
    const back = await world.carryOut(`?travel_date=${travelDate}`, { travel_date: travelDate });
    expect(back.difference_cents).toBe(0);
    expect(await world.waiting()).toEqual([]);
    expect((await world.standing()).map(({ net }) => net)).toEqual(before.map(({ net }) => net));
  });

  test("keeps what waits where the change is about something else", async () => {
    await world.carryOut(`?rooms=${rooms}`, { rooms });
    const before = await world.waiting();
    const [one] = (await world.change()).services;
    await world.carryOut(`?remove=${one!.uid}`, { remove: [one!.uid] });
    expect(await world.waiting()).toEqual(before.filter(({ line }) => line !== one!.uid));
  });

  test("is cancelled at the fee of the price and the day that stand, and waits for nothing then", async () => {
    const ofFile = eq(serviceLine.fileId, world.fileId);
    const fees = async () => {
      const { lines } = (await world.get("/cancellation")).json.data;
      return lines.map(({ uid, fee_cents: fee }: { uid: string; fee_cents: number }) => ({ uid, fee }));
    };
    const lines = await world.bought();
    await world.api.system((tx) => tx.update(serviceLine).set({ dateFrom: tomorrow }).where(ofFile));
    const expected = await fees();
    expect(expected.some(({ fee }: { fee: number }) => fee > 0)).toBe(true);
    for (const { id, dateFrom } of lines)
      await world.api.system((tx) => tx.update(serviceLine).set({ dateFrom }).where(eq(serviceLine.id, id)));
    await world.carryOut(`?rooms=${rooms}`, { rooms });
    await world.api.system((tx) =>
      tx
        .update(linePrice)
        .set({ units: sql`jsonb_set(${linePrice.units}, '{0,date}', to_jsonb(${tomorrow}::text))` })
        .where(and(world.ofLines(linePrice.lineId), linePrice.isCurrent)),
    );
    expect(await fees()).toEqual(expected);
    const { lock_version, fee_cents } = (await world.get("/cancellation")).json.data;
    const body = { lock_version, fee_cents, fee_accepted: true, reason: "The clients fell ill." };
    const done = await world.call("NZFI100005/cancel", { method: "POST", body });
    expect(done.status, done.text).toBe(200);
    expect(await world.waiting()).toEqual([]);
    expect(new Set((await world.bought()).map(({ status }) => status))).toEqual(new Set(["CP"]));
  });

  test("takes the rounding that waits with it when nothing else waits", async () => {
    const { services } = (await world.change(`?rooms=${rooms}`)).proposal!;
    const [kept] = dearer({ services });
    const others = services.flatMap(({ uid }) => (uid && uid !== kept ? [uid] : []));
    // Only the first is with a supplier who confirmed; the rest was only asked for.
    await world.api.system((tx) =>
      tx.update(serviceLine).set({ status: "RQ" }).where(inArray(serviceLine.uid, others)),
    );
    await world.carryOut(`?rooms=${rooms}`, { rooms });
    const waiting = await world.waiting();
    expect(waiting.filter(({ isBought }) => isBought).map(({ line }) => line)).toEqual([kept]);
    expect(waiting.some(({ isBought }) => !isBought)).toBe(true);
    await world.carryOut(`?remove=${kept}`, { remove: [kept!] });
    expect(await draftedCost(kept!)).toBe((await world.standing()).find(({ line }) => line === kept)!.cost);
    expect(await world.waiting()).toEqual([]);
  });
});

/** The cost in the request about a service that waits to be sent, in cents. */
async function draftedCost(uid: string) {
  const [draft] = await world.api.system((tx) =>
    tx
      .select({ snapshot: supplierRequest.snapshot })
      .from(supplierRequest)
      .innerJoin(serviceLine, eq(serviceLine.id, supplierRequest.lineId))
      .where(and(eq(serviceLine.uid, uid), eq(supplierRequest.status, "Draft"))),
  );
  return draft!.snapshot.cost!.cents;
}
