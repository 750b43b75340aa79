import { execFile } from "node:child_process";
import { constants, setPriority } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { median } from "#scripts/bench/measure.ts";
import type { Running } from "#scripts/bench/processes.ts";
import { root } from "#scripts/setup/ready.mjs";

export type FloodBench = {
  /** Milliseconds in which 99 of 100 pages of other visitors were there, without and with the flood. */
  calmP99Ms: number;
  floodedP99Ms: number;
  /** The median of the ratios of rounds that followed each other. */
  ratio: number;
  /** The same where the flood goes to a server of Node's own: what is above it comes of refusing the flood. */
  elsewhereRatio: number;
  /** Flood: requests that one address sent a second, and answers in a minute of the clock that were not 429, at most. */
  sentPerSecond: number;
  letThrough: number;
  declaredLimit: number;
  /** Every refusal named the seconds to wait. */
  allNamedTheWait: boolean;
};

const rounds = 3;
/** Long enough that a hundredth of the visitors is more than those of the moment in which a flood begins. */
const roundSeconds = 60;
/** The visitors' own process has opened its connections by then, and the flood begins. */
export const warmUpSeconds = 2;
const floodPerSecond = 200;
const visitorsPerSecond = 40;

/** `plain` answers whatever it is asked in the least that Node needs for it. */
type Flooded = { first: Running; second: Running; plain: Running };
type Flood = { sent: number; letThrough: number[]; limit: number; allNamedTheWait: boolean };

/**
 * One address asks for 200 references a second, half of them by the form of the first process and half by the call
 * of the second, while visitors from elsewhere open the find page of the first. The same flood also goes to a bare server,
 * for who floods is at work on this machine as well. Rounds without a flood and with either follow each other, so
 * that what else the machine does falls on all. The processes must trust `X-Forwarded-For` and share a database.
 */
export async function benchFlood({ first, second, plain }: Flooded): Promise<FloodBench> {
  await visit(first, warmUpSeconds);
  // Both kinds of refusals once, as a server has drawn them that is not just born.
  await flood(first, second, "203.0.113.250", warmUpSeconds);
  const taken = new Array<{ calm: number; elsewhere: number; flooded: number }>();
  const floods = new Array<Flood>();
  for (let round = 0; round < rounds; round += 1) {
    const address = `203.0.113.${round + 1}`;
    const calm = await visit(first);
    const [elsewhere] = await visitDuring(first, () => flood(plain, plain, address, roundSeconds));
    const [flooded, own] = await visitDuring(first, () => flood(first, second, address, roundSeconds));
    taken.push({ calm, elsewhere, flooded });
    floods.push(own);
  }
  return {
    calmP99Ms: median(taken.map(({ calm }) => calm)),
    floodedP99Ms: median(taken.map(({ flooded }) => flooded)),
    ratio: median(taken.map(({ calm, flooded }) => flooded / calm)),
    elsewhereRatio: median(taken.map(({ calm, elsewhere }) => elsewhere / calm)),
    sentPerSecond: Math.round(floods.reduce((sum, { sent }) => sum + sent, 0) / rounds / roundSeconds),
    letThrough: Math.max(...floods.flatMap(({ letThrough }) => letThrough)),
    declaredLimit: floods[0]?.limit ?? Number.NaN,
    allNamedTheWait: floods.every(({ allNamedTheWait }) => allNamedTheWait),
  };
}

async function visitDuring(app: Running, flooding: () => Promise<Flood>) {
  const visits = visit(app);
  await new Promise((resolve) => setTimeout(resolve, warmUpSeconds * 1000));
  const flood = await flooding();
  return [await visits, flood] as const;
}

/** The flood from a process of its own that steps back for others, as if it came from another machine. */
async function flood(form: Running, call: Running, address: string, seconds: number): Promise<Flood> {
  const script = join(root, "scripts", "bench", "flooder.mjs");
  const parameters = [form.url, call.url, address, String(floodPerSecond), String(seconds)];
  const running = promisify(execFile)(process.execPath, [script, ...parameters]);
  setPriority(running.child.pid ?? 0, constants.priority.PRIORITY_LOW);
  return JSON.parse((await running).stdout) as Flood;
}

/** The 99th percentile of visitors' pages in milliseconds. They come at even distances, from a process of their own. */
export async function visit({ url }: Running, seconds = roundSeconds): Promise<number> {
  const script = join(root, "scripts", "bench", "steady-visitors.mjs");
  const parameters = [
    `${url}/travel-app/`,
    String(visitorsPerSecond),
    String(seconds),
    String(warmUpSeconds),
  ];
  const { stdout } = await promisify(execFile)(process.execPath, [script, ...parameters]);
  const taken = (JSON.parse(stdout) as number[]).toSorted((one, other) => one - other);
  return taken[Math.ceil(taken.length * 0.99) - 1] ?? Number.NaN;
}
