import { join } from "node:path";
import autocannon from "autocannon";
import { residentMb } from "#scripts/bench/export-memory.ts";
import { mainPages } from "#scripts/bench/main-pages.ts";
import { cpuMs, productEnv, type Running, type startProcess } from "#scripts/bench/processes.ts";
import { sheet, sheetHotel } from "#scripts/bench/rate-sheet.ts";
import { signIn } from "#scripts/bench/visitor.ts";
import { root } from "#scripts/setup/ready.mjs";

/**
 * Megabytes that a process holds after each sixth of its pages (the last is what it ends with) and at most, and
 * processor time in milliseconds that a page takes.
 */
type MemoryFigures = {
  limit: string;
  mbAfter: number[];
  peakMb: number;
  cpuMsPerPage: number;
  refused: string;
};

const sampleMs = 100;
const connections = 4;
const inOneGo = 100;
const pagesUsually = 6_000;
const limits = ["none", "512", "384", "320", "256", "192"];
const engines = ["embedded", "postgres"];
const quote = "/documents/quote/NZFI100031-1.pdf";

/** What to measure, as it was given on the command line: all of it where it was not. */
export type MemoryWish = { heap?: string | undefined; on?: string | undefined; count?: string | undefined };

type Place = { dataDir: string; databaseUrl: string };

/**
 * Says what one process holds with each limit of its heap in megabytes, with the embedded database and on PostgreSQL;
 * each figure as soon as it is there.
 */
export async function benchMemory(
  start: typeof startProcess,
  { dataDir, databaseUrl }: Place,
  { heap, on, count }: MemoryWish,
): Promise<void> {
  // Whole rounds of six, so that each sixth has as many.
  const pages = Math.ceil(Number(count ?? pagesUsually) / (6 * inOneGo)) * 6 * inOneGo;
  if (!(pages > 0)) throw new Error("--count takes a number of pages");
  console.log(`${head}, of ${pages} pages`);
  for (const engine of on?.split(",") ?? engines) {
    for (const limit of heap?.split(",") ?? limits) {
      const { DATABASE_URL: url, ...env } = productEnv(databaseUrl, join(dataDir, engine, limit));
      // As `npm start` has it but for the limit; 0 is none.
      const flags = [`--max-old-space-size=${limit === "none" ? 0 : limit}`];
      const withUrl = { ...env, ...(engine === "postgres" && { DATABASE_URL: url }) };
      const app = await start(join(root, "server", "start.mjs"), withUrl, { flags });
      console.log(asLine(engine, await measureMemory(app, limit, pages)));
      await app.stop();
    }
  }
}

/**
 * Opens the main pages one after the other, a hundred times each, and while the last third of them is opened documents
 * are made, lists are exported and rate sheets of 5,000 rows are read.
 */
async function measureMemory({ url, pid }: Running, limit: string, pages: number): Promise<MemoryFigures> {
  const shown = await mainPages(url);
  const refusals = new Map<string, number>();
  const refuse = (what: string) => refusals.set(what, (refusals.get(what) ?? 0) + 1);
  let peakMb = 0;
  const mbAfter: number[] = [];
  const sampling = setInterval(() => (peakMb = Math.max(peakMb, residentMb(pid))), sampleMs);
  const open = async (from: number, to: number) => {
    for (let done = from; done < to; done += inOneGo) {
      const page = shown[(done / inOneGo) % shown.length];
      if (!page) return;
      const headers = { Cookie: page.cookie, Accept: "text/html" };
      const result = await autocannon({ url: url + page.path, connections, amount: inOneGo, headers });
      if (result.non2xx + result.errors + result.timeouts > 0) refuse(page.name);
      if ((done + inOneGo) % (pages / 6) === 0) mbAfter.push(residentMb(pid));
    }
  };
  try {
    const third = pages / 3;
    await open(0, third);
    const before = cpuMs(pid);
    await open(third, 2 * third);
    const cpuMsPerPage = (cpuMs(pid) - before) / third;
    let isOpening = true;
    const heavy = workHeavily(url, () => isOpening, refuse);
    await open(2 * third, pages).finally(() => (isOpening = false));
    await heavy;
    const refused = [...refusals].map(([what, count]) => `${what} ×${count}`).join(", ");
    return { limit, mbAfter, peakMb, cpuMsPerPage, refused };
  } finally {
    clearInterval(sampling);
  }
}

/** Documents, exports and sheets of rates, each kind one after the other for as long as `goesOn`. */
async function workHeavily(url: string, goesOn: () => boolean, refuse: (what: string) => void) {
  const [agent, office, admin] = await Promise.all(
    (["emma.larkspur", "consultant", "admin"] as const).map((login) => signIn(url, login)),
  );
  const again = async (what: string, work: () => Promise<Response>) => {
    while (goesOn()) {
      const answer = await work();
      await answer.arrayBuffer();
      if (answer.status >= 400) refuse(`${what} ${answer.status}`);
    }
  };
  const get = (path: string, cookie: string | null | undefined) =>
    fetch(url + path, { headers: { Cookie: cookie ?? "" } });
  await Promise.all([
    again("document", () => get(quote, agent)),
    again("export", () => get("/admin/client-files/export.csv", office)),
    again("rate sheet", () => sendSheet(url, admin)),
  ]);
}

function sendSheet(url: string, cookie: string | null | undefined) {
  const form = new FormData();
  form.set("file", new File([sheet()], "Rates.csv"));
  return fetch(`${url}/admin/suppliers/${sheetHotel}/import`, {
    method: "POST",
    redirect: "manual",
    headers: { Origin: url, Cookie: cookie ?? "" },
    body: form,
  });
}

const head = "database heap: MB after each sixth, at most, ms of CPU a page, refused";

function asLine(engine: string, { limit, mbAfter, peakMb, cpuMsPerPage, refused }: MemoryFigures): string {
  const megabytes = mbAfter.map((mb) => mb.toFixed(0)).join(" ");
  return `${engine} ${limit}: ${megabytes}, ${peakMb.toFixed(0)}, ${cpuMsPerPage.toFixed(1)}, ${refused || "none"}`;
}
