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

it("calls of one session with the same request id are one transaction, those of two sessions never", async () => {
  const database = await freshDatabase();
  let opened = 0;
  const inScope: Database["inScope"] = (...given) => {
    opened += 1;
    return database.inScope(...given);
  };
  const counted = await testApi({ database: { ...database, inScope } });
  const [one, other] = [await counted.signIn("consultant"), await counted.signIn("manager")];
  const ask = asking(counted.forApps());
  const openingsOf = async (...tokens: string[]) => {
    opened = 0;
    await Promise.all(tokens.map((token) => ask("/api/office/labels", token)));
    return opened;
  };
  expect(await openingsOf(one, one, one)).toBe(1);
  expect(await openingsOf(one, other)).toBe(2);
});
