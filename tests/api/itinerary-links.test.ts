import { beforeEach, describe, expect, test } from "vitest";
import { itinerary } from "#api/db/schema/itinerary.ts";
import { linkCalls } from "#tests/support/link-calls.ts";
import { testDemo } from "#tests/support/test-demo.ts";

type Calls = Awaited<ReturnType<typeof linkCalls>>;
let calls: Calls;
let token: string;

const all = ["200", "200", "204"];
const refusal =
  '404 {"message":"We could not find a published itinerary for this reference. Please check it and try again."}';
const none = [refusal, refusal, refusal];

beforeEach(async () => {
  calls = await linkCalls();
  token = await calls.token();
});

describe("a new link", () => {
  test("stops the old one at once, for page, document and beacon alike, and is told to office and agency", async () => {
    expect(await calls.opened(token)).toEqual(all);
    const answer = await calls.step("renewal");
    expect(answer.status, answer.text).toBe(200);
    const renewed = await calls.token();
    expect(renewed).not.toBe(token);
    expect(await calls.opened(token)).toEqual(none);
    expect(await calls.opened(renewed)).toEqual(all);
    const path = `/travel-app/${renewed}`;
    expect(await calls.atOffice()).toMatchObject({ link: "open", path });
    expect(await calls.atAgency()).toMatchObject({ link: "open", path });
    expect((await calls.find()).json).toBe(renewed);
  });

  test("counts from nothing, and the log keeps how often the old one was opened", async () => {
    await calls.look(token);
    await calls.look(token);
    await calls.step("renewal");
    expect(await calls.atOffice()).toMatchObject({ view_count: 0, last_viewed_at: null });
    expect(await calls.logged()).toEqual([
      {
        action: "link-renewed",
        before: { rotation: 1, view_count: 2 },
        after: { rotation: 2, view_count: 0 },
      },
    ]);
  });

  test("is one, however often its form is sent, and is refused to who looked before somebody else's", async () => {
    const { lockVersion } = await calls.row();
    const form = { version: lockVersion, key: "one-visit-of-the-form" };
    const [first, second] = [await calls.step("renewal", form), await calls.step("renewal", form)];
    expect([first.status, second.status, second.text]).toEqual([200, 200, first.text]);
    const late = await calls.step("renewal", { version: lockVersion });
    expect(late.status).toBe(409);
    expect(late.json.current).toMatchObject({ lock_version: lockVersion + 1, link: "open" });
    expect((await calls.row()).rotation).toBe(2);
    expect(await calls.logged()).toHaveLength(1);
  });

  test("opens what was closed, under the new address alone", async () => {
    await calls.step("closing");
    await calls.step("renewal");
    expect(await calls.opened(token)).toEqual(none);
    expect(await calls.opened(await calls.token())).toEqual(all);
  });
});

describe("a closed link", () => {
  test("answers like one that never was, also to the reference, and opens again as it was sent", async () => {
    const unknown = await calls.opened("x".repeat(43));
    expect(unknown).toEqual(none);
    expect((await calls.step("closing")).status).toBe(200);
    expect(await calls.opened(token)).toEqual(none);
    const missed = await calls.find();
    expect(`${missed.status} ${missed.text}`).toBe(refusal);
    expect((await calls.step("opening")).status).toBe(200);
    expect(await calls.opened(token)).toEqual(all);
    expect((await calls.find()).json).toBe(token);
    expect((await calls.logged()).map(({ action }) => action)).toEqual(["link-opened", "link-closed"]);
  });

  test("has no address for office and agency, who keep the document", async () => {
    await calls.step("closing");
    expect(await calls.atOffice()).toMatchObject({ link: "closed", path: null });
    expect(await calls.atAgency()).toMatchObject({ link: "closed", path: null });
    expect((await calls.agencyDocument()).status).toBe(200);
  });

  test("stays as it is when it is closed once more, whatever version that saw", async () => {
    const { lockVersion } = await calls.row();
    await calls.step("closing", { version: lockVersion });
    expect((await calls.step("closing", { version: lockVersion })).json.data.link).toBe("closed");
    expect((await calls.step("opening", { version: lockVersion })).status).toBe(409);
    expect(await calls.logged()).toHaveLength(1);
  });

  test("that was never closed stays as it is when it is opened, whatever version that saw", async () => {
    const before = await calls.row();
    const opened = await calls.step("opening", { version: before.lockVersion + 1 });
    expect([opened.status, opened.json.data.link]).toEqual([200, "open"]);
    expect(await calls.row()).toEqual(before);
    expect(await calls.logged()).toEqual([]);
  });

  test("signs no channel any more", async () => {
    const { uid } = await calls.row();
    const listen = () =>
      calls.api.call("/broadcasting/auth", {
        method: "POST",
        body: new URLSearchParams({ socket_id: "1.2", channel_name: `private-itinerary.${uid}`, token }),
      });
    expect((await listen()).status).toBe(200);
    await calls.step("closing");
    expect((await listen()).status).toBe(403);
  });
});

