import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { visit, warmUpSeconds } from "#scripts/bench/flood.ts";
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
  /** The same where the agents open as many pages instead: what is above it comes of making documents. */
  pagesRatio: number;
  /** Documents asked for in a second, and how long who asked for one waited. */
  perSecond: number;
  waitedMs: number;
};

const rounds = 5;
const roundSeconds = 15;
/** More than a busy office of twenty people asks for; one thread makes them, one after the other. */
const asked = { perSecond: 5, seconds: warmUpSeconds + roundSeconds };
const quote = "/documents/quote/NZFI100031-1.pdf";
const documents = [quote, "/documents/itinerary/NZFI100007.pdf", "/documents/confirmation/NZFI100013.pdf"];
const pages = ["NZFI100031", "NZFI100007", "NZFI100013"].map((one) => `/app/view-booking/${one}`);

/**
 * Visitors open the find page while agents download documents, or open the pages of those bookings, at even distances.
 * Rounds with and without the agents follow each other, so that what else the machine does falls on all.
 */
export async function benchDocuments(app: Running): Promise<DocumentBench> {
  const cookie = await signIn(app.url, "emma.larkspur");
  if (!cookie) throw new Error("Emma cannot sign in");
  // The typesetter once, as in a server that has made documents before.
  for (const path of [...documents, ...pages]) await open(app, cookie, path);
  await visit(app, warmUpSeconds);
  const taken = new Array<{ calm: number; opened: number; busy: number; waits: number[] }>();
  for (let round = 0; round < rounds; round += 1) {
    const calm = await visit(app, roundSeconds);
    const [opened] = await Promise.all([visit(app, roundSeconds), openAll(app, cookie, pages)]);
    const [busy, waits] = await Promise.all([visit(app, roundSeconds), openAll(app, cookie, documents)]);
    taken.push({ calm, opened, busy, waits });
  }
  return {
    calmP99Ms: median(taken.map(({ calm }) => calm)),
    busyP99Ms: median(taken.map(({ busy }) => busy)),
    ratio: median(taken.map(({ calm, busy }) => busy / calm)),
    pagesRatio: median(taken.map(({ calm, opened }) => opened / calm)),
    perSecond: asked.perSecond,
    waitedMs: median(taken.flatMap(({ waits }) => waits)),
  };
}

/** One after the other of some addresses; answers how long each one took, in milliseconds. */
function openAll(app: Running, cookie: string, paths: readonly string[]): Promise<number[]> {
  return Promise.all(
    Array.from({ length: asked.perSecond * asked.seconds }, async (_, index) => {
      await new Promise((resolve) => setTimeout(resolve, (index * 1000) / asked.perSecond));
      return open(app, cookie, paths[index % paths.length] ?? quote);
    }),
  );
}

async function open({ url }: Running, cookie: string, path: string): Promise<number> {
  const begun = performance.now();
  const answer = await fetch(`${url}${path}`, { headers: { Cookie: cookie } });
  await answer.arrayBuffer();
  if (answer.status !== 200) throw new Error(`${path} was answered with ${answer.status}`);
  return performance.now() - begun;
}

/** The figures as one line for people. */
export function documentsAsLine(bench: DocumentBench): string {
  const { calmP99Ms: calm, busyP99Ms: busy, ratio, pagesRatio, perSecond, waitedMs } = bench;
  return [
    `documents: p99 of other pages ${calm.toFixed(1)} ms, with ${perSecond.toFixed(1)} documents asked for a second`,
    `${busy.toFixed(1)} ms (× ${ratio.toFixed(2)}, with as many pages × ${pagesRatio.toFixed(2)}); one was there after ${waitedMs.toFixed(0)} ms`,
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
