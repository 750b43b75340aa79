import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { visit } from "#scripts/bench/flood.ts";
import { median } from "#scripts/bench/measure.ts";
import { productEnv, startProcess, type Running } from "#scripts/bench/processes.ts";
import { signIn } from "#scripts/bench/visitor.ts";
import { startPostgres } from "#scripts/postgres.ts";
import { root } from "#scripts/setup/ready.mjs";

export type DocumentBench = {
  /** Milliseconds in which 99 of 100 pages of visitors were there, without and with documents being made. */
  calmP99Ms: number;
  busyP99Ms: number;
  /** The median of the ratios of rounds that followed each other. */
  ratio: number;
  /** Documents that were made in a second, and how long who asked for one waited. */
  perSecond: number;
  waitedMs: number;
};

const rounds = 5;
/** So many people ask for quotes at once, so that one is made and others wait all the time. */
const readers = 4;
const document = "/documents/quote/NZFI100031-1.pdf";

/**
 * Visitors open the find page while agents download quotes as PDF, one after the other without a pause. Rounds with
 * and without the agents follow each other, so that what else the machine does falls on both.
 */
export async function benchDocuments(app: Running): Promise<DocumentBench> {
  const cookie = await signIn(app.url, "emma.larkspur");
  if (!cookie) throw new Error("Emma cannot sign in");
  // The typesetter once, as in a server that has made documents before.
  await download(app, cookie);
  await visit(app);
  const taken = new Array<{ calm: number; busy: number; waits: number[]; seconds: number }>();
  for (let round = 0; round < rounds; round += 1) {
    const calm = await visit(app);
    const reading = new AbortController();
    const begun = performance.now();
    const all = Promise.all(
      Array.from({ length: readers }, () => downloadUntil(app, cookie, reading.signal)),
    );
    const busy = await visit(app);
    reading.abort();
    const waits = (await all).flat();
    taken.push({ calm, busy, waits, seconds: (performance.now() - begun) / 1000 });
  }
  return {
    calmP99Ms: median(taken.map(({ calm }) => calm)),
    busyP99Ms: median(taken.map(({ busy }) => busy)),
    ratio: median(taken.map(({ calm, busy }) => busy / calm)),
    perSecond: median(taken.map(({ waits, seconds }) => waits.length / seconds)),
    waitedMs: median(taken.flatMap(({ waits }) => waits)),
  };
}

/** Downloads until it is told to stop; answers how long each one took, in milliseconds. */
async function downloadUntil(app: Running, cookie: string, signal: AbortSignal): Promise<number[]> {
  const waits: number[] = [];
  while (!signal.aborted) waits.push(await download(app, cookie));
  return waits;
}

async function download({ url }: Running, cookie: string): Promise<number> {
  const begun = performance.now();
  const answer = await fetch(`${url}${document}`, { headers: { Cookie: cookie } });
  await answer.arrayBuffer();
  if (answer.status !== 200) throw new Error(`The document was answered with ${answer.status}`);
  return performance.now() - begun;
}

/** The figures as one line for people. */
export function documentsAsLine(bench: DocumentBench): string {
  const { calmP99Ms: calm, busyP99Ms: busy, ratio, perSecond, waitedMs } = bench;
  return [
    `documents: p99 of other pages ${calm.toFixed(1)} ms, with ${perSecond.toFixed(1)} quotes made a second`,
    `${busy.toFixed(1)} ms (× ${ratio.toFixed(2)}); a quote was there after ${waitedMs.toFixed(0)} ms`,
  ].join(" ");
}

if (process.argv[1] !== undefined && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const dataDir = mkdtempSync(join(tmpdir(), "waymark-bench-"));
  const database = await startPostgres();
  const env = { ...productEnv(database.url, dataDir), TRUST_PROXY: "1" };
  const app = await startProcess(join(root, "server", "start.mjs"), env);
  try {
    console.log(documentsAsLine(await benchDocuments(app)));
  } finally {
    await app.stop();
    await database.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}
