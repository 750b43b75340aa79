import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { auditLog } from "#api/db/schema/audit.ts";
import { clientFile } from "#api/db/schema/client-file.ts";
import { notification } from "#api/db/schema/notification.ts";
import { user } from "#api/db/schema/user.ts";
import {
  confirmed as confirm,
  declined as decline,
  requestWorld,
  type RequestWorld,
} from "#tests/support/request-calls.ts";
import { told } from "#tests/support/told-events.ts";

let world: RequestWorld;
let asked: string;
beforeEach(async () => {
  world = await requestWorld();
  await world.sendRequests();
  asked = (await world.hotel()).request.uid;
});

const stands = () => world.hotelStands();
const rung = () =>
  world.api.system((tx) =>
    tx
      .select({ who: user.username, facts: notification.facts })
      .from(notification)
      .innerJoin(user, eq(user.id, notification.userId))
      .where(eq(notification.kind, "supplier.answered"))
      .orderBy(notification.id),
  );

describe("the link of a request", () => {
  test("shows the question as it was sent, and no price but ours to the supplier", async () => {
    const shown = await world.open(asked);
    const { line, request } = await world.hotel();
    expect(shown).toMatchObject({
      ...{ kind: "new", standing: "open", reference: "NZFI100005", needs_number: true, given: null },
      answers: ["confirm", "decline", "wait_list", "alternative"],
      asked: { date_from: line.dateFrom, date_to: line.dateTo, qty: line.qty, owed: request.snapshot.cost },
      newer_path: null,
    });
    expect(shown.asked.travellers.join()).toContain("Groß");
    expect(JSON.stringify(shown)).not.toMatch(/sell|commission|net_|"agency|client_contact/);
  });

  test("changes nothing by being opened, however often", async () => {
    const before = await world.rows();
    for (let time = 0; time < 50; time += 1)
      expect((await world.api.call(world.linkOf(asked))).status).toBe(200);
    expect(await world.rows()).toEqual(before);
  });

  test("tells once that somebody looks, and not when it is somebody of ours", async () => {
    const see = (token?: string) => world.api.call(`${world.linkOf(asked)}/seen`, { method: "POST", token });
    await see(world.office);
    expect(await stands()).toEqual(["Sent", "RQ"]);
    expect((await see()).status).toBe(204);
    const { request } = await world.hotel();
    expect([request.status, request.viewedAt]).toEqual(["Viewed", world.api.clock.now()]);
    world.api.clock.advance({ minutes: 5 });
    await see();
    expect((await world.hotel()).request).toEqual(request);
  });

  test("opens nothing for who guesses, and ends a year after the service", async () => {
    const unknown = await world.api.call(`/api/public/supplier-requests/${"x".repeat(43)}`);
    expect(unknown.status).toBe(404);
    world.api.clock.advance({ hours: 24 * (200 + 366 + 30) });
    const ended = await world.api.call(world.linkOf(asked));
    expect([ended.status, ended.text]).toEqual([404, unknown.text]);
  });
});

describe("confirming", () => {
  test("secures the service at its price, with number and voucher, and tells consultant and agent", async () => {
    const before = (await world.hotel()).line;
    const answer = await world.answerLink(asked, { ...confirm, remarks: "Ground floor" });
    expect([answer.status, answer.text]).toEqual([204, ""]);
    const { request, line } = await world.hotel();
    expect(request).toMatchObject({ status: "Confirmed", answeredVia: "link", remarks: "Ground floor" });
    expect(line).toMatchObject({ status: "OK", priceStatus: "locked", confirmation: "SV-4711" });
    expect(line.voucherNo).toMatch(/^NZFI100005-\d\d$/);
    expect((await world.file()).status).toBe("Mixed");
    expect((await rung()).map(({ who, facts }) => [who, facts])).toEqual(
      expect.arrayContaining([["jonas.silberfarn", expect.objectContaining({ outcome: "confirmed" })]]),
    );
    expect(told(world.api.sent, "line.status")).toContainEqual(
      expect.objectContaining({ lines: [{ line_uid: line.uid, status: "OK" }] }),
    );
    const log = await world.api.system((tx) =>
      tx.select().from(auditLog).where(eq(auditLog.subjectUid, before.uid)).orderBy(auditLog.id),
    );
    expect(log.at(-1)).toMatchObject({ action: "confirmed", actorAudience: "public" });
  });

  test("asks for the number beside its field", async () => {
    const answer = await world.answerLink(asked, { answer: "confirm" });
    expect(answer.status).toBe(422);
    expect(Object.keys(answer.json.errors)).toEqual(["confirmation_no"]);
    expect(await stands()).toEqual(["Sent", "RQ"]);
  });

  test("shows a number without the marks of the old system", async () => {
    await world.answerLink(asked, { ...confirm, confirmation_no: "SV-4711-rc" });
    expect((await world.open(asked)).confirmation).toBe("SV-4711");
  });

  test("of every service confirms the booking and draws up its invoice", async () => {
    for (const { request } of await world.rows()) await world.answerLink(request.uid, confirm);
    expect((await world.file()).status).toBe("Confirmed");
  });

  test("is refused once the trip is over", async () => {
    const { lock_version } = await world.open(asked);
    await world.api.system((tx) =>
      tx.update(clientFile).set({ status: "Completed" }).where(eq(clientFile.id, world.fileId)),
    );
    expect((await world.answerLink(asked, { ...confirm, lock_version })).status).toBe(409);
  });
});

describe("answering otherwise", () => {
  test("declines with a reason, and the file knows that a service is missing", async () => {
    expect((await world.answerLink(asked, { answer: "decline" })).json.errors).toHaveProperty(
      "decline_reason",
    );
    await world.answerLink(asked, decline);
    expect(await stands()).toEqual(["Declined", "UN"]);
    expect((await world.file()).status).toBe("Processing");
    // Agents hear of what is certain; that something is missing the office works on first.
    expect((await rung()).map(({ who }) => who)).not.toContain("jonas.silberfarn");
    expect((await rung()).length).toBeGreaterThan(0);
  });

  test("puts on the wait list, from which it can be confirmed at any time", async () => {
    await world.answerLink(asked, { answer: "wait_list" });
    expect(await stands()).toEqual(["Wait-listed", "WL"]);
    world.api.clock.advance({ hours: 2 });
    expect((await world.open(asked)).answers).toEqual(["confirm", "decline"]);
    await world.answerLink(asked, confirm);
    expect(await stands()).toEqual(["Confirmed", "OK"]);
  });

  test("offers something else in words, and can still confirm what was asked", async () => {
    const offer = { answer: "alternative", alternative: "One night later, 4 to 6 June" };
    expect((await world.answerLink(asked, { answer: "alternative" })).json.errors).toHaveProperty(
      "alternative",
    );
    await world.answerLink(asked, offer);
    expect(await stands()).toEqual(["Alternative", "RQ"]);
    expect((await world.open(asked)).given).toMatchObject({
      answer: "alternative",
      alternative: offer.alternative,
    });
    world.api.clock.advance({ hours: 2 });
    await world.answerLink(asked, confirm);
    expect(await stands()).toEqual(["Confirmed", "OK"]);
  });
});

describe("the office answers for a supplier", () => {
  const answerFor = (body: object, token = world.office) =>
    world.asOffice(`/${asked}/answer`, { method: "POST", body, token });

  test("by the same way, and writes down who said so and how", async () => {
    const { data } = (await world.asOffice(`/${asked}`)).json;
    expect(data.answers).toEqual(["confirm", "decline", "wait_list"]);
    const body = { ...confirm, lock_version: data.lock_version };
    const nameless = await answerFor({ ...body, via: "phone", by: "" });
    expect([nameless.status, Object.keys(nameless.json.errors)]).toEqual([422, ["by"]]);
    expect((await answerFor({ ...body, via: "phone", by: "Wiremu" })).status).toBe(204);
    expect(await stands()).toEqual(["Confirmed", "OK"]);
    const [shown] = (await world.list()).filter(({ uid }) => uid === asked);
    expect(shown?.given).toMatchObject({ via: "phone", by: "Wiremu", confirmation_no: "SV-4711" });
    // The supplier reads it, and does not change what somebody else wrote down.
    expect((await world.open(asked)).given?.changeable_until).toBeNull();
  });

  test("is for those who may, and for files of their own brand", async () => {
    const body = { ...confirm, via: "phone", by: "Wiremu", lock_version: 1 };
    expect((await answerFor(body, await world.api.signIn("readonly"))).status).toBe(403);
    expect((await answerFor(body, await world.api.signIn("manager.banksia"))).status).toBe(404);
  });
});

test("answers from one network are limited", async () => {
  const body = { ...decline, decline_reason: null, lock_version: 1 };
  const sent = await Promise.all(
    Array.from({ length: 61 }, () =>
      world.api.call(`${world.linkOf(asked)}/answer`, { method: "POST", body, from: "198.51.100.7" }),
    ),
  );
  expect(sent.filter(({ status }) => status === 429)).toHaveLength(1);
});
