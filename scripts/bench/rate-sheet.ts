import { performance } from "node:perf_hooks";
import { seedUid } from "#api/demo/world/seed-keys.ts";
import { median } from "#scripts/bench/measure.ts";
import type { Running } from "#scripts/bench/processes.ts";
import { officeToken } from "#scripts/bench/office-token.ts";
import { lines } from "#scripts/bench/report.ts";

const rows = 5_000;
const rounds = 5;
const allowedMs = 5_000;
export const sheetHotel = seedUid("supplier", "STEROT");
const room = "ROTACSTEROTLAKEDB";

/** Median times in milliseconds of a rate sheet of 5 000 rows: until it is taken, and until it can be looked at. */
export type SheetFigures = { takenMs: number; lookedMs: number };

/** Sends a sheet of 5 000 seasons of a room of the demo world and looks at what it would do. Nothing is applied. */
export async function benchSheet({ url }: Running): Promise<SheetFigures> {
  const token = await officeToken(url, "product");
  const call = async (path: string, init: RequestInit = {}) => {
    const headers = { Accept: "application/json", Authorization: `Bearer ${token}` };
    const answer = await fetch(url + path, { ...init, headers: { ...headers, ...init.headers } });
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`);
    // Both answers carry what is read of them below.
    return ((await answer.json()) as { data: { uid: string } }).data;
  };
  const times: SheetFigures[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const form = new FormData();
    form.set("file", new File([sheet()], `Rates ${round}.csv`));
    const began = performance.now();
    const { uid } = await call(`/api/office/suppliers/${sheetHotel}/rate-imports`, {
      method: "POST",
      body: form,
    });
    const taken = performance.now();
    await call(`/api/office/rate-imports/${uid}`);
    times.push({ takenMs: taken - began, lookedMs: performance.now() - taken });
  }
  const of = (name: keyof SheetFigures) => median(times.map((one) => one[name]));
  return { takenMs: of("takenMs"), lookedMs: of("lookedMs") };
}

/** The same for people. */
export function sheetAsTable({ takenMs, lookedMs }: SheetFigures): string {
  return lines([
    [`rate sheet of ${rows} rows`, `ms (${allowedMs} are allowed)`],
    ["sent and read", takenMs.toFixed(0)],
    ["looked at", lookedMs.toFixed(0)],
  ]);
}

/** Five thousand seasons of a room of the demo world, as a supplier would send them. */
export function sheet(): string {
  const days = Array.from({ length: rows }, (_none, index) => {
    const day = new Date(Date.UTC(2040, 0, 1 + index)).toISOString().slice(0, 10);
    return `${room},Day ${index},${day},${day},${100 + (index % 50)}.50`;
  });
  return ["product,season,from,to,double", ...days].join("\n");
}
