import { afterAll, beforeAll, expect, test } from "vitest";
import { demoPassword } from "#api/demo/personas/users.ts";
import { pageRoutes, type PageRoute } from "#tests/support/e2e/page-routes.ts";
import { formsIn, oneOfEachKind } from "#tests/support/e2e/forms-in.ts";
import { rawRequest, signInByForm } from "#tests/support/e2e/raw-request.ts";
import { formType } from "#tests/support/e2e/request-variants.ts";
import { isSampled, sampledLimit } from "#tests/support/sampled.ts";
import { intentsOf } from "#tests/support/e2e/intents.ts";
import { startWalledWorld, type WalledWorld } from "#tests/support/e2e/walled-world.ts";

const entrances = { office: "/admin/login", agent: "/?index", supplier: "/supplier/login" } as const;
const visitors = { office: "manager", agent: "anke.silberfarn", supplier: "desk.steamvale" } as const;
/** These end the session or change the password with which the rest of the test goes on. */
const apart = /^\/(?:sign-out|reset-password\/)/;

/** So many forms are there for each that `npm test` posts. */
const oneIn = 40;

/** A test that goes to every page may take a second for each. */
const everyPage = { timeout: pageRoutes().length * 1_000 };

let world: WalledWorld;
let actions: PageRoute[];
const cookies = new Map<string, string>();

beforeAll(async () => {
  world = await startWalledWorld();
  actions = pageRoutes().filter(({ hasAction, path }) => hasAction && !apart.test(path));
  for (const [portal, login] of Object.entries(visitors)) {
    const entrance = entrances[portal as keyof typeof entrances];
    cookies.set(portal, await signInByForm(world.origin, entrance, login, demoPassword));
  }
});

afterAll(() => world.stop());

const addressOf = (path: string) => (path === "/" ? "/?index" : path);

/** The session of the portal that a route belongs to, or of any where it belongs to none. */
const cookieOf = ({ portal }: PageRoute) => cookies.get(portal ?? "agent") ?? "";

function post(route: PageRoute, fields: Iterable<[string, string]>, path = addressOf(route.path)) {
  const headers = { ...formType, Origin: world.origin, Cookie: cookieOf(route) };
  const body = new URLSearchParams([...fields]).toString();
  return rawRequest(world.origin, path, { method: "POST", headers, body });
}

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
  const page = await rawRequest(world.origin, route.path, { headers: { Cookie: cookieOf(route) } });
  const forms = formsIn(page.text);
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
    for (const route of actions) {
      for (const body of await bodiesFor(route)) {
        const fields = new URLSearchParams(body).toString();
        if (!isSampled(`${route.path} ${fields}`, oneIn)) continue;
        sent += 1;
        const { status } = await post(route, body);
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
    for (const route of actions) {
      const page = await rawRequest(world.origin, route.path, { headers: { Cookie: cookieOf(route) } });
      const forms = formsIn(page.text);
      const bodies = [
        ...inherited.map((intent): [string, string][] => [["intent", intent]]),
        ...forms.flatMap(({ names, intents }) =>
          withoutRows(names).map((fields): [string, string][] => [...fields, ["intent", intents[0] ?? ""]]),
        ),
      ];
      for (const body of bodies) {
        const { status } = await post(route, body);
        if (status >= 500) failures.push(`${route.path} ${JSON.stringify(body)} → ${status}`);
      }
    }
    expect(failures).toEqual([]);
  },
);

test("a form whose record is gone or somebody else's is refused in words", everyPage, async () => {
  const failures: string[] = [];
  for (const route of actions) {
    const strange = route.path
      .replaceAll(/[0-9A-HJKMNP-TV-Z]{26}/g, "01ARZ3NDEKTSV4RRFFQ69G5FAV")
      .replaceAll(/\b(?:NZ|AU)[A-Z]{2}\d{6}\b/g, "NZFI999999");
    if (strange === route.path) continue;
    const page = await rawRequest(world.origin, route.path, { headers: { Cookie: cookieOf(route) } });
    const forms = formsIn(page.text);
    for (const intent of new Set([...intentsOf(route), ...forms.flatMap(({ intents }) => intents), ""])) {
      for (const { kept } of [{ kept: [] }, ...oneOfEachKind(forms)]) {
        const { status } = await post(route, [...kept, ["intent", intent]], strange);
        if (status >= 500 || status === 200) failures.push(`${strange} ${intent} → ${status}`);
      }
    }
  }
  expect(failures).toEqual([]);
});

test("a body that is no form is refused as the sender's mistake", async () => {
  for (const route of actions) {
    for (const [type, body] of [
      ["text/plain", "intent=save"],
      ["application/json", "{}"],
      ["multipart/form-data; boundary=x", "zzz"],
    ] as const) {
      const headers = { Origin: world.origin, Cookie: cookieOf(route), "Content-Type": type };
      const { status } = await rawRequest(world.origin, addressOf(route.path), {
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
  const route = actions.find((one) => one.path === path);
  if (!route) throw new Error(`No page with an action has the address ${path}`);
  await world.limit(deed, 0);
  const { status, text } = await post(route, Object.entries(typed));
  await world.limit(deed, 100_000);
  expect(status, text.slice(0, 500)).toBe(429);
  const form = formsIn(text).find(({ names }) => Object.keys(typed).every((name) => names.includes(name)));
  expect(form, "the form").toBeDefined();
  expect(text.includes("name" in typed ? typed.name : typed.body), "what was typed").toBe(true);
  expect(text.includes("In kurzer Zeit wurden zu viele"), "the words beside the form").toBe(true);
});

test("whatever was answered as our failure stands in the log with its cause", () => {
  const lines = world
    .log()
    .split("\n")
    .filter((line) => line.startsWith("{"));
  const events = lines.map((line): Record<string, unknown> => JSON.parse(line));
  const told = new Set(
    events.filter(({ event }) => /failed|refused/.test(String(event))).map(({ request_id: id }) => id),
  );
  const failed = events.filter(({ event, status }) => event === "request" && Number(status) >= 500);
  expect(failed.filter(({ request_id: id }) => !told.has(id))).toEqual([]);
});
