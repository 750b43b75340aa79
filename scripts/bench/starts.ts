import { median } from "./measure.ts";
import { cpuMs, productEnv, type startProcess } from "./processes.ts";
import { lines } from "./report.ts";

const starts = 9;

/** Milliseconds until it says that it is ready and until the first byte of its first page, and processor time until then. */
export type StartFigures = { readyMs: number; firstByteMs: number; cpuMs: number };

/**
 * Starts the product with its embedded database again and again, on a folder that an earlier start has filled, and asks
 * each for its first page.
 */
export async function benchStarts(
  start: typeof startProcess,
  { server, dataDir }: { server: string; dataDir: string },
): Promise<StartFigures[]> {
  const { DATABASE_URL: _none, ...env } = productEnv("", dataDir);
  const figures: StartFigures[] = [];
  for (let count = 0; count <= starts; count += 1) {
    const begun = performance.now();
    const app = await start(server, env);
    const readyMs = performance.now() - begun;
    // It answers with the head of the page; the rest is of no interest.
    const { body } = await fetch(app.url);
    const taken = { readyMs, firstByteMs: performance.now() - begun, cpuMs: cpuMs(app.pid) };
    // The first one makes the demo world.
    if (count > 0) figures.push(taken);
    await body?.cancel();
    await app.stop();
  }
  return figures;
}

export function startsAsTable(figures: readonly StartFigures[]): string {
  const measures = ["readyMs", "firstByteMs", "cpuMs"] as const;
  const rows = measures.map((name) => {
    const all = figures.map((each) => each[name]);
    return [name, median(all).toFixed(0), all.map((one) => one.toFixed(0)).join(" ")];
  });
  return [
    lines([["a warm start on the embedded database", "median", "each"], ...rows]),
    "As `npm start` starts it; the page is that of the sign-in, which nobody asked for before.",
  ].join("\n");
}
