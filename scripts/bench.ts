import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { buildBareApp } from "#scripts/bench/bare-app.ts";
import { benchCoverage, coverageAsTable } from "#scripts/bench/coverage.ts";
import { benchDocuments, documentsAsLine } from "#scripts/bench/documents.ts";
import { benchLists, listsAsTable } from "#scripts/bench/lists.ts";
import { benchLookup, lookupAsTable } from "#scripts/bench/lookup.ts";
import { listPath, prepareCases, type Servers } from "#scripts/bench/cases.ts";
import { contentOf } from "#scripts/bench/content.ts";
import { benchFlood } from "#scripts/bench/flood.ts";
import { lengthenFile } from "#scripts/bench/long-file.ts";
import { measure } from "#scripts/bench/measure.ts";
import { benchMemory } from "#scripts/bench/memory.ts";
import { benchPricing } from "#scripts/bench/pricing.ts";
import { productEnv, startProcess, type Running } from "#scripts/bench/processes.ts";
import { asJson, othersAsLines, pagesAsTable } from "#scripts/bench/report.ts";
import { countingSettings, countStatements, statementsAsTable } from "#scripts/bench/statements.ts";
import { benchPeers, peersAsTable } from "#scripts/bench/peers.ts";
import { benchSearch, searchAsTable } from "#scripts/bench/product-search.ts";
import { benchSheet, sheetAsTable } from "#scripts/bench/rate-sheet.ts";
import { signIn } from "#scripts/bench/visitor.ts";
import { benchStarts, startsAsTable } from "#scripts/bench/starts.ts";
import { benchWaits, waitsAsTable } from "#scripts/bench/waits.ts";
import { startPostgres } from "#scripts/postgres.ts";
import { makeReady, root } from "#scripts/setup/ready.mjs";

const rounds = 5;
const { values } = parseArgs({
  options: {
    lists: { type: "boolean", default: false },
    cover: { type: "boolean", default: false },
    sheet: { type: "boolean", default: false },
    search: { type: "boolean", default: false },
    lookup: { type: "boolean", default: false },
    memory: { type: "boolean", default: false },
    heap: { type: "string" },
    on: { type: "string" },
    count: { type: "string" },
    pages: { type: "boolean", default: false },
    million: { type: "boolean", default: false },
    statements: { type: "boolean", default: false },
    peers: { type: "boolean", default: false },
    waits: { type: "boolean", default: false },
    starts: { type: "boolean", default: false },
  },
});

/**
 * `npm run bench`: processor time per request of the production build, beside a bare page of the framework and
 * Node's own web server, in one run, and the list of client files as it grows. `--pages` measures the pages alone,
 * `--lists` the lists alone (`--million` adds a million files to them), `--cover` the rate analysis of 10,000 products,
 * `--search` the search among as many, `--sheet` a rate sheet of 5,000 rows, `--lookup` the misses of references alone,
 * `--memory` what one process holds with each limit of its heap (`--heap=384,none --on=postgres --count=20000` for these
 * limits, one database and so many pages), `--statements` counts what each main page asks of API and database, `--peers`
 * measures two of our pages beside the same in SvelteKit and Next, `--waits` how long people wait for their desk and for
 * a price, `--starts` how long a start takes until its first page. Figures never fail it.
 */
