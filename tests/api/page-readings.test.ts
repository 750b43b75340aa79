import { beforeAll, expect, it } from "vitest";
import type { Database } from "#api/db/client.ts";
import { freshDatabase } from "#tests/support/test-database.ts";
import { testApi, type TestApi } from "#tests/support/test-api.ts";

let api: TestApi;
beforeAll(async () => {
  api = await testApi();
});

const paths = {
  consultant: ["/api/office/client-files", "/api/office/labels", "/api/office/desk"],
  "anke.silberfarn": ["/api/agent/client-files", "/api/agent/packages", "/api/office/labels"],
  "luca.ponteverde": ["/api/agent/client-files", "/api/agent/desk", "/api/agent/client-files/NOBODY"],
};

type Ask = (path: string, token: string) => Promise<{ status: number; body: unknown }>;

function asking(fetch: (request: Request) => Promise<Response>): Ask {
  return async (path, token) => {
    const headers = { Authorization: `Bearer ${token}`, "X-Request-Id": "the-same-for-every-call" };
    const answer = await fetch(new Request(`http://api.test${path}`, { headers }));
    return { status: answer.status, body: await answer.json() };
  };
}

it("calls that share a reading are answered as each alone, whoever else is answered at the same time", async () => {
  const asked: [path: string, token: string][] = [];
  for (const [name, wanted] of Object.entries(paths)) {
    const token = await api.signIn(name);
    for (const path of wanted) asked.push([path, token]);
  }
  const alone = [];
  for (const [path, token] of asked) alone.push(await asking(api.forApps())(path, token));
  const together = asking(api.forApps());
  const answers = await Promise.all(asked.map(([path, token]) => together(path, token)));
  expect(answers).toEqual(alone);
  expect(new Set(answers.map(({ status }) => status)).size).toBeGreaterThan(2);
});

/** An API over a database of its own that counts the transactions. */
async function countingApi() {
  const database = await freshDatabase();
  let opened = 0;
  const inScope: Database["inScope"] = (...given) => {
    opened += 1;
    return database.inScope(...given);
  };
  const counted = await testApi({ database: { ...database, inScope } });
  const during = async (work: () => Promise<unknown>) => {
    // What follows at once would be of the reading before.
    await new Promise((resolve) => setImmediate(resolve));
    opened = 0;
    await work();
    return opened;
  };
  return { counted, during };
}

it("calls of one session with the same request id are one transaction, those of two sessions never", async () => {
  const { counted, during } = await countingApi();
  const [one, other] = [await counted.signIn("consultant"), await counted.signIn("manager")];
  const ask = asking(counted.forApps());
  const openingsOf = (...tokens: string[]) =>
    during(() => Promise.all(tokens.map((token) => ask("/api/office/labels", token))));
  expect(await openingsOf(one, one, one)).toBe(1);
  expect(await openingsOf(one, other)).toBe(2);
});

it("what a page of this process asks upon the look-up of its session is one transaction with it", async () => {
  const { counted, during } = await countingApi();
  const token = await counted.signIn("consultant");
  const by = counted.forPage();
  const ask = async (path: string) => {
    const headers = { Authorization: `Bearer ${token}`, "X-Request-Id": "one-page-that-asks" };
    const answer = await by(new Request(`http://api.test${path}`, { headers }));
    expect(answer.status).toBe(200);
  };
  const opened = await during(async () => {
    await ask("/api/public/sessions/current?unread=1");
    await Promise.all([ask("/api/office/labels"), ask("/api/office/client-files")]);
  });
  expect(opened).toBe(1);
  expect(await during(() => ask("/api/office/labels"))).toBe(1);
});
