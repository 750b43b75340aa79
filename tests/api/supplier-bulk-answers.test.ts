import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { auditLog } from "#api/db/schema/audit.ts";
import type { AnsweredRequest, ChosenRequest } from "#contract/sales/supplier-requests/bulk-calls.ts";
import { requestWorld, type RequestWorld } from "#tests/support/request-calls.ts";
import type { TestCall } from "#tests/support/test-api.ts";

let world: RequestWorld;
let token: string;
let own: string[];
let stranger: string;
beforeEach(async () => {
  world = await requestWorld();
  token = await world.api.signIn("desk.steamvale");
  await world.sendRequests();
  const rows = await world.rows();
  own = rows.filter(({ supplier }) => supplier === "STEROT").map(({ request }) => request.uid);
  stranger = rows.find(({ supplier }) => supplier !== "STEROT")!.request.uid;
});

const ask = (path: string, more: TestCall = {}) =>
  world.api.call(`/api/supplier/${path}`, { token, ...more });
const chosen = async (uids: string[]): Promise<ChosenRequest[]> =>
  (await ask(`chosen-requests?uids=${uids.join("_")}`)).json.data;
const send = (body: object, more: TestCall = {}) => ask("request-answers", { method: "POST", body, ...more });
const named = async (uids: string[], numbers: string[] = []) =>
  (await chosen(uids)).map(({ uid, lock_version }, index) => ({
    ...{ uid, lock_version },
    confirmation_no: numbers[index] ?? "",
  }));
const statuses = async () =>
  (await world.rows())
    .filter(({ request }) => own.includes(request.uid))
    .map(({ request, line }) => [request.status, line.status, line.confirmation]);

describe("several requests of a supplier", () => {
  test("are shown as they were chosen, with what can be answered to them; nobody else's", async () => {
    expect(own.length).toBeGreaterThan(1);
    const shown = await chosen([...own.toReversed(), stranger]);
    expect(shown.map(({ uid }) => uid)).toEqual(own.toReversed());
    expect(shown.every(({ answers, needs_number: needs }) => answers.length === 2 && needs)).toBe(true);
    expect(JSON.stringify(shown)).not.toMatch(/sell|net_|commission|cents/);
  });

  test("are confirmed together, each under its number, by name of who did", async () => {
    const requests = await named(own, ["N-1", "N-2", "N-3"]);
    const answer = await send({ answer: "confirm", remarks: "See you", requests });
    expect(answer.status, answer.text).toBe(200);
    const answered: AnsweredRequest[] = answer.json.data;
    expect(answered.every(({ done, reason }) => done && reason === null)).toBe(true);
    expect(await statuses()).toEqual(own.map((_uid, index) => ["Confirmed", "OK", `N-${String(index + 1)}`]));
    const log = await world.api.system((tx) =>
      tx.select().from(auditLog).where(eq(auditLog.subjectUid, own[0]!)).orderBy(auditLog.id),
    );
    expect(log.at(-1)).toMatchObject({ action: "answered", actorAudience: "supplier" });
    expect((await chosen(own)).flatMap(({ answers }) => answers)).toEqual([]);
  });

  test("are declined together for one reason, which is asked for once", async () => {
    const requests = await named(own);
    const without = await send({ answer: "decline", requests });
    expect([without.status, Object.keys(without.json.errors)]).toEqual([422, ["decline_reason"]]);
    expect((await send({ answer: "decline", decline_reason: "full", requests })).status).toBe(200);
    expect(await statuses()).toEqual(own.map(() => ["Declined", "UN", null]));
  });

  test("are answered each by itself: what changed meanwhile, lacks a number or is a stranger's is told", async () => {
    const requests = await named(own, ["N-1"]);
    await world.answerLink(own[0]!, { answer: "confirm", confirmation_no: "ELSEWHERE" });
    const strange = { uid: stranger, lock_version: 1, confirmation_no: "N-9" };
    const answer = await send({ answer: "confirm", requests: [...requests, strange] });
    const failed: AnsweredRequest[] = answer.json.data;
    expect(failed.map(({ done }) => done)).toEqual([...own, stranger].map(() => false));
    expect(failed[0]!.reason).toMatch(/answered in the meantime/);
    expect(failed[1]!.reason).toBe("Please enter your confirmation number");
    expect(failed.at(-1)!.reason).toMatch(/no such request/);
    expect(answer.text).not.toMatch(/admin|Unauthenticated/i);
    const again = await send({ answer: "confirm", requests: await named(own.slice(1), ["N-2", "N-3"]) });
    expect((again.json.data as AnsweredRequest[]).every(({ done }) => done)).toBe(true);
    expect((await statuses())[0]).toEqual(["Confirmed", "OK", "ELSEWHERE"]);
  });

  test("that were replaced are no longer offered, and not answered", async () => {
    const requests = await named(own.slice(0, 1), ["N-1"]);
    const query = `/${own[0]!}/offer`;
    await world.answerLink(own[0]!, { answer: "alternative", alternative: "A day later" });
    const offer = (await world.asOffice(query)).json.data;
    const body = { lock_version: offer.lock_version, hash: offer.hash, note: "Same again" };
    expect((await world.asOffice(query, { method: "POST", body })).status).toBe(204);
    expect((await chosen(own))[0]!.answers).toEqual([]);
    const [late]: AnsweredRequest[] = (await send({ answer: "confirm", requests })).json.data;
    expect(late!.done).toBe(false);
  });

  test("are as many as can be read at a glance, and for those who may answer", async () => {
    const many = Array.from({ length: 51 }, () => ({ uid: own[0]!, lock_version: 1 }));
    expect((await send({ answer: "confirm", requests: many })).status).toBe(422);
    expect((await send({ answer: "confirm", requests: [] })).status).toBe(422);
    expect((await send({ answer: "confirm", requests: many }, { token: world.office })).status).toBe(401);
  });

  test("sent again change nothing", async () => {
    const requests = await named(own, ["N-1", "N-2", "N-3"]);
    await send({ answer: "confirm", requests });
    const before = await world.rows();
    const again: AnsweredRequest[] = (await send({ answer: "confirm", requests })).json.data;
    expect(again.every(({ done }) => done)).toBe(true);
    expect(await world.rows()).toEqual(before);
  });
});
