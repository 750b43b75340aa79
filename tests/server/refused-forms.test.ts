import { afterAll, beforeAll, expect, test } from "vitest";
import { formsIn, oneOfEachKind } from "#tests/support/e2e/forms-in.ts";
import { intentsOf } from "#tests/support/e2e/intents.ts";
import { addressOf, everyPage, startPosting, type Posting } from "#tests/support/e2e/posting.ts";
import { rawRequest } from "#tests/support/e2e/raw-request.ts";
import { isSampled } from "#tests/support/sampled.ts";

let posting: Posting;

beforeAll(async () => {
  posting = await startPosting();
});

afterAll(() => posting.world.stop());

test("a form whose record is gone or somebody else's is refused in words", everyPage, async () => {
  const failures: string[] = [];
  for (const route of posting.actions) {
    const strange = route.path
      .replaceAll(/[0-9A-HJKMNP-TV-Z]{26}/g, "01ARZ3NDEKTSV4RRFFQ69G5FAV")
      .replaceAll(/\b(?:NZ|AU)[A-Z]{2}\d{6}\b/g, "NZFI999999");
    if (strange === route.path || !isSampled(`gone ${route.id}`, 2)) continue;
    const forms = await posting.formsOf(route);
    for (const intent of new Set([...intentsOf(route), ...forms.flatMap(({ intents }) => intents), ""])) {
      for (const { kept } of [{ kept: [] }, ...oneOfEachKind(forms)]) {
        const { status } = await posting.post(route, [...kept, ["intent", intent]], strange);
        if (status >= 500 || status === 200) failures.push(`${strange} ${intent} → ${status}`);
      }
    }
  }
  expect(failures).toEqual([]);
});

test("a body that is no form is refused as the sender's mistake", async () => {
  for (const route of posting.actions) {
    for (const [type, body] of [
      ["text/plain", "intent=save"],
      ["application/json", "{}"],
      ["multipart/form-data; boundary=x", "zzz"],
    ] as const) {
      const headers = { Origin: posting.world.origin, Cookie: posting.cookieOf(route), "Content-Type": type };
      const { status } = await rawRequest(posting.world.origin, addressOf(route.path), {
        method: "POST",
        headers,
        body,
      });
      expect(status, `${route.path} ${type}`).toBeLessThan(500);
    }
  }
});

const customTrip = {
  name: "Slow days in the south",
  travel_date: "2027-01-12",
  duration_days: "3",
  start_place: "ZQN",
  transport: "any",
  "rooms[0].code": "DB",
  "rooms[0].adults": "2",
};

/** Forms that write what can be written so often only, with what is typed into them. */
const limitedForms = [
  ["messages", "/app/view-booking/NZFI100001/messages", { to: "office", body: "Is the ferry early?" }],
  ["quotes", "/app/list-bookings/create", customTrip],
] as const;

test.each(limitedForms)("too many %s leave the form with what was typed", async (deed, path, typed) => {
  const route = posting.actions.find((one) => one.path === path);
  if (!route) throw new Error(`No page with an action has the address ${path}`);
  await posting.world.limit(deed, 0);
  const { status, text } = await posting.post(route, Object.entries(typed));
  await posting.world.limit(deed, 100_000);
  expect(status, text.slice(0, 500)).toBe(429);
  const form = formsIn(text).find(({ names }) => Object.keys(typed).every((name) => names.includes(name)));
  expect(form, "the form").toBeDefined();
  expect(text.includes("name" in typed ? typed.name : typed.body), "what was typed").toBe(true);
  expect(text.includes("In kurzer Zeit wurden zu viele"), "the words beside the form").toBe(true);
});

test("whatever was answered as our failure stands in the log with its cause", () => {
  expect(posting.untold()).toEqual([]);
});
