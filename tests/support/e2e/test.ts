import { expect, test as base, type BrowserContext, type Cookie } from "@playwright/test";
import { isWhole } from "#tests/support/sampled.ts";
import type { ForeignReader, Persona } from "./personas.ts";
import { signInBy } from "./sign-in.ts";
import { answersPeople } from "./alive.ts";
import { logSince } from "./server-log.ts";
import { collectTrouble, type Trouble } from "./trouble.ts";

export type WorldOptions = {
  /** Data folder of the server under test. */
  dataDir: string;
};

type Fixtures = WorldOptions & {
  /** Prints what the server logged of a test that failed. */
  serverLog: void;
  /** Errors of all pages; a test that ends with any of them fails. */
  trouble: Trouble;
  /** Signs a context in, the test's own unless told otherwise. */
  loginAs: (account: Persona | ForeignReader, context?: BrowserContext) => Promise<void>;
};

type WorkerFixtures = {
  /** Session cookies by server and account: each account signs in once per worker. */
  sessions: Map<string, Cookie[]>;
};

let visitors = 0;

/** The test with our fixtures. Every test visits from an address of its own. */
export const test = base.extend<Fixtures, WorkerFixtures>({
  dataDir: ["", { option: true }],
  extraHTTPHeaders: async ({ extraHTTPHeaders }, use, { workerIndex }) => {
    visitors += 1;
    await use({
      ...extraHTTPHeaders,
      "X-Forwarded-For": `10.${workerIndex % 250}.${visitors >> 8}.${visitors & 255}`,
    });
  },
  page: async ({ page, javaScriptEnabled }, use) => {
    if (javaScriptEnabled) await answersPeople(page);
    await use(page);
  },
  serverLog: [
    async ({ dataDir }, use, run) => {
      const since = new Date();
      await use();
      if (run.status === run.expectedStatus) return;
      process.stdout.write(`The server's log of "${run.title}":\n${logSince(dataDir, since)}\n`);
    },
    { auto: true },
  ],
  trouble: [
    async ({ context }, use) => {
      const trouble = collectTrouble();
      trouble.watch(context);
      await use(trouble);
      expect(trouble.found, "errors on the console or in scripts").toEqual([]);
    },
    { auto: true },
  ],
  sessions: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright demands the pattern where a fixture needs no other.
    async ({}, use) => {
      await use(new Map());
    },
    { scope: "worker" },
  ],
  loginAs: async ({ context, sessions, baseURL }, use) => {
    await use(async (account, into = context) => {
      const key = `${baseURL} ${account}`;
      const cookies = sessions.get(key) ?? (await signIn(into, account, baseURL ?? ""));
      sessions.set(key, cookies);
      await into.addCookies(cookies);
    });
  },
});

export { expect } from "@playwright/test";

async function signIn(
  context: BrowserContext,
  account: Persona | ForeignReader,
  origin: string,
): Promise<Cookie[]> {
  // Who signs in over somebody else's session ends it, and others of this worker may still need it.
  await context.clearCookies({ name: "waymark" });
  await signInBy(context.request, account, origin);
  const cookies = await context.cookies();
  await context.clearCookies();
  return cookies.filter(({ name }) => name === "waymark");
}

type Way = "with" | "without";

/** Runs the same tests with JavaScript and without. */
export function withAndWithoutJavaScript(declare: (javaScript: boolean) => void): void {
  declareFor(["with", "without"], declare);
}

/** Runs the same tests in the named way, and in the other one as well when the run takes no samples (`npm run test:pairs`). */
export function withOrWithoutJavaScript(usual: Way, declare: (javaScript: boolean) => void): void {
  declareFor(isWhole ? ["with", "without"] : [usual], declare);
}

function declareFor(ways: readonly Way[], declare: (javaScript: boolean) => void): void {
  for (const way of ways) {
    test.describe(`${way} JavaScript`, () => {
      test.use({ javaScriptEnabled: way === "with" });
      declare(way === "with");
    });
  }
}
