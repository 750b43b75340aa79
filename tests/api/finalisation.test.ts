import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { clientFile } from "#api/db/schema/client-file.ts";
import { itineraryVersion } from "#api/db/schema/itinerary.ts";
import { notification } from "#api/db/schema/notification.ts";
import { serviceLine } from "#api/db/schema/service-line.ts";
import { outboxMessage } from "#api/db/schema/session.ts";
import type { Finalisation, FinalisationRow } from "#contract/quality/finalisation/finalisation.ts";
import { reconfirmWorld, sayTo, type ReconfirmWorld } from "#tests/support/reconfirm-calls.ts";

let world: ReconfirmWorld;
beforeEach(async () => {
  world = await reconfirmWorld();
  await world.api.system((tx) =>
    tx.update(clientFile).set({ status: "Confirmed" }).where(eq(clientFile.id, world.fileId)),
  );
});

const path = "/api/office/finalisations";
const show = async (): Promise<Finalisation> =>
  (await world.api.call(`${path}/${world.uid}`, { token: world.office })).json.data;
const list = async (query = ""): Promise<FinalisationRow[]> =>
  (await world.api.call(`${path}${query}`, { token: world.office })).json.data;
const post = async (rest: string, body: object, token = world.office) =>
  world.api.call(`${path}/${rest}`, { method: "POST", body, token });
const act = async (what: string, body: object, token = world.office) =>
  post(`${world.uid}/${what}`, { lock_version: (await show()).lock_version, ...body }, token);
const stateOf = async (check: string) => (await show()).checks.find((one) => one.check === check)?.state;

describe("the list", () => {
  test("has the bookings that travel within the days of the settings, and nothing else", async () => {
    expect((await list()).map(({ uid }) => uid)).toContain(world.uid);
    await world.setDays("finalise", 1);
    expect(await list()).toEqual([]);
    await world.setDays("finalise", 2000);
    expect((await list("?filter[show]=finalised")).map(({ uid }) => uid)).not.toContain(world.uid);
    expect((await list("?filter[q]=NZFI100005")).map(({ uid }) => uid)).toEqual([world.uid]);
    expect(await list("?filter[q]=nobody")).toEqual([]);
  });

  test("is not for agencies and suppliers, nor for the office of another brand", async () => {
    const banksia = await world.api.signIn("manager.banksia");
    const found = (await world.api.call(path, { token: banksia })).json.data as FinalisationRow[];
    expect(found.map(({ uid }) => uid)).not.toContain(world.uid);
    expect((await world.api.call(`${path}/${world.uid}`, { token: banksia })).status).toBe(404);
    const agent = await world.api.signIn("jonas.silberfarn");
    expect((await world.api.call(path, { token: agent })).status).toBe(401);
  });
});

describe("the checks", () => {
  test("are worked out of the file; what a person checks is ticked under their name", async () => {
    expect(await stateOf("all_confirmed")).toBe("done");
    const [line] = await world.bought();
    await world.api.system((tx) =>
      tx.update(serviceLine).set({ status: "UN" }).where(eq(serviceLine.id, line!.id)),
    );
    expect(await stateOf("all_confirmed")).toBe("wrong");
    expect((await show()).stage).toBe("Blocked");
    expect(await stateOf("flights")).toBe("open");
    expect((await act("ticks", { tick: "flights", on: true })).status).toBe(200);
    expect(await stateOf("flights")).toBe("done");
    expect((await show()).ticks).toEqual([
      { tick: "flights", at: expect.any(String), by: expect.any(String) },
    ]);
    await act("ticks", { tick: "flights", on: false });
    expect((await show()).ticks).toEqual([]);
  });

  test("take a file for paid once all of it is, and not for its deposit", async () => {
    const accounts = await world.api.signIn("admin");
    const money = async (rest: string, body: object) => {
      const base = `/api/office/client-files/${world.uid}`;
      const { ledger_version } = (await world.api.call(`${base}/invoices`, { token: accounts })).json.data;
      const sent = { ledger_version, ...body };
      const answer = await world.api.call(`${base}/${rest}`, { method: "POST", body: sent, token: accounts });
      expect(answer.status, answer.text).toBe(201);
    };
    const pay = (cents: number) =>
      money("receipts", { date: world.api.clock.now().toISOString().slice(0, 10), cents, method: "bank" });
    expect(await stateOf("invoice_issued")).toBe("open");
    await money("invoices", { kind: "deposit", cents: 5000 });
    expect(await stateOf("invoice_issued")).toBe("done");
    await pay(5000);
    expect(await stateOf("balance_paid")).not.toBe("done");
    await money("invoices", { kind: "balance" });
    await pay(99_999_999);
    expect(await stateOf("balance_paid")).toBe("done");
  });

  test("ask for reconfirmation when its time has come, and stop at what a supplier reports", async () => {
    await world.setDays("reconfirm", 0);
    expect(await stateOf("all_reconfirmed")).toBe("later");
    await world.setDays("reconfirm", 2000);
    expect(await stateOf("all_reconfirmed")).toBe("open");
    await world.askAll();
    const { uid, items } = await world.largest();
    await world.answerBatch(uid, [sayTo(items[0]!, "problem", "Closed for repairs.")]);
    expect(await stateOf("all_reconfirmed")).toBe("wrong");
  });

  test("a tick of an older page is refused", async () => {
    await act("ticks", { tick: "names", on: true });
    const stale = await post(`${world.uid}/ticks`, { tick: "dietary", on: true, lock_version: 0 });
    expect(stale.status).toBe(409);
  });
});

