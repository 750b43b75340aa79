import { readFileSync } from "node:fs";
import type { Running } from "#scripts/bench/processes.ts";
import { signIn } from "#scripts/bench/visitor.ts";

/**
 * Lines of an export, how long it took, and how much more memory the server held at most while it ran: the first time,
 * when its heap grows to what the work needs, and the second, which would grow as much again if anything were kept.
 */
export type ExportFigures = { rows: number; seconds: number; growthMb: [first: number, second: number] };

const sampleMs = 50;
const path = "/admin/client-files/export.csv";

/** Takes the whole list as CSV from a running server, twice. */
export async function measureExport({ url, pid }: Running): Promise<ExportFigures> {
  const cookie = await signIn(url);
  if (!cookie) throw new Error("The bench could not sign in to export the list");
  await linesOf(`${url}${path}?filter[status]=Travelling`, cookie);
  const first = await exportOnce(`${url}${path}`, cookie, pid);
  const { growthMb, ...second } = await exportOnce(`${url}${path}`, cookie, pid);
  return { ...second, growthMb: [first.growthMb, growthMb] };
}

async function exportOnce(address: string, cookie: string, pid: number) {
  const before = residentMb(pid);
  let peak = before;
  const sampling = setInterval(() => (peak = Math.max(peak, residentMb(pid))), sampleMs);
  const begun = performance.now();
  try {
    const rows = (await linesOf(address, cookie)) - 1;
    return { rows, seconds: (performance.now() - begun) / 1000, growthMb: peak - before };
  } finally {
    clearInterval(sampling);
  }
}

async function linesOf(address: string, cookie: string): Promise<number> {
  const answer = await fetch(address, { headers: { Cookie: cookie } });
  if (!answer.ok || !answer.body) throw new Error(`${address} answered ${answer.status}`);
  let count = 0;
  for await (const chunk of answer.body) for (const byte of chunk) if (byte === 10) count += 1;
  return count;
}

/** Memory that a process holds now, of Linux. */
export function residentMb(pid: number): number {
  const [, kilobytes = "0"] = /^VmRSS:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, "utf8")) ?? [];
  return Number(kilobytes) / 1024;
}
