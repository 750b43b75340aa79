import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, test } from "vitest";
import { place } from "#api/db/schema/place.ts";
import { seedUid } from "#api/demo/world/seed-keys.ts";
import { xssCorpus } from "#tests/support/xss-corpus.ts";
import { testApi, type TestApi } from "#tests/support/test-api.ts";

let api: TestApi;
let token: string;
beforeAll(async () => {
  api = await testApi();
  token = await api.signIn("manager");
});

const call = (rest: string, method = "GET", body?: unknown) =>
  api.call(`/api/office/itinerary-locations${rest}`, { method, token, body });
const input = {
  code: "tst",
  name: "Testville",
  region: "Otago",
  country: "NZ",
  kind: "town",
  landscape: "lake",
  lat: -45.1,
  lng: 168.9,
  timezone: "Pacific/Auckland",
  description: { en: "<p>A <strong>quiet</strong> place.</p>", de: "<p>Ein stiller Ort.</p>" },
  legs: [{ to: "ZQN", mode: "drive", distance_km: 30, minutes: 35, notes: { en: "Along the lake." } }],
};

test("a place is created, found, changed and removed with its journeys, and the log tells it", async () => {
  const made = await call("", "POST", input);
  expect(made.status).toBe(201);
  const { uid } = made.json.data;
  expect(made.json.data).toMatchObject({ ...input, code: "TST", in_use: false });
  expect((await call("?filter[q]=testv")).json.data).toMatchObject([{ uid }]);
  const legs = [{ to: "WKA", mode: "walk", minutes: 500 }];
  const changed = await call(`/${uid}`, "PUT", {
    ...input,
    code: "TSU",
    legs,
    description: undefined,
    lock_version: 1,
  });
  expect(changed.json.data).toMatchObject({ code: "TSU", description: null, legs, lock_version: 2 });
  const [latest] = (await call(`/${uid}/history`)).json.data;
  expect(latest.changes.map(({ field }: { field: string }) => field).toSorted()).toEqual([
    "code",
    "description",
    "legs",
  ]);
  expect((await call(`/${uid}`, "PUT", { ...input, lock_version: 1 })).json.current.code).toBe("TSU");
  expect((await call(`/${uid}?lock_version=2`, "DELETE")).status).toBe(204);
});

test("the code of a place that is in use stays, and the place cannot be removed", async () => {
  const uid = seedUid("place", "ROT");
  const { data } = (await call(`/${uid}`)).json;
  expect(data.in_use).toBe(true);
  const renamed = await call(`/${uid}`, "PUT", { ...data, code: "RRR" });
  expect(renamed.json.errors).toEqual({ code: ["This place is in use. Its code stays as it is."] });
  const removed = await call(`/${uid}?lock_version=${data.lock_version}`, "DELETE");
  expect(removed.json).toEqual({ message: "This place is in use and cannot be deleted." });
  const many = { action: "delete", target: { uids: [uid] }, dry_run: true };
  expect((await call("/bulk", "POST", many)).json.data).toMatchObject({
    affected: 0,
    failed: [{ name: "Rotorua" }],
  });
});

test("saving a place as it was read changes nothing", async () => {
  const uid = seedUid("place", "TEU");
  const { data } = (await call(`/${uid}`)).json;
  expect(data.legs.length).toBeGreaterThan(0);
  const same = await call(`/${uid}`, "PUT", data);
  expect(same.json.data).toEqual(data);
});

test("journeys that lead nowhere, back here or twice are refused beside their row", async () => {
  const legs = [
    { to: "XXX", mode: "drive" },
    { to: "TSW", mode: "drive" },
    { to: "ZQN", mode: "drive" },
    { to: "ZQN", mode: "drive" },
  ];
  const answer = await call("", "POST", { ...input, code: "TSV", legs });
  expect(Object.keys(answer.json.errors)).toEqual(["legs.0.to", "legs.1.to", "legs.3.to"]);
});