describe("finalising", () => {
  test("is refused while something is open, and by an override without the permission", async () => {
    expect((await act("finalise", {})).status).toBe(409);
    const consultant = await world.api.signIn("consultant");
    expect((await act("finalise", { override_reason: "They leave tomorrow." }, consultant)).status).toBe(403);
    expect((await show()).file_status).toBe("Confirmed");
  });

  test("with a reason passes over what is open, and can be opened again with one", async () => {
    expect((await act("finalise", { override_reason: "They leave tomorrow." })).status).toBe(200);
    expect(await show()).toMatchObject({
      stage: "Finalised",
      file_status: "Finalised",
      override_reason: "They leave tomorrow.",
    });
    expect((await act("finalise", { override_reason: "Again." })).status).toBe(409);
    expect((await act("reopen", { reason: "" })).status).toBe(422);
    await act("reopen", { reason: "The flight was moved." });
    expect(await show()).toMatchObject({
      stage: "Reopened",
      file_status: "Confirmed",
      reopened_reason: "The flight was moved.",
    });
    expect((await list("?filter[show]=reopened")).map(({ uid }) => uid)).toEqual([world.uid]);
  });

  test("publishes the trip as it is, once, and tells its agent that the documents are final", async () => {
    const builder = `/api/office/client-files/${world.uid}/itinerary`;
    const trip = async () => (await world.api.call(builder, { token: world.office })).json.data;
    const told = () =>
      world.api.system(async (tx) => ({
        mails: (await tx.select().from(outboxMessage).where(eq(outboxMessage.kind, "booking-finalised")))
          .length,
        bells: (await tx.select().from(notification).where(eq(notification.kind, "itinerary.updated")))
          .length,
      }));
    const before = await trip();
    expect(await told()).toEqual({ mails: 0, bells: 0 });
    await act("finalise", { override_reason: "They leave tomorrow." });
    const after = await trip();
    expect(after).toMatchObject({ state: "published", version: before.version + 1, changes: [] });
    expect(await told()).toEqual({ mails: 1, bells: 1 });
    expect(await stateOf("documents_sent")).toBe("done");
    await act("reopen", { reason: "The flight was moved." });
    await act("finalise", { override_reason: "All is as it was." });
    expect((await trip()).version).toBe(after.version);
  });

  test("a refusal publishes nothing", async () => {
    const versions = () => world.api.system((tx) => tx.select().from(itineraryVersion));
    const before = await versions();
    expect((await act("finalise", {})).status).toBe(409);
    expect(await versions()).toEqual(before);
  });

  test("a booking that is not confirmed is never finalised", async () => {
    await world.api.system((tx) =>
      tx.update(clientFile).set({ status: "Mixed" }).where(eq(clientFile.id, world.fileId)),
    );
    expect((await act("finalise", { override_reason: "In a hurry." })).status).toBe(409);
  });
});

describe("many files at once", () => {
  const bulk = (action: string, more: object = {}) =>
    post("bulk", { action, target: { uids: [world.uid] }, ...more });

  test("their suppliers are asked after a look at what would happen, and reminded when they are late", async () => {
    expect((await bulk("reconfirm", { dry_run: true })).json.data.affected).toBe(1);
    expect(await world.batches()).toEqual([]);
    expect((await bulk("reconfirm")).json.data).toMatchObject({ affected: 1, failed: [] });
    const count = (await world.batches()).length;
    expect(count).toBeGreaterThan(0);
    expect((await bulk("reconfirm")).json.data).toMatchObject({ affected: 0, unchanged: 1 });
    expect((await bulk("chase")).json.data).toMatchObject({ affected: 0, unchanged: 1 });
    world.api.clock.advance({ hours: 73 });
    const office = await world.api.signIn("admin");
    const chase = () => post("bulk", { action: "chase", target: { filter: {} } }, office);
    expect((await chase()).json.data.affected).toBe(1);
    const reminders = (await world.mailsToSuppliers()).filter(({ kind }) => kind === "reconfirm-reminder");
    expect(reminders).toHaveLength(count);
    expect((await chase()).json.data.affected).toBe(0);
  });
});
