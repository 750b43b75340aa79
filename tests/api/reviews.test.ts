import { and, eq } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { auditLog } from "#api/db/schema/audit.ts";
import { itinerary } from "#api/db/schema/itinerary.ts";
import { notification } from "#api/db/schema/notification.ts";
import { serviceLine } from "#api/db/schema/service-line.ts";
import { user } from "#api/db/schema/user.ts";
import { seedUid } from "#api/demo/world/seed-keys.ts";
import { capabilityToken } from "#api/domain/capability.ts";
import type { FileReview, ServiceReview } from "#contract/quality/reviews/review.ts";
import { testApi, type TestApi, type TestCall } from "#tests/support/test-api.ts";

/** A trip that is on since four days, and its first night, which is over. */
const reference = "NZFI100001";
const fileUid = seedUid("file", reference);

let api: TestApi;
let base: string;
let reviews: ServiceReview[];
let over: ServiceReview;

const list = async (): Promise<ServiceReview[]> => (await api.call(base)).json.data;
const give = (uid: string, body: object, more: TestCall = {}) =>
  api.call(`${base}/${uid}`, { method: "PUT", body: { lock_version: 0, ...body }, ...more });
const atOffice = async (as = "consultant"): Promise<FileReview[]> => {
  const answer = await api.call(`/api/office/client-files/${fileUid}/reviews`, {
    token: await api.signIn(as),
  });
  return answer.json.data;
};
const rung = () =>
  api.system((tx) =>
    tx
      .select({ username: user.username, facts: notification.facts })
      .from(notification)
      .innerJoin(user, eq(user.id, notification.userId))
      .where(eq(notification.kind, "review.received")),
  );

beforeEach(async () => {
  api = await testApi();
  const [row] = await api.system((tx) =>
    tx.select().from(itinerary).where(eq(itinerary.referenceKey, reference)),
  );
  const token = capabilityToken(api.parts.serverKey, "itinerary", row!.uid, row!.rotation);
  base = `/api/public/itineraries/${token}/reviews`;
  reviews = await list();
  over = reviews.find(({ standing }) => standing === "open")!;
});

describe("what was said of the services of a trip", () => {
  const trip = async (query: string) => (await api.call(base.replace(/\/reviews$/, query))).json.data;

  test("comes with the trip where the call asks for it", async () => {
    await give(over.uid, { rating: 4, comment: "Lovely place" });
    const all = await list();
    expect(all.find(({ uid }) => uid === over.uid)?.given).toMatchObject({ rating: 4 });
    expect((await trip("?reviews=1")).reviews).toEqual(all);
    expect(await trip("")).not.toHaveProperty("reviews");
    expect(await trip("?reviews=0")).not.toHaveProperty("reviews");
  });

  test("is nothing until the first of them is over", async () => {
    api.clock.advance({ hours: -24 * 5 });
    expect((await list()).every(({ standing }) => standing === "waiting")).toBe(true);
    expect((await trip("?reviews=1")).reviews).toEqual([]);
    expect((await trip("?reviews=1")).days.length).toBeGreaterThan(0);
  });

  test("is not told of a link that opens nothing", async () => {
    const answer = await api.call("/api/public/itineraries/nonsense?reviews=1");
    expect(answer.status).toBe(404);
  });
});

