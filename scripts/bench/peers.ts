import { join } from "node:path";
import type { ThrowAwayPostgres } from "#scripts/postgres.ts";
import { root } from "#scripts/setup/ready.mjs";
import { measure, type Case, type Figures } from "./measure.ts";
import { databaseMeter, type Meter } from "./meters.ts";
import { officeToken } from "./office-token.ts";
import { buildPeerApp } from "./peer-app.ts";
import { visitPages, type Visited } from "./peer-browser.ts";
import { differenceOf, peerPages, textOf, type Contenders, type PeerPage } from "./peer-pages.ts";
import { cpuMs, productEnv, type startProcess } from "./processes.ts";
import { lines } from "./report.ts";

const rounds = 7;
const requestsOfRound = 120;

type Parts = { start: typeof startProcess; database: ThrowAwayPostgres; dataDir: string };
type Row = PeerPage & { figures: Figures; visited: Visited };
export type PeersBench = { rows: Row[]; refused: string[] };

/**
 * The same two pages, word for word, as we make them and as SvelteKit and Next do, all asking one API over one database.
 * A page that says something else than ours is not measured.
 */
export async function benchPeers({ start, database, dataDir }: Parts): Promise<PeersBench> {
  const [svelteServer, nextServer] = [await buildPeerApp(root, "svelte"), await buildPeerApp(root, "next")];
  const product = { ...productEnv(database.url, dataDir), TRUST_PROXY: "1" };
  const api = await start(join(root, "server", "api.mjs"), product, { portName: "API_PORT" });
  const whole = await start(join(root, "server", "start.mjs"), product);
  const apart = await start(join(root, "server", "start.mjs"), { ...product, API_URL: api.url });
  const asking = { API_URL: api.url, API_TOKEN: await officeToken(api.url, "consultant") };
  const svelte = await start(svelteServer, asking);
  const next = await start(nextServer, asking);
  const { pages, refused } = await comparable({ apart, whole, svelte, next });
  const meters = { API: () => cpuMs(api.pid), PostgreSQL: await databaseMeter(database.url) };
  const figures = await measure(
    pages.map((page) => caseOf(page, meters)),
    rounds,
  );
  const seen = pages.map((page) => ({ ...page, name: nameOf(page), url: page.server.url }));
  const visited = await visitPages(seen);
  const rows = pages.flatMap((page) => {
    const [measured, opened] = [figures.get(nameOf(page)), visited.get(nameOf(page))];
    return measured && opened ? [{ ...page, figures: measured, visited: opened }] : [];
  });
  return { rows, refused };
}

/** The pages that say the same as ours in one process, and why the others are left out. */
async function comparable(contenders: Contenders) {
  const all = await peerPages(contenders);
  const pages: PeerPage[] = [];
  const refused: string[] = [];
  for (const page of all) {
    const ours = all.find((each) => each.page === page.page && each.server === contenders.whole);
    const difference = await differenceOf(page, await textOf(ours ?? page));
    if (difference === null) pages.push(page);
    else refused.push(difference);
  }
  return { pages, refused };
}

const nameOf = ({ page, contender }: PeerPage) => `${page}: ${contender}`;

function caseOf(page: PeerPage, { API, PostgreSQL }: Record<"API" | "PostgreSQL", Meter>): Case {
  const { server, path, cookie, asksApi } = page;
  return {
    name: nameOf(page),
    address: `${server.url}${path}`,
    ...(cookie && { headers: { Cookie: cookie } }),
    pids: [server.pid],
    others: { ...(asksApi && { API }), PostgreSQL },
    requests: requestsOfRound,
  };
}

const head = [
  ...["page", "front end ms", "API ms", "PostgreSQL ms", "together ms", "× ours", "p99 ms"],
  ...["HTML KB", "br KB", "JS br KB", "requests", "paint ms", ""],
];

/** The figures as a table; the ratio is that of the front ends, to ours with its API apart. */
export function peersAsTable({ rows, refused }: PeersBench): string {
  const cells = rows.map((row) => {
    const { figures, visited } = row;
    const { cpuMsPerRequest: front, othersMs: { API: api, PostgreSQL: database = 0 } = {} } = figures;
    const ours = rows.find(({ page, contender }) => page === row.page && contender.endsWith("API apart"));
    return [
      nameOf(row),
      front.toFixed(2),
      api === undefined ? "with it" : api.toFixed(2),
      database.toFixed(2),
      (front + (api ?? 0) + database).toFixed(2),
      row.asksApi ? (front / (ours?.figures.cpuMsPerRequest ?? Number.NaN)).toFixed(2) : "",
      figures.p99Ms.toFixed(0),
      ...[visited.html, visited.htmlBr, visited.jsBr].map((bytes) => (bytes / 1024).toFixed(1)),
      String(visited.requests),
      visited.paintMs.toFixed(0),
      figures.failed > 0 ? `${figures.failed} failed` : "",
    ];
  });
  return [
    lines([head, ...cells]),
    ...refused,
    "Processor time a request, medians of interleaved rounds without compression. Paint: first contentful, a processor",
    "a fourth as fast, 1.6 Mbit/s, 150 ms, all behind one proxy that packs; HTML and JS packed by brotli at its best.",
    "JS and requests: all until four seconds after the load, also what a page gets ready for the next one.",
  ].join("\n");
}