async function main() {
  await makeReady({ build: true });
  const bareServer = await buildBareApp(root);
  const dataDir = mkdtempSync(join(tmpdir(), "waymark-bench-"));
  const database = await startPostgres(values.statements ? countingSettings : []);
  const started: Running[] = [];
  const start = async (...parameters: Parameters<typeof startProcess>) => {
    const running = await startProcess(...parameters);
    started.push(running);
    return running;
  };
  try {
    const alone = await benchAlone(start, { database, dataDir });
    if (alone !== null) {
      console.log(alone);
      return;
    }
    const { filePath, ...servers } = await startServers(start, {
      ...{ bareServer, dataDir, databaseUrl: database.url },
    });
    const begun = performance.now();
    const { cases, weights, missing } = await prepareCases(servers, filePath);
    const figures = await measure(cases, rounds);
    console.log(pagesAsTable({ figures, weights, missing }));
    if (values.pages) return;
    const pricing = await benchPricing();
    const flood = await benchFlood({ first: servers.app, second: servers.second, plain: servers.plain });
    const documents = await benchDocuments(servers.app);
    const seconds = Math.round((performance.now() - begun) / 1000);
    const results = { figures, weights, missing, pricing, flood, database: "PostgreSQL", seconds };
    console.log(othersAsLines(results));
    console.log(documentsAsLine(documents));
    const lookup = await benchLookup(servers.api, database.url);
    console.log(lookupAsTable(lookup));
    const lists = await benchLists(start, { database, dataDir, million: values.million });
    console.log(listsAsTable(lists));
    mkdirSync(join(root, "reports"), { recursive: true });
    writeFileSync(
      join(root, "reports", "bench.json"),
      `${JSON.stringify({ ...asJson(results), documents, lookup, lists }, null, 2)}\n`,
    );
  } finally {
    await Promise.all(started.map(({ stop }) => stop()));
    await database.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

type Places = { bareServer: string; dataDir: string; databaseUrl: string };

type Start = typeof startProcess;
type At = { database: Awaited<ReturnType<typeof startPostgres>>; dataDir: string };

/** What was asked for alone, as a table; null where all is measured. */
async function benchAlone(start: Start, { database, dataDir }: At): Promise<string | null> {
  const startApi = (more: Record<string, string> = {}) =>
    start(
      join(root, "server", "api.mjs"),
      { ...productEnv(database.url, dataDir), ...more },
      { portName: "API_PORT" },
    );
  if (values.lists)
    return listsAsTable(await benchLists(start, { database, dataDir, million: values.million }));
  if (values.cover) return coverageAsTable(await benchCoverage({ database, dataDir }));
  if (values.search) return searchAsTable(await benchSearch(await startApi(), { database, dataDir }));
  if (values.sheet) return sheetAsTable(await benchSheet(await startApi()));
  if (values.memory) {
    const { heap, on, count } = values;
    await benchMemory(start, { dataDir, databaseUrl: database.url }, { heap, on, count });
    return "";
  }
  if (values.statements) return statementsAsTable(await countStatements({ start, database, dataDir }));
  if (values.peers) return peersAsTable(await benchPeers({ start, database, dataDir }));
  if (values.starts) {
    const place = { server: join(root, "server", "start.mjs"), dataDir: join(dataDir, "starts") };
    return startsAsTable(await benchStarts(start, place));
  }
  if (values.waits) {
    const product = { ...productEnv(database.url, dataDir), TRUST_PROXY: "1" };
    return waitsAsTable(await benchWaits(await start(join(root, "server", "start.mjs"), product)));
  }
  if (values.lookup)
    return lookupAsTable(await benchLookup(await startApi({ TRUST_PROXY: "1" }), database.url));
  return null;
}

async function startServers(
  start: typeof startProcess,
  { bareServer, dataDir, databaseUrl }: Places,
): Promise<Servers & { filePath: string }> {
  const product = { ...productEnv(databaseUrl, dataDir), TRUST_PROXY: "1" };
  const app = await start(join(root, "server", "start.mjs"), product);
  const api = await start(join(root, "server", "api.mjs"), product, { portName: "API_PORT" });
  const second = await start(join(root, "server", "start.mjs"), product);
  const apart = await start(join(root, "server", "start.mjs"), { ...product, API_URL: api.url });
  const filePath = await lengthenFile(databaseUrl, "NZFI100001", 40);
  const bare = await start(bareServer, { CONTENT: await keepContent(app, { dataDir, filePath }) });
  const plain = await start(join(root, "scripts", "bench", "plain.mjs"), {});
  return { app, second, api, apart, bare, plain, filePath };
}

/** What the client files list and a long file show, for the bare pages that show the same; answers the file. */
async function keepContent(
  app: Running,
  { dataDir, filePath }: { dataDir: string; filePath: string },
): Promise<string> {
  const cookie = await signIn(app.url);
  if (!cookie) throw new Error("The portal could not be signed in to");
  const shown = async (path: string) =>
    contentOf(await (await fetch(`${app.url}${path}`, { headers: { Cookie: cookie } })).text());
  const kept = join(dataDir, "content.json");
  writeFileSync(kept, JSON.stringify({ list: await shown(listPath), file: await shown(filePath) }));
  return kept;
}

await main();