describe("feedback on a service", () => {
  test("is read on the client file, rings for its consultant and stands in the log", async () => {
    const said = await give(
      over.uid,
      { rating: 4, comment: " Lovely place \n" },
      { headers: { "Accept-Language": "de" } },
    );
    expect(said.status, said.text).toBe(200);
    expect(said.json.data).toMatchObject({
      given: { rating: 4, comment: "Lovely place", at: "2026-11-20T01:30:00.000Z" },
      lock_version: 1,
    });
    expect(await atOffice()).toMatchObject([
      { line_uid: over.uid, rating: 4, comment: "Lovely place", locale: "de" },
    ]);
    const [bell, ...others] = await rung();
    expect(others).toEqual([]);
    expect(bell).toMatchObject({
      username: "consultant",
      facts: { reference, file_uid: fileUid, rating: 4 },
    });
    const logged = await api.system((tx) =>
      tx
        .select({ after: auditLog.after, reason: auditLog.reason })
        .from(auditLog)
        .where(and(eq(auditLog.action, "reviewed"), eq(auditLog.subjectUid, over.uid))),
    );
    expect(logged).toEqual([{ after: { rating: 4 }, reason: "Lovely place" }]);
  });

  test("can be said otherwise; the same once more is not told again", async () => {
    await give(over.uid, { rating: 4, comment: "" });
    await give(over.uid, { rating: 4, comment: "" });
    expect(await rung()).toHaveLength(1);
    const changed = await give(over.uid, { rating: 2, comment: "On second thoughts", lock_version: 1 });
    expect(changed.json.data).toMatchObject({ given: { rating: 2 }, lock_version: 2 });
    expect(await rung()).toHaveLength(2);
    expect(await atOffice()).toMatchObject([{ rating: 2, comment: "On second thoughts" }]);
  });

  test("of somebody else of the party is not written over unseen", async () => {
    await give(over.uid, { rating: 5 });
    const late = await give(over.uid, { rating: 1 });
    expect(late.status).toBe(409);
    expect(late.json.current).toMatchObject({ given: { rating: 5 }, lock_version: 1 });
    expect((await list()).find(({ uid }) => uid === over.uid)?.given?.rating).toBe(5);
  });

  test("is refused before the day after the service, and once sixty days are over", async () => {
    const ahead = reviews.findLast(({ standing }) => standing === "waiting")!;
    const early = await give(ahead.uid, { rating: 5 });
    expect([early.status, early.json.message]).toEqual([
      409,
      "You can tell us how it was from the day after.",
    ]);
    api.clock.advance({ hours: 24 * 62 });
    expect((await list()).find(({ uid }) => uid === over.uid)?.standing).toBe("closed");
    expect((await give(over.uid, { rating: 5 })).status).toBe(409);
    expect((await give(ahead.uid, { rating: 5 })).status).toBe(200);
    expect(await atOffice()).toHaveLength(1);
  });

  test.each(["CX", "CP", "UN", "WL"] as const)(
    "is neither asked nor taken of a service that is %s",
    async (status) => {
      await api.system((tx) => tx.update(serviceLine).set({ status }).where(eq(serviceLine.uid, over.uid)));
      expect((await list()).some(({ uid }) => uid === over.uid)).toBe(false);
      expect((await give(over.uid, { rating: 5 })).status).toBe(404);
      expect(await atOffice()).toEqual([]);
    },
  );

  test("is not asked of what the travellers arranged themselves", async () => {
    const flight = seedUid("line", `${reference}:1:10`);
    expect(reviews.map(({ uid }) => uid)).not.toContain(flight);
    expect(reviews.map(({ uid }) => uid)).toContain(seedUid("line", `${reference}:1:20`));
    expect((await give(flight, { rating: 5 })).status).toBe(404);
  });

  test("has one to five stars and no more than two thousand letters", async () => {
    for (const rating of [0, 6, 2.5, "", "five"]) {
      expect((await give(over.uid, { rating })).json.errors).toHaveProperty("rating");
    }
    const long = await give(over.uid, { rating: 3, comment: "x".repeat(2001) });
    expect(long.status).toBe(422);
    expect(long.json.errors.comment).toHaveLength(1);
    expect((await give(over.uid, { rating: 3, comment: "x".repeat(2000) })).status).toBe(200);
  });

  test("is taken for the services of the link's own trip alone, and by links that open", async () => {
    const foreign = seedUid("line", "NZFI100002:1:10");
    expect((await give(foreign, { rating: 5 })).status).toBe(404);
    const closed = base.replace(/itineraries\/.{43}/, `itineraries/${"A".repeat(43)}`);
    expect((await api.call(closed)).status).toBe(404);
    await api.system((tx) =>
      tx
        .update(itinerary)
        .set({ linkClosedAt: api.clock.now() })
        .where(eq(itinerary.referenceKey, reference)),
    );
    expect((await api.call(base)).status).toBe(404);
    expect((await give(over.uid, { rating: 5 })).status).toBe(404);
  });

  test("is read by the office of the brand alone", async () => {
    await give(over.uid, { rating: 5 });
    for (const as of ["manager.banksia", "anke.silberfarn"]) {
      const token = await api.signIn(as);
      const answer = await api.call(`/api/office/client-files/${fileUid}/reviews`, { token });
      expect(answer.status, as).toBe(as === "manager.banksia" ? 404 : 401);
    }
  });

  test("has a limit for each visitor and for each link, wherever its visitors come from", async () => {
    const once = (from: string, turn: number) =>
      give(over.uid, { rating: (turn % 5) + 1, lock_version: turn }, { from });
    for (let turn = 0; turn < 60; turn += 1) expect((await once("198.51.100.7", turn)).status).toBe(200);
    expect((await once("198.51.100.7", 60)).status).toBe(429);
    for (let turn = 60; turn < 120; turn += 1) await once(`198.51.${turn}.9`, turn);
    const refused = await once("203.0.113.9", 120);
    expect(refused.status).toBe(429);
  });
});
