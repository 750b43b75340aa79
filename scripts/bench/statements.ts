import { createServer, request as send } from "node:http";
import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import pg from "pg";
import type { ThrowAwayPostgres } from "#scripts/postgres.ts";
import { root } from "#scripts/setup/ready.mjs";
import { mainPages, type MainPage } from "./main-pages.ts";
import { productEnv, type Running, type startProcess } from "./processes.ts";

/** What one page asks: statements of the database (begin, settings and commit among them), and calls of the API. */
export type Asked = { name: string; statements: number; openings: number; calls: number };

/** To be started with: counts what is run, utility statements included. */
export const countingSettings = [
  "shared_preload_libraries=pg_stat_statements",
  "pg_stat_statements.track_utility=on",
  "pg_stat_statements.max=10000",
];

type Parts = { start: typeof startProcess; database: ThrowAwayPostgres; dataDir: string };

/**
 * Counts what each main page asks of the API and of PostgreSQL, with the API in a process of its own. A page is opened
 * some times, and the least counts: what the house does by the clock is no page's.
 */
export async function countStatements({ start, database, dataDir }: Parts): Promise<Asked[]> {
  const env = productEnv(database.url, dataDir);
  const api = await start(
    join(root, "server", "api.mjs"),
    { ...env, TRUST_PROXY: "on" },
    { portName: "API_PORT" },
  );
  const between = await countingProxy(api);
  const counter = new pg.Client({ connectionString: database.url });
  try {
    await counter.connect();
    await counter.query("create extension if not exists pg_stat_statements");
    const app = await start(join(root, "server", "start.mjs"), {
      ...env,
      API_URL: between.url,
      DATA_DIR: `${dataDir}/app`,
    });
    const asked: Asked[] = [];
    for (const page of await mainPages(app.url)) {
      asked.push(await leastOf(page, { app, between, counter }));
    }
    return asked;
  } finally {
    await counter.end();
    between.close();
  }
}

const times = 4;

type Counting = { app: Running; between: Awaited<ReturnType<typeof countingProxy>>; counter: pg.Client };

async function leastOf(
  { name, path, cookie }: MainPage,
  { app, between, counter }: Counting,
): Promise<Asked> {
  const least = { statements: Infinity, openings: Infinity, calls: Infinity };
  for (let time = 0; time < times; time += 1) {
    // Any change makes the API forget who it knows: a page is counted as the first of its moment.
    await fetch(`${between.url}/api/nothing`, { method: "POST" });
    await counter.query("select pg_stat_statements_reset()");
    between.take();
    const answer = await fetch(`${app.url}${path}`, { headers: { Cookie: cookie, Accept: "text/html" } });
    await answer.text();
    if (answer.status !== 200) throw new Error(`${name} (${path}) answered ${answer.status}`);
    const counted = await countedBy(counter);
    if (counted.statements < least.statements) Object.assign(least, counted, { calls: between.take() });
  }
  return { name, ...least };
}

/** What was run since the counters began anew, by whoever but ourselves. */
async function countedBy(counter: pg.Client): Promise<Pick<Asked, "statements" | "openings">> {
  const { rows } = await counter.query<{ statements: number; openings: number }>(`
    select coalesce(sum(calls), 0)::int as statements,
      coalesce(sum(calls) filter (where query ~* '^(begin|commit|rollback|select from \\(select set_config)'), 0)::int as openings
    from pg_stat_statements where query !~ 'pg_stat_statements'`);
  return rows[0] ?? { statements: 0, openings: 0 };
}

/** Passes calls on to the API and counts them. */
async function countingProxy({ url }: Running) {
  let calls = 0;
  const { port: apiPort } = new URL(url);
  const server = createServer((request, response) => {
    calls += 1;
    const { method, url: path, headers } = request;
    const onward = send({ host: "127.0.0.1", port: apiPort, method, path, headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
    });
    onward.once("error", () => response.destroy());
    request.pipe(onward);
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  // A server that listens on a port has one.
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    /** Calls since the last look. */
    take: () => {
      const taken = calls;
      calls = 0;
      return taken;
    },
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

/** The figures as a table for people. */
export function statementsAsTable(asked: readonly Asked[]): string {
  const widest = Math.max(...asked.map(({ name }) => name.length));
  const rows = asked.map(({ name, statements, openings, calls }) =>
    [name.padEnd(widest), ...[statements, openings, calls].map((count) => String(count).padStart(11))].join(
      " ",
    ),
  );
  const head = ["page".padEnd(widest), "statements", "  of which", "calls"].map((text, index) =>
    index === 0 ? text : text.padStart(11),
  );
  return [head.join(" "), "".padEnd(widest) + "   (begin, settings, commit)".padStart(24), ...rows].join(
    "\n",
  );
}
