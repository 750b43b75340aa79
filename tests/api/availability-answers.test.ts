import { eq, sql } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { clientFile } from "#api/db/schema/client-file.ts";
import { lineAvailability } from "#api/db/schema/line-availability.ts";
import { serviceLine } from "#api/db/schema/service-line.ts";
import type { DraftLine, QuoteDraft } from "#contract/sales/quotes/draft.ts";
import { draftCalls, lineOn, linesOf, type DraftCalls } from "#tests/support/draft-calls.ts";
import { sendingCalls } from "#tests/support/sending-calls.ts";
import { tourCalls } from "#tests/support/tour-calls.ts";
import { stockFor } from "#tests/support/quote-file.ts";

let calls: DraftCalls;
let draft: QuoteDraft;

async function checkedQuote() {
  draft = await calls.save();
  await calls.api.system(async (tx) => {
    const [file] = await tx.select().from(clientFile).where(eq(clientFile.uid, draft.uid));
    await stockFor(tx, file!.id, 9);
  });
  const answer = await check();
  expect(answer.status, answer.text).toBe(200);
  draft = await calls.show(draft.reference);
}
const check = () => calls.send("POST", `client-files/${draft.reference}/availability`, {});
const checked = (one: QuoteDraft) =>
  linesOf(one)
    .filter(({ availability }) => availability !== null)
    .map(({ uid }) => uid);
const answersOf = async (line: DraftLine) =>
  calls.api.system((tx) =>
    tx
      .select({ status: serviceLine.status, reason: lineAvailability.reason })
      .from(serviceLine)
      .leftJoin(lineAvailability, eq(lineAvailability.lineId, serviceLine.id))
      .where(eq(serviceLine.uid, line.uid)),
  );

describe("the answer about a service of a quote", () => {
  beforeEach(async () => {
    calls = await draftCalls();
    await checkedQuote();
  });

  test("is shown with the quote for ten minutes, and changes neither its version nor its price", async () => {
    const before = await calls.save();
    const bought = linesOf(before).filter(
      ({ taken, bought: sold, cents }) => taken && sold && cents !== null,
    );
    await calls.send("POST", `client-files/${before.reference}/availability`, {});
    const after = await calls.show(before.reference);
    expect(checked(after)).toEqual(bought.map(({ uid }) => uid));
    expect({ ...after, days: [] }).toEqual({ ...before, days: [] });
    calls.api.clock.advance({ minutes: 10 });
    expect(checked(await calls.show(before.reference))).toEqual([]);
  });

  test("goes away with a swap of the service and stays with the others", async () => {
    const shuttle = lineOn(draft, 1, "TR");
    expect(shuttle.availability).toMatchObject({ status: "AV", reason: "stock" });
    const swapped = (await calls.change(draft, shuttle.uid, { action: "swap", option: "CHCTRTWOCHCVANPRV" }))
      .json.data;
    expect(lineOn(swapped, 1, "TR")).toMatchObject({ availability: null, status: "QU" });
    expect(checked(swapped)).toEqual(checked(draft).filter((uid) => uid !== shuttle.uid));
    const back = (await calls.change(swapped, shuttle.uid, { action: "swap", option: shuttle.option })).json
      .data;
    expect(lineOn(back, 1, "TR")).toMatchObject({ option: shuttle.option, availability: null });
  });

  test("goes away when the service is taken out, and does not come back with it", async () => {
    const shuttle = lineOn(draft, 1, "TR");
    const out = (await calls.change(draft, shuttle.uid, { action: "remove" })).json.data;
    const back = (await calls.change(out, shuttle.uid, { action: "restore" })).json.data;
    expect(lineOn(back, 1, "TR")).toMatchObject({ availability: null, status: "QU" });
    await check();
    expect(lineOn(await calls.show(draft.reference), 1, "TR").availability).toMatchObject({ status: "AV" });
  });

  test("goes away when an optional service that was checked is left", async () => {
    const option = linesOf(draft).find(({ optional, taken }) => optional && !taken)!;
    const taken = (await calls.change(draft, option.uid, { action: "take" })).json.data;
    draft = taken;
    await check();
    expect((await answersOf(option))[0]!.status).toMatch(/AV|OR/);
    await calls.change(taken, option.uid, { action: "leave" });
    expect(await answersOf(option)).toEqual([{ status: "QU", reason: null }]);
  });

  test("goes away everywhere when the party or the dates are others", async () => {
    for (const change of [{ children: 5 }, { dateTo: sql`${serviceLine.dateTo} + 1` }]) {
      const line = linesOf(draft).find(({ availability }) => availability)!;
      await calls.api.system((tx) => tx.update(serviceLine).set(change).where(eq(serviceLine.uid, line.uid)));
      const { lock_version: version } = draft;
      const name = `Whitcombe ${version}`;
      const references = { part: "references", name, agent_reference: "", remarks: "" };
      const renamed = await calls.send("PATCH", `quotes/${draft.reference}`, {
        ...references,
        lock_version: version,
      });
      draft = renamed.json.data;
      expect(await answersOf(line)).toEqual([{ status: "QU", reason: null }]);
    }
  });

  test("stays when only names and references change", async () => {
    const renamed = await calls.send("PATCH", `quotes/${draft.reference}`, {
      part: "references",
      name: "Family Whitcombe again",
      agent_reference: "",
      remarks: "",
      lock_version: draft.lock_version,
    });
    expect(checked(renamed.json.data)).toEqual(checked(draft));
  });
});

