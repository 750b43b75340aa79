import { afterAll, beforeAll, expect, test } from "vitest";
import type { PageRoute } from "#tests/support/e2e/page-routes.ts";
import { intentsOf } from "#tests/support/e2e/intents.ts";
import { everyPage, startPosting, type Posting } from "#tests/support/e2e/posting.ts";
import { isSampled, sampledLimit, someOf } from "#tests/support/sampled.ts";

/** So many forms are there for each that `npm test` posts. */
const oneIn = 60;

let posting: Posting;

beforeAll(async () => {
  posting = await startPosting();
});

afterAll(() => posting.world.stop());

/** What nobody types, and what a stale or tampered form sends. */
const values = [
  "",
  "x",
  "-1",
  "99999999999999999999",
  "2026-02-31",
  "\u0000",
  "[object Object]",
  "ü".repeat(300),
];

/** Bodies for a route: empty, each intent with nothing else, and each form of the page with every value. */
async function bodiesFor(route: PageRoute): Promise<[string, string][][]> {
  const forms = await posting.formsOf(route);
  const intents = new Set([...intentsOf(route), ...forms.flatMap(({ intents: named }) => named)]);
  const bare = [[], ...[...intents].map((intent): [string, string][] => [["intent", intent]])];
  const bulk = forms
    .flatMap(({ verbs }) => verbs)
    .flatMap((verb): [string, string][][] => [
      [["bulk", verb]],
      [
        ["bulk", verb],
        ["ids", "999999999"],
        ["scope", "all"],
      ],
      [
        ["bulk", verb],
        ["ids", "no-id"],
      ],
    ]);
  const filled = forms.flatMap(({ names, intents: named }) =>
    values.flatMap((value) =>
      (named.length > 0 ? named : [...intents, ""]).map((intent): [string, string][] => [
        ...names.map((name): [string, string] => [name, value]),
        ["intent", intent],
      ]),
    ),
  );
  return [...bare, ...bulk, ...filled];
}

test(
  "no posted form, however stale or tampered, is answered as a failure of ours",
  { timeout: Math.max(sampledLimit(oneIn), everyPage.timeout) },
  async () => {
    const failures: string[] = [];
    let sent = 0;
    for (const route of posting.actions) {
      for (const body of await bodiesFor(route)) {
        const fields = new URLSearchParams(body).toString();
        if (!isSampled(`${route.path} ${fields}`, oneIn)) continue;
        sent += 1;
        const { status } = await posting.post(route, body);
        if (status >= 500) failures.push(`${route.path} ${fields.slice(0, 200)} → ${status}`);
      }
    }
    expect(failures).toEqual([]);
    expect(sent).toBeGreaterThan(200);
  },
);

/** Words that stand for something in every object, and so in a list of intents that is one. */
const inherited = ["__proto__", "constructor", "toString"];

/** The names of lists with nothing of a row: as one field, and as what the form library would set them to. */
function withoutRows(names: readonly string[]): [string, string][][] {
  const lists = new Set(names.flatMap((name) => /^(\w+)\[\d*\]/.exec(name)?.[1] ?? []));
  return [...lists].flatMap((name): [string, string][][] => [
    [[name, "x"]],
    [[`${name}.length`, "4"]],
    [["__intent__", JSON.stringify({ type: "update", payload: { name, value: "x" } })]],
  ]);
}

test(
  "an intent that somebody made up, and a list that is none, are no failure of ours",
  everyPage,
  async () => {
    const failures: string[] = [];
    for (const route of posting.actions) {
      const forms = await posting.formsOf(route);
      const bodies = [
        ...someOf(inherited, 1, route.id).map((intent): [string, string][] => [["intent", intent]]),
        ...forms.flatMap(({ names, intents }) =>
          withoutRows(names).map((fields): [string, string][] => [...fields, ["intent", intents[0] ?? ""]]),
        ),
      ];
      for (const body of bodies) {
        const { status } = await posting.post(route, body);
        if (status >= 500) failures.push(`${route.path} ${JSON.stringify(body)} → ${status}`);
      }
    }
    expect(failures).toEqual([]);
  },
);

test("whatever was answered as our failure stands in the log with its cause", () => {
  expect(posting.untold()).toEqual([]);
});