describe("a link whose time is over", () => {
  test("answers like one that never was, and cannot be opened, closed or renewed", async () => {
    await calls.endedOn("2025-11-20");
    expect(await calls.opened(token)).toEqual(all);
    await calls.endedOn("2025-11-18");
    expect(await calls.opened(token)).toEqual(none);
    const missed = await calls.find();
    expect(`${missed.status} ${missed.text}`).toBe(refusal);
    expect(await calls.atOffice()).toMatchObject({ link: "ended", path: null, link_ends_on: "2026-11-18" });
    for (const step of ["renewal", "closing", "opening"] as const) {
      const answer = await calls.step(step);
      expect([answer.status, answer.json.message]).toEqual([
        409,
        "This link expired after the trip and cannot be opened again.",
      ]);
    }
    expect(await calls.logged()).toEqual([]);
  });
});

describe("who changes a link", () => {
  test("works for the brand of the trip, and may publish", async () => {
    expect((await calls.step("closing", { as: "manager.banksia" })).status).toBe(404);
    const refused = await calls.step("closing", { as: "readonly" });
    expect([refused.status, refused.json.permission]).toEqual([403, "itineraries.publish"]);
    expect(await calls.opened(token)).toEqual(all);
  });

  test("finds nothing to change where nothing is published", async () => {
    const before = new Date(testDemo.now.getTime() - 1000);
    await calls.api.system((tx) => tx.update(itinerary).set({ unpublishedAt: before }));
    expect((await calls.step("renewal")).status).toBe(404);
  });
});

describe("a look", () => {
  test("is counted with its time, and changes no version and no log", async () => {
    const before = await calls.row();
    expect((await calls.look(token)).status).toBe(204);
    calls.api.clock.advance({ minutes: 5 });
    await calls.look(token);
    const { viewCount, lastViewedAt, ...rest } = await calls.row();
    expect(viewCount).toBe(2);
    expect(lastViewedAt).toEqual(calls.api.clock.now());
    expect({ ...rest, viewCount: 0, lastViewedAt: null }).toEqual(before);
    expect(await calls.logged()).toEqual([]);
    expect(await calls.atAgency()).toMatchObject({ view_count: 2 });
  });

  test("of who is signed in is not counted, nor is opening, fetching ahead or asking for the head", async () => {
    await calls.look(token, { token: await calls.api.signIn("consultant") });
    const path = `/api/public/itineraries/${token}`;
    await calls.api.call(path, { headers: { "Sec-Purpose": "prefetch" } });
    await calls.api.call(path, { method: "HEAD" });
    await calls.api.call(`${path}/seen`);
    await calls.api.call(`${path}/seen`, { method: "HEAD" });
    expect((await calls.row()).viewCount).toBe(0);
  });

  test("loses none of many at once, and is limited for one network", async () => {
    await Promise.all(Array.from({ length: 20 }, (_, at) => calls.look(token, { from: `192.0.2.${at}` })));
    expect((await calls.row()).viewCount).toBe(20);
    const statuses: number[] = [];
    for (let at = 0; at < 121; at += 1)
      statuses.push((await calls.look(token, { from: "203.0.113.9" })).status);
    expect(statuses.filter((status) => status === 204)).toHaveLength(120);
    expect(statuses.at(-1)).toBe(429);
  });
});