test("as many statements check a long quote as a short one", async () => {
  calls = await draftCalls({ counting: true });
  const countFor = async (wish: Parameters<DraftCalls["save"]>[0]) => {
    draft = await calls.save(wish);
    const start = calls.queries() + calls.written();
    const { data } = (await check()).json;
    return { lines: data.lines.length as number, statements: calls.queries() + calls.written() - start };
  };
  const short = await countFor({});
  const long = await countFor({ package: "NISS8" });
  expect(long.lines).toBeGreaterThan(short.lines + 2);
  expect(long.statements).toBe(short.statements);
});

test("a checked offer is sent, accepted and booked", async () => {
  const world = await sendingCalls();
  const { api, fileId } = world.calls;
  await api.system((tx) => stockFor(tx, fileId, 9));
  const checking = (token = world.agent) =>
    world.post("/api/agent/client-files/NZFI100005/availability", undefined, token);
  expect((await checking()).status).toBe(200);
  const client = await world.sent();
  api.clock.advance({ minutes: 11 });
  expect((await checking()).status).toBe(200);
  expect((await world.stateOf()).status).toBe("Sent");
  const accepted = await world.post(`${client}/acceptance`, {
    name: "Lena Groß",
    options: [],
    agreed: true,
    total_cents: (await api.call(client)).json.data.total_cents,
  });
  expect(accepted.status, accepted.text).toBe(204);
  const lead = { title: "Frau", first_name: "Lena", last_name: "Groß", terms_accepted: true };
  const agent = await world.signInAgain();
  expect((await checking(agent)).status).toBe(200);
  const path = "/api/agent/client-files/NZFI100005";
  const shown = (await api.call(`${path}/request`, { token: agent })).json.data;
  const seen = { lock_version: shown.lock_version, net_cents: shown.totals.net_cents };
  const booked = await world.post(`${path}/submit`, { ...seen, ...lead }, agent);
  expect(booked.status, booked.text).toBe(200);
  const costed = shown.lines.filter(({ outcome }: { outcome: string }) => outcome === "instant");
  expect(costed.length).toBeGreaterThan(0);
  const after = booked.json.data.lines.filter(({ status }: { status: string }) => status === "AL");
  expect(after).toHaveLength(costed.length);
});

test("a tour is available while it has seats for the party", async () => {
  const tours = await tourCalls();
  const [open] = await tours.starts("SOL");
  const begun = await tours.begin(open!.dateFrom);
  const { reference } = (await tours.add(begun, open!.uid)).json.data as QuoteDraft;
  const checking = async () =>
    (await tours.send("POST", `client-files/${reference}/availability`, {})).json.data.lines;
  expect(await checking()).toMatchObject([{ status: "AV", reason: "seats", day: null }]);
  await tours.set(open!.uid, { sold: 20 });
  tours.api.clock.advance({ minutes: 10 });
  expect(await checking()).toMatchObject([{ status: "OR", reason: "no_seats", day: null }]);
});
