import autocannon from "autocannon";
import { residentMb } from "#scripts/bench/export-memory.ts";
import { mainPages } from "#scripts/bench/main-pages.ts";
import { cpuMs, productEnv, type Running, type startProcess } from "#scripts/bench/processes.ts";
import { startFlags } from "#scripts/runner/start-flags.ts";
import { sheet, sheetHotel } from "#scripts/bench/rate-sheet.ts";
import { lines } from "#scripts/bench/report.ts";
import { signIn } from "#scripts/bench/visitor.ts";

/** Megabytes that a process holds at the end and at most, and processor time in milliseconds that a page takes. */
export type MemoryFigures = {
  limit: string;
  mb: number;
  peakMb: number;
  cpuMsPerPage: number;
  refused: string;
};

const sampleMs = 100;
const connections = 4;
const inOneGo = 100;
const pages = 6_000;
const limits = ["none", "512", "384", "320", "256", "192"];
const quote = "/documents/quote/NZFI100031-1.pdf";

type Place = { server: string; dataDir: string; databaseUrl: string | null };

/** What one process holds with each limit of its heap in megabytes, on PostgreSQL or with the embedded database. */
export async function benchMemory(
  start: typeof startProcess,
  { server, dataDir, databaseUrl }: Place,
  tried: readonly string[] = limits,
): Promise<MemoryFigures[]> {
  const figures: MemoryFigures[] = [];
  for (const limit of tried) {
    const { DATABASE_URL: url, ...env } = productEnv(databaseUrl ?? "", `${dataDir}/${limit}`);
    const app = await start(server, {
      ...env,
      ...(databaseUrl && { DATABASE_URL: url }),
      // As `npm start` has it but for the limit; 0 is none.
      NODE_OPTIONS: [...startFlags(), `--max-old-space-size=${limit === "none" ? 0 : limit}`].join(" "),
    });
    figures.push(await measureMemory(app, limit));
    await app.stop();
  }
  return figures;
}

/**
 * Opens the main pages one after the other, a hundred times each, and while the last third of them is opened documents
 * are made, lists are exported and rate sheets of 5,000 rows are read.
 */
async function measureMemory({ url, pid }: Running, limit: string): Promise<MemoryFigures> {
  const shown = await mainPages(url);
  const refusals = new Map<string, number>();
  const refuse = (what: string) => refusals.set(what, (refusals.get(what) ?? 0) + 1);
  let peakMb = 0;
  const sampling = setInterval(() => (peakMb = Math.max(peakMb, residentMb(pid))), sampleMs);
  const open = async (from: number, to: number) => {
    for (let done = from; done < to; done += inOneGo) {
      const page = shown[(done / inOneGo) % shown.length];
      if (!page) return;
      const headers = { Cookie: page.cookie, Accept: "text/html" };
      const result = await autocannon({ url: url + page.path, connections, amount: inOneGo, headers });
      if (result.non2xx + result.errors + result.timeouts > 0) refuse(page.name);
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
    return { limit, mb: residentMb(pid), peakMb, cpuMsPerPage, refused };
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

/** The same for people. */
export function memoryAsTable(title: string, figures: readonly MemoryFigures[]): string {
  const rows = figures.map(({ limit, mb, peakMb, cpuMsPerPage, refused }) => [
    limit,
    mb.toFixed(0),
    peakMb.toFixed(0),
    cpuMsPerPage.toFixed(1),
    refused,
  ]);
  return lines([[title, "MB at the end", "at most", "ms of CPU a page", "refused"], ...rows]);
}
