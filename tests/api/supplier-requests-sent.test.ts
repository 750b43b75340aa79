import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { supplier } from "#api/db/schema/company.ts";
import { notification } from "#api/db/schema/notification.ts";
import { supplierRequest } from "#api/db/schema/request.ts";
import { clientFile } from "#api/db/schema/client-file.ts";
import { user } from "#api/db/schema/user.ts";
import { hashCapability } from "#api/domain/capability.ts";
import { requestWorld, type RequestWorld } from "#tests/support/request-calls.ts";

let world: RequestWorld;
beforeEach(async () => {
  world = await requestWorld();
});

const statuses = async () => (await world.rows()).map(({ request, line }) => [request.status, line.status]);

describe("sending what waits for a file", () => {
  test("asks each supplier for each of its services, by one mail with a link of its own", async () => {
    const waiting = await world.list();
    expect(waiting.map(({ status }) => status)).toEqual(waiting.map(() => "Draft"));
    const answer = await world.sendRequests();
    expect(answer.json).toEqual({ data: { sent: waiting.length } });
    expect(await statuses()).toEqual(waiting.map(() => ["Sent", "RQ"]));
    const mails = (await world.mailsToSuppliers()).filter(({ kind }) => kind === "request-new");
    expect(mails).toHaveLength(waiting.length);
    const delivered = (await world.api.mails(1)).filter(({ text }) => text.includes("/supplier/service/"));
    const links = delivered.map(({ text }) => /supplier\/service\/([\w-]{43})/.exec(text)?.[1]);
    const rows = await world.rows();
    expect(new Set(links)).toEqual(new Set(rows.map(({ request }) => world.tokenOf(request.uid))));
    const [{ text } = { text: "" }] = delivered;
    expect(text).toMatch(/not read|nicht gelesen/);
    // The outbox holds no link, and the requests none that opens.
    expect(JSON.stringify([mails, rows])).not.toMatch(new RegExp(links.join("|")));
  });

  test("writes in the language of whoever works at the supplier, and rings for those who may answer", async () => {
    await world.sendRequests();
    const { supplier: code, request } = await world.hotel();
    expect(code).toBe("STEROT");
    const rung = await world.api.system((tx) =>
      tx
        .select({ who: user.username, facts: notification.facts })
        .from(notification)
        .innerJoin(user, eq(user.id, notification.userId))
        .where(eq(notification.kind, "request.received")),
    );
    expect(rung.map(({ who }) => who)).toEqual(expect.arrayContaining(["desk.steamvale", "front.steamvale"]));
    const mail = (await world.mailsToSuppliers()).find(({ params }) => params["request_uid"] === request.uid);
    const [desk] = await world.api.system((tx) =>
      tx.select({ locale: user.locale }).from(user).where(eq(user.username, "desk.steamvale")),
    );
    expect(mail?.locale).toBe(desk?.locale);
  });

  test("sends what is named alone, and nothing twice", async () => {
    const [first, ...others] = await world.list();
    expect((await world.sendRequests([first!.uid])).json.data).toEqual({ sent: 1 });
    const again = await world.sendRequests([first!.uid]);
    expect([again.status, again.json.message]).toEqual([409, expect.stringContaining("Nothing waits")]);
    expect((await world.sendRequests()).json.data).toEqual({ sent: others.length });
    expect((await world.sendRequests()).status).toBe(409);
    const mails = (await world.mailsToSuppliers()).filter(({ kind }) => kind === "request-new");
    expect(mails).toHaveLength(others.length + 1);
  });

  test("sends nothing at all where one supplier has no address, and says which", async () => {
    const { request } = await world.hotel();
    await world.api.system((tx) =>
      tx.update(supplier).set({ emailReservations: "" }).where(eq(supplier.id, request.supplierId)),
    );
    const answer = await world.sendRequests();
    expect(answer.status).toBe(422);
    expect(answer.json.errors.uids[0]).toContain("Steamvale");
    expect(new Set((await statuses()).map(String))).toEqual(new Set(["Draft,OR"]));
    expect((await world.mailsToSuppliers()).filter(({ kind }) => kind === "request-new")).toEqual([]);
  });

  test("gives the time that the supplier promised, and less for a service that is near", async () => {
    await world.sendRequests();
    const { request } = await world.hotel();
    const [its] = await world.api.system((tx) =>
      tx.select().from(supplier).where(eq(supplier.id, request.supplierId)),
    );
    const hours = (request.dueAt!.getTime() - world.api.clock.now().getTime()) / 3_600_000;
    expect([hours, request.isUrgent]).toEqual([its!.responseSlaHours, false]);
  });

  test("tells nobody and moves nothing where it is rolled back in the middle", async () => {
    const rows = await world.rows();
    const { id: _id, ...last } = rows.at(-1)!.request;
    const taken = hashCapability(world.tokenOf(last.uid));
    // Another request has the link that the last one would get, so the work on it fails after that on the others.
    await world.api.system((tx) =>
      tx.insert(supplierRequest).values({
        ...last,
        uid: "01J9Z3NDEKTSV4RRFFQ69G5FA1",
        status: "Withdrawn",
        tokenHash: taken,
      }),
    );
    expect((await world.sendRequests()).status).toBe(500);
    expect((await world.list()).map(({ status }) => status)).toEqual(rows.map(() => "Draft"));
    expect((await world.rows()).every(({ line }) => line.status === "OR")).toBe(true);
    expect(await world.mailsToSuppliers()).toEqual([]);
  });

  test("is refused for those without the permission, and for files of others", async () => {
    const readonly = await world.api.signIn("readonly");
    expect((await world.sendRequests(undefined, { token: readonly })).status).toBe(403);
    const banksia = await world.api.signIn("manager.banksia");
    expect((await world.sendRequests(undefined, { token: banksia })).status).toBe(404);
  });

  test("is refused once the trip is over", async () => {
    await world.api.system((tx) =>
      tx.update(clientFile).set({ status: "Completed" }).where(eq(clientFile.id, world.fileId)),
    );
    expect((await world.sendRequests()).status).toBe(409);
  });
});
