import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { serviceLine } from "#api/db/schema/service-line.ts";
import { withRequests } from "#tests/support/request-calls.ts";
import { waitingWorld } from "#tests/support/waiting-prices.ts";

const make = async () => withRequests(await waitingWorld());
let world: Awaited<ReturnType<typeof make>>;
/** Another party, which makes every service cost something else. */
const rooms = "DB-2_SG-1";

beforeEach(async () => {
  world = await make();
});

const change = () => world.carryOut(`?rooms=${rooms}`, { rooms });
const agree = { answer: "confirm" };
const refuse = { answer: "decline", decline_reason: "full" };
const open = async () => (await world.rows()).filter(({ request }) => request.status === "Sent");

describe("a change that a supplier is asked for", () => {
  test("stands beside what it confirmed, and needs no new number", async () => {
    const [before] = (await world.rows()).filter(({ line }) => line.serviceType === "AC");
    await change();
    await world.sendRequests();
    const { request } = await world.hotel();
    const shown = await world.open(request.uid);
    expect(shown).toMatchObject({ kind: "amend", needs_number: false, answers: ["confirm", "decline"] });
    expect([shown.before?.adults, shown.asked.adults]).toEqual([2, 3]);
    expect(shown.before?.date_from).toBe(before!.request.snapshot.dateFrom);
    const mails = await world.mailsToSuppliers();
    expect(mails.filter(({ kind }) => kind === "request-amend").length).toBeGreaterThan(0);
  });

  test("counts at its new price once it is agreed to, for the file with the last of them", async () => {
    const proposal = await change();
    await world.sendRequests();
    expect(await world.netOfFile()).toBe(proposal.totals_before.net_cents);
    for (const { request } of await open())
      expect((await world.answerLink(request.uid, agree)).status, request.kind).toBe(204);
    expect(await world.waiting()).toEqual([]);
    expect(await world.netOfFile()).toBe(proposal.totals_after.net_cents);
    expect(await world.due()).toBe(proposal.totals_after.net_cents);
    const lines = await world.bought();
    expect(new Set(lines.map(({ status }) => status))).toEqual(new Set(["OK"]));
    expect(lines.every(({ voucherNo, priceStatus }) => voucherNo !== null && priceStatus === "locked")).toBe(
      true,
    );
    expect((await world.file()).status).toBe("Confirmed");
  });

  test("leaves dates, party and price as they were where it is refused", async () => {
    const { line: before } = await world.hotel();
    const standing = await world.standing();
    await change();
    await world.sendRequests();
    const { request } = await world.hotel();
    expect((await world.answerLink(request.uid, { answer: "decline" })).json.errors).toHaveProperty(
      "decline_reason",
    );
    await world.answerLink(request.uid, refuse);
    const { line, request: after } = await world.hotel();
    expect([after.status, line.status]).toEqual(["Declined", "OK"]);
    const terms = ({ dateFrom, dateTo, adults, qty }: typeof line) => ({ dateFrom, dateTo, adults, qty });
    expect(terms(line)).toEqual(terms(before));
    expect((await world.waiting()).map(({ line: uid }) => uid)).not.toContain(line.uid);
    const own = (rows: typeof standing) => rows.find((row) => row.line === line.uid);
    expect(own(await world.standing())).toMatchObject({ net: own(standing)!.net, cost: own(standing)!.cost });
  });

  test("can be agreed to after all within ten minutes, and refused again", async () => {
    const proposal = await change();
    await world.sendRequests();
    for (const { request } of await open()) await world.answerLink(request.uid, agree);
    const { request, line } = await world.hotel();
    await world.answerLink(request.uid, refuse);
    expect((await world.hotel()).line).toMatchObject({ status: "OK", adults: 2 });
    expect(await world.netOfFile()).not.toBe(proposal.totals_after.net_cents);
    await world.answerLink(request.uid, agree);
    const again = (await world.hotel()).line;
    expect([again.status, again.adults, again.dateFrom]).toEqual(["OK", 3, line.dateFrom]);
    expect(await world.netOfFile()).toBe(proposal.totals_after.net_cents);
  });

  test("takes the place of an older one, whose link leads to it and is answered no more", async () => {
    await change();
    await world.sendRequests();
    const { request: older } = await world.hotel();
    await world.carryOut("?rooms=DB-2_SG-1_SG-1", { rooms: "DB-2_SG-1_SG-1" });
    expect(await world.open(older.uid)).toMatchObject({
      standing: "outdated",
      answers: [],
      newer_path: null,
    });
    const late = await world.answerLink(older.uid, agree);
    expect([late.status, (await world.hotel()).line.status]).toEqual([409, "AM"]);
    await world.sendRequests();
    const { request: newer } = await world.hotel();
    expect(await world.open(older.uid)).toMatchObject({
      ...{ status: "Superseded", standing: "superseded", answers: [] },
      newer_path: `/supplier/service/${world.tokenOf(newer.uid)}`,
    });
    expect((await world.answerLink(older.uid, agree)).status).toBe(409);
    // What changes is told against what was confirmed, not against what was never answered.
    const shown = await world.open(newer.uid);
    expect([shown.before?.adults, shown.asked.adults]).toEqual([2, 4]);
    await world.answerLink(newer.uid, agree);
    expect((await world.hotel()).line.status).toBe("OK");
  });
});

describe("a cancellation that a supplier is told of", () => {
  test("ends the service once it is confirmed, and the file with the last of them", async () => {
    const { data } = (await world.get("/cancellation")).json;
    await world.call("NZFI100005/cancel", {
      method: "POST",
      body: {
        ...{ lock_version: data.lock_version, fee_cents: data.fee_cents, fee_accepted: true },
        reason: "The clients fell ill.",
      },
    });
    await world.sendRequests();
    const requests = await open();
    expect(new Set(requests.map(({ request }) => request.kind))).toEqual(new Set(["cancel"]));
    const [first] = requests;
    expect((await world.open(first!.request.uid)).answers).toEqual(["confirm"]);
    expect((await world.answerLink(first!.request.uid, refuse)).status).toBe(409);
    for (const { request } of requests) await world.answerLink(request.uid, agree);
    const lines = await world.api.system((tx) =>
      tx
        .select({ status: serviceLine.status, costed: serviceLine.costed })
        .from(serviceLine)
        .where(eq(serviceLine.fileId, world.fileId)),
    );
    expect(new Set(lines.filter(({ costed }) => costed).map(({ status }) => status))).toEqual(
      new Set(["CX"]),
    );
    expect((await world.file()).status).toBe("Cancelled");
  });
});
