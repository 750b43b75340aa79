import autocannon from "autocannon";
import { cpuMs } from "./processes.ts";

export type Case = {
  name: string;
  /** Full address. */
  address: string;
  headers?: Record<string, string>;
  /** Processes that work for the answer. */
  pids: readonly number[];
  /** Of one round. */
  requests: number;
  /** What else works for the answer, by its name: processor time that it has used so far, in milliseconds. */
  others?: Readonly<Record<string, () => number>>;
};

export type Round = {
  cpuMsPerRequest: number;
  requestsPerSecond: number;
  p99Ms: number;
  failed: number;
  /** Processor time of what else worked, a request. */
  othersMs?: Record<string, number>;
};
export type Figures = Round & { rounds: Round[] };

const connections = 4;
/** A round ends after this time even if the requests are not through: the machine may be busy. */
const roundMs = 1_200;

async function runRound(
  { address, headers, pids, requests, others = {} }: Case,
  limitMs = roundMs,
): Promise<Round> {
  const cpu = () => pids.reduce((sum, pid) => sum + cpuMs(pid), 0);
  const before = cpu();
  const othersBefore = readAll(others);
  const options = { url: address, connections, amount: requests, ...(headers && { headers }) };
  const result = await new Promise<autocannon.Result>((resolve, reject) => {
    const running = autocannon(options, (error, done) => {
      clearTimeout(limit);
      if (error) reject(error);
      else resolve(done);
    });
    const limit = setTimeout(() => running.stop(), limitMs);
  });
  const done = result["2xx"] + result.non2xx;
  const perRequest = (used: number) => used / Math.max(1, done);
  const othersMs = Object.entries(readAll(others)).map(
    ([name, used]) => [name, perRequest(used - (othersBefore[name] ?? 0))] as const,
  );
  return {
    cpuMsPerRequest: perRequest(cpu() - before),
    othersMs: Object.fromEntries(othersMs),
    requestsPerSecond: done / result.duration,
    p99Ms: result.latency.p99,
    failed: result.non2xx + result.errors + result.timeouts,
  };
}

function readAll(meters: Readonly<Record<string, () => number>>): Record<string, number> {
  return Object.fromEntries(Object.entries(meters).map(([name, read]) => [name, read()]));
}

/** Requests of each case before the first round, however long they take: until then its code is not compiled. */
const warmUpRequests = 250;
const warmUpMs = 60_000;

/**
 * Medians of interleaved rounds: every case is measured once before any is measured again, so that what else
 * the machine does falls on all of them alike. Two rounds of each come first and do not count.
 */
export async function measure(cases: readonly Case[], rounds: number): Promise<Map<string, Figures>> {
  const taken = new Map(cases.map(({ name }) => [name, new Array<Round>()]));
  for (const each of cases) await runRound({ ...each, requests: warmUpRequests }, warmUpMs);
  for (let round = -2; round < rounds; round += 1) {
    for (const each of cases) {
      const figures = await runRound(each);
      if (round >= 0) taken.get(each.name)?.push(figures);
    }
  }
  return new Map([...taken].map(([name, all]) => [name, { ...medians(all), rounds: all }]));
}

function medians(rounds: readonly Round[]): Round {
  const names = Object.keys(rounds[0]?.othersMs ?? {});
  const othersMs = names.map(
    (name) => [name, median(rounds.map((round) => round.othersMs?.[name] ?? 0))] as const,
  );
  return {
    othersMs: Object.fromEntries(othersMs),
    cpuMsPerRequest: median(rounds.map((round) => round.cpuMsPerRequest)),
    requestsPerSecond: median(rounds.map((round) => round.requestsPerSecond)),
    p99Ms: median(rounds.map((round) => round.p99Ms)),
    failed: rounds.reduce((sum, round) => sum + round.failed, 0),
  };
}

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}
