import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { auditLog } from "#api/db/schema/audit.ts";
import { serviceLine } from "#api/db/schema/service-line.ts";
import { requestWorld, type RequestWorld } from "#tests/support/request-calls.ts";
import type { TestCall } from "#tests/support/test-api.ts";

let world: RequestWorld;
let token: string;
let asked: string;
beforeEach(async () => {
  world = await requestWorld();
  token = await world.api.signIn("desk.steamvale");
  await world.sendRequests();
  asked = (await world.hotel()).request.uid;
});

const ask = (path: string, more: TestCall = {}) =>
  world.api.call(`/api/supplier/${path}`, { token, ...more });
const answer = (body: object, more: TestCall = {}) =>
  ask(`requests/${asked}/answer`, { method: "POST", body, ...more });
const uids = async (query = ""): Promise<string[]> =>
  (await ask(`requests${query}`)).json.data.map(({ uid }: { uid: string }) => uid);

describe("the requests of a supplier", () => {
  test("are what it was sent and has not answered, what is due first", async () => {
    const own = (await world.rows()).filter(({ supplier }) => supplier === "STEROT");
    expect((await uids()).toSorted()).toEqual(own.map(({ request }) => request.uid).toSorted());
    const { data, meta } = (await ask("requests?sort=due_at")).json;
    expect(meta.total).toBe(own.length);
    const due = data.map(({ due_at: at }: { due_at: string }) => at);
    expect(due).toEqual(due.toSorted());
    expect(await uids("?filter[kind]=cancel")).toEqual([]);
    expect(await uids("?filter[reference]=nzfi100005&filter[kind]=new")).toHaveLength(own.length);
    const body = {
      answer: "confirm",
      confirmation_no: "P-1",
      lock_version: (await world.open(asked)).lock_version,
    };
    expect((await answer(body)).status).toBe(204);
    expect(await uids()).not.toContain(asked);
  });

  test("stay there on the wait list, where nothing is late", async () => {
    await world.answerLink(asked, { answer: "wait_list" });
    world.api.clock.advance({ hours: 100 });
    token = await world.api.signIn("desk.steamvale");
    const { data } = (await ask("requests")).json;
    const late = data.map(({ uid, overdue }: { uid: string; overdue: boolean }) => [uid === asked, overdue]);
    expect(late).toContainEqual([true, false]);
    expect(late).toContainEqual([false, true]);
  });

  test("are its own alone: others find neither question nor answer", async () => {
    token = await world.api.signIn("desk.starbasin");
    const { lock_version } = await world.open(asked);
    expect(await uids()).not.toContain(asked);
    const unknown = await ask("requests/01J9Z3NDEKTSV4RRFFQ69G5FA1");
    const shown = await ask(`requests/${asked}`);
    expect([shown.status, shown.text]).toEqual([404, unknown.text]);
    expect((await answer({ answer: "decline", decline_reason: "full", lock_version })).status).toBe(404);
    expect((await world.hotel()).line.status).toBe("RQ");
  });
});

describe("answering in the portal", () => {
  test("goes the way of the link, under the name of the account", async () => {
    const { lock_version } = (await ask(`requests/${asked}`)).json.data;
    await answer({ answer: "confirm", confirmation_no: "P-1", lock_version });
    const { request, line } = await world.hotel();
    expect(request).toMatchObject({ status: "Confirmed", answeredVia: "portal" });
    expect(request.answeredBy).not.toBeNull();
    expect(line).toMatchObject({ status: "OK", confirmation: "P-1" });
    const log = await world.api.system((tx) =>
      tx.select().from(auditLog).where(eq(auditLog.subjectUid, asked)).orderBy(auditLog.id),
    );
    expect(log.at(-1)).toMatchObject({ action: "answered", actorAudience: "supplier" });
    // What was answered in the portal can be changed by the link: it is the same supplier.
    expect((await world.open(asked)).given?.changeable_until).not.toBeNull();
  });

  test("is refused to a page that is older than an answer by the link", async () => {
    const { lock_version } = (await ask(`requests/${asked}`)).json.data;
    await world.answerLink(asked, { answer: "decline", decline_reason: "closed" });
    const late = await answer({ answer: "confirm", confirmation_no: "P-1", lock_version });
    expect([late.status, (await world.hotel()).line.status]).toEqual([409, "UN"]);
  });

  test("is refused while the supplier is on hold", async () => {
    const { lock_version } = (await ask(`requests/${asked}`)).json.data;
    const own = await world.hotel();
    await world.holdSupplier(own.request.supplierId);
    const held = await answer({ answer: "confirm", confirmation_no: "P-1", lock_version });
    expect(held.status).toBe(403);
  });
});

describe("the cancelled bookings of a supplier", () => {
  const cancelled = async (query = "") =>
    (await ask(`cancelled-bookings${query}`)).json.data.map(({ uid }: { uid: string }) => uid);

  test("are those of the last 90 days that it had or was asked for", async () => {
    const { line } = await world.hotel();
    const cancel = (statusAt: Date) =>
      world.api.system((tx) =>
        tx.update(serviceLine).set({ status: "CX", statusAt }).where(eq(serviceLine.id, line.id)),
      );
    const day = 24 * 3_600_000;
    const now = world.api.clock.now().getTime();
    await cancel(new Date(now - 89 * day));
    expect(await cancelled()).toContain(line.uid);
    expect(await cancelled("?filter[party]=nobody at all")).toEqual([]);
    await cancel(new Date(now - 91 * day));
    expect(await cancelled()).not.toContain(line.uid);
  });

  test("leave out what it never heard of", async () => {
    const fresh = await requestWorld();
    const { line } = await fresh.hotel();
    await fresh.api.system((tx) =>
      tx
        .update(serviceLine)
        .set({ status: "CX", statusAt: fresh.api.clock.now() })
        .where(eq(serviceLine.id, line.id)),
    );
    const answer = await fresh.api.call("/api/supplier/cancelled-bookings", {
      token: await fresh.api.signIn("desk.steamvale"),
    });
    expect(answer.json.data.map(({ uid }: { uid: string }) => uid)).not.toContain(line.uid);
  });
});
