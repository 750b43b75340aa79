import { cpus, loadavg } from "node:os";
import { drawnFileCase, drawnListCase, fileCase, fileYardstick, listYardstick, yardstick } from "./cases.ts";
import type { FloodBench } from "./flood.ts";
import type { Figures } from "./measure.ts";
import type { PricingBench } from "./pricing.ts";
import type { Weight } from "./visitor.ts";

export type PageResults = {
  figures: Map<string, Figures>;
  weights: Map<string, Weight>;
  missing: string[];
};

export type BenchResults = PageResults & {
  pricing: PricingBench;
  flood: FloodBench;
  database: string;
  seconds: number;
};

/** What `reports/bench.json` holds. */
export function asJson({ figures, weights, ...rest }: BenchResults) {
  const machine = { cpus: cpus().length, loadAverage: loadavg()[0], node: process.version };
  const cases = [...figures].map(([name, all]) => ({ name, ...all, ...weights.get(name) }));
  return { ...rest, machine, cases };
}

/** The pages for people, as a table in which the ratio is what counts. */
export function pagesAsTable({ figures, weights, missing }: PageResults): string {
  const base = figures.get(yardstick)?.cpuMsPerRequest ?? Number.NaN;
  const against = (name: string, same: string) => {
    const cost = figures.get(name)?.cpuMsPerRequest ?? Number.NaN;
    const bare = figures.get(same)?.cpuMsPerRequest ?? Number.NaN;
    return `${name}: × ${(cost / bare).toFixed(2)} of the same content on a bare page`;
  };
  const rows = [...figures].map(([name, { cpuMsPerRequest, requestsPerSecond, p99Ms, failed }]) => {
    const weight = weights.get(name);
    return [
      name,
      cpuMsPerRequest.toFixed(2),
      (cpuMsPerRequest / base).toFixed(2),
      requestsPerSecond.toFixed(0),
      p99Ms.toFixed(0),
      weight ? (weight.html / 1024).toFixed(1) : "",
      weight ? (weight.htmlBr / 1024).toFixed(1) : "",
      weight ? ((weight.htmlBr + weight.cssBr) / 1024).toFixed(1) : "",
      weight ? (weight.jsBr / 1024).toFixed(1) : "",
      weight ? String(weight.jsFiles) : "",
      failed > 0 ? `${failed} failed` : "",
    ];
  });
  const head = [
    "case",
    "CPU ms",
    "× bare",
    "req/s",
    "p99 ms",
    "HTML KB",
    "br KB",
    "br + CSS KB",
    "JS br KB",
    "JS files",
    "",
  ];
  return [
    lines([head, ...rows]),
    `${against("client files, signed in", listYardstick)} (at most 2.5); ${against(drawnListCase, listYardstick)}`,
    `${against(fileCase, fileYardstick)} (at most 2.5); ${against(drawnFileCase, fileYardstick)}`,
    ...missing.map((name) => `${name}: not measured, the page does not answer 200`),
    "CPU is the server's own, without the database's and the load generator's; compression is off unless named.",
  ].join("\n");
}

/** What else was measured, and where. */
export function othersAsLines({ pricing, flood, database, seconds }: BenchResults): string {
  const load = (loadavg()[0] ?? 0).toFixed(1);
  return [
    `${pricing.name}: ${pricing.linesPerSecond} lines per second`,
    `flood of ${flood.sentPerSecond} a second from one address: ${flood.letThrough} let through (declared ${flood.declaredLimit}),` +
      ` p99 of the others ${flood.calmP99Ms.toFixed(1)} → ${flood.floodedP99Ms.toFixed(1)} ms (× ${flood.ratio.toFixed(2)}, ` +
      `where a bare server takes the flood × ${flood.elsewhereRatio.toFixed(2)})` +
      (flood.allNamedTheWait ? "" : "; a refusal did not say how long to wait"),
    `${database}; medians of interleaved rounds in ${seconds} s, ${cpus().length} processors, load ${load}, Node ${process.version}.`,
  ].join("\n");
}

/** Columns side by side, the first of them text. */
export function lines(rows: readonly (readonly string[])[]): string {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  return rows
    .map((row) =>
      row
        .map((cell, column) =>
          column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0),
        )
        .join("  ")
        .trimEnd(),
    )
    .join("\n");
}