test("coordinates outside the earth, a code in use and missing fields are refused", async () => {
  const wrong = await call("", "POST", { ...input, lat: 91, timezone: "Mars/Base" });
  expect(Object.keys(wrong.json.errors).toSorted()).toEqual(["lat", "timezone"]);
  const taken = await call("", "POST", { ...input, code: "ROT", legs: [] });
  expect(taken.json.errors).toEqual({ code: ["This code is taken."] });
});

describe("the text of a place", () => {
  const hostile = '<p onclick="hit()">Lake</p><img src=x onerror="hit()"><script>hit()</script>';
  const clean = "<p>Lake</p>";
  const ours =
    /^<\/?(?:p|h3|h4|ul|ol|li|blockquote|strong|em|u)>$|^<br ?\/>$|^<a href="(?:https?:|mailto:|tel:)[^"<>]*">$|^<\/a>$/;

  test("is cleaned when it is written, in every language", async () => {
    const made = await call("", "POST", { ...input, code: "TSX", description: { en: hostile, fr: hostile } });
    expect(made.json.data.description).toEqual({ en: clean, fr: clean });
    const { uid } = made.json.data;
    const kept = await api.system((tx) =>
      tx.select({ texts: place.description }).from(place).where(eq(place.uid, uid)),
    );
    expect(kept).toEqual([{ texts: { en: clean, fr: clean } }]);
    const body = { ...input, code: "TSX", description: { en: `${hostile}<p>Town</p>` }, lock_version: 1 };
    expect((await call(`/${uid}`, "PUT", body)).json.data.description.en).toBe(`${clean}<p>Town</p>`);
    expect((await call(`/${uid}/history`)).text).not.toContain("hit()");
  });

  test("is cleaned wherever it is read, also when it was put into the table by other ways", async () => {
    const { uid } = (await call("", "POST", { ...input, code: "TSZ" })).json.data;
    await api.system((tx) =>
      tx
        .update(place)
        .set({ description: { en: hostile, de: hostile } })
        .where(eq(place.uid, uid)),
    );
    const body = { ...input, code: "TSZ", lock_version: 1 };
    const answers = [
      await call(`/${uid}`),
      await call("?filter[q]=testville&per_page=50"),
      await call(`/${uid}`, "PUT", { ...body, lock_version: 9 }),
      await call(`/${uid}?lock_version=9`, "DELETE"),
      await call(`/${uid}`, "PUT", body),
      await call(`/${uid}/history`),
    ];
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 409, 409, 200, 200]);
    for (const { text } of answers) expect(text).not.toContain("hit()");
    expect(answers[0]?.json.data.description).toEqual({ en: clean, de: clean });
    expect(answers[2]?.json.current.description.de).toBe(clean);
    expect(answers[3]?.json.current.description.de).toBe(clean);
  });

  test("counts as missing when no word is left of it", async () => {
    const empty = { en: "<p>&nbsp;</p>", it: "<script>hit()</script>" };
    const made = await call("", "POST", { ...input, code: "TSW", description: empty, legs: [] });
    expect([made.status, made.json.data.description]).toEqual([201, null]);
    const half = await call("", "POST", {
      ...input,
      code: "TSQ",
      description: { en: "<script>1</script>", de: "Ort" },
    });
    expect([half.status, Object.keys(half.json.errors)]).toEqual([422, ["description.en"]]);
  });

  test("keeps nothing of any known attempt to run a script", async () => {
    const { uid } = (await call("", "POST", { ...input, code: "TSK" })).json.data;
    const attempts = xssCorpus.map((text) => `${text.replaceAll("\0", "")}<p>end</p>`);
    for (let from = 0; from < attempts.length; from += 40) {
      const en = attempts.slice(from, from + 40).join("\n");
      await api.system((tx) =>
        tx
          .update(place)
          .set({ description: { en, de: en } })
          .where(eq(place.uid, uid)),
      );
      const { description } = (await call(`/${uid}`)).json.data;
      const tags: string[] = description.en.match(/<[^>]*>?/g) ?? [];
      expect(tags.filter((tag) => !ours.test(tag))).toEqual([]);
      expect(description.de).toBe(description.en);
    }
  });
});
