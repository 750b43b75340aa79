import { readFileSync } from "node:fs";
import autocannon from "autocannon";
import { mainPages } from "#scripts/bench/main-pages.ts";
import { cpuMs, type Running } from "#scripts/bench/processes.ts";
import { sheet, sheetHotel } from "#scripts/bench/rate-sheet.ts";
import { signIn } from "#scripts/bench/visitor.ts";

/** Megabytes that a process holds in all, and milliseconds of processor time that a page takes. */
export type MemoryFigures = { limit: string; mb: number; peakMb: number; cpuMsPerPage: number; failed: number };

const sampleMs = 100;
const connections = 4;
const inOneGo = 100;
const quote = "/documents/quote/NZFI100031-1.pdf";

/**
 * Opens so many of the main pages, one after the other of each kind, while for the last third of them documents are
 * made, lists exported and a rate sheet of 5,000 rows is read. Tells what the process then holds.
 */
export async function measureMemory(
  { url, pid }: Running,
  { pages, limit }: { pages: number; limit: string },
): Promise<MemoryFigures> {
  const shown = await mainPages(url);
  let peakMb = 0;
  const sampling = setInterval(() => (peakMb = Math.max(peakMb, residentMb(pid))), sampleMs);
  let failed = 0;
  const open = async (from: number, to: number) => {
    for (let done = from; done < to; done += inOneGo) {
      const page = shown[(done / inOneGo) % shown.length];
      if (!page) return;
      const headers = { Cookie: page.cookie, Accept: "text/html" };
      const result = await autocannon({ url: url + page.path, connections, amount: inOneGo, headers });
      failed += result.non2xx + result.errors + result.timeouts;
    }
  };
  try {
    const third = Math.ceil(pages / 3 / inOneGo) * inOneGo;
    await open(0, third);
    const before = cpuMs(pid);
    await open(third, 2 * third);
    const cpuMsPerPage = (cpuMs(pid) - before) / third;
    let isOpening = true;
    const heavy = heavyWork(url, () => isOpening);
    await open(2 * third, 3 * third).finally(() => (isOpening = false));
    failed += await heavy;
    return { limit, mb: residentMb(pid), peakMb, cpuMsPerPage, failed };
  } finally {
    clearInterval(sampling);
  }
}

/** Documents, an export and a sheet of rates, each after the other for as long as it is wanted; answers how many failed. */
async function heavyWork(url: string, goesOn: () => boolean): Promise<number> {
  const [agent, office, admin] = await Promise.all(
    (["emma.larkspur", "consultant", "admin"] as const).map((login) => signIn(url, login)),
  );
  let failed = 0;
  const rounds = async (work: () => Promise<Response>) => {
    while (goesOn()) {
      const answer = await work();
      await answer.arrayBuffer();
      if (answer.status >= 400) failed += 1;
    }
  };
  const sendSheet = () => {
    const form = new FormData();
    form.set("file", new File([sheet()], "Rates.csv"));
    return fetch(`${url}/admin/suppliers/${sheetHotel}/import`, {
      method: "POST",
      redirect: "manual",
      headers: { Origin: url, Cookie: admin ?? "" },
      body: form,
    });
  };
  await Promise.all([
    rounds(() => fetch(url + quote, { headers: { Cookie: agent ?? "" } })),
    rounds(() => fetch(`${url}/admin/client-files/export.csv`, { headers: { Cookie: office ?? "" } })),
    rounds(sendSheet),
  ]);
  return failed;
}

/** Memory that a process holds now, of Linux. */
function residentMb(pid: number): number {
  const [, kilobytes = "0"] = /^VmRSS:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, "utf8")) ?? [];
  return Number(kilobytes) / 1024;
}
