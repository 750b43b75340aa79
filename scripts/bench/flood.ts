import { execFile } from "node:child_process";
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
  /** Flood: requests that one address sent a second, and answers that were not 429. */
  sentPerSecond: number;
  letThrough: number;
  declaredLimit: number;
  /** Every refusal named the seconds to wait. */
  allNamedTheWait: boolean;
};

const rounds = 3;
/** Long enough that a hundredth of the visitors is more than those of the moment in which a flood begins. */
const roundSeconds = 40;
/** The visitors' own process has opened its connections by then, and the flood begins. */
export const warmUpSeconds = 2;
const floodPerSecond = 200;
const visitorsPerSecond = 40;

/**
 * One address asks for 200 references a second, half of them by the form of the first process and half by the call
 * of the second, while visitors from elsewhere open the find page of the first. Rounds with and without the flood
 * follow each other, so that what else the machine does falls on both. The processes must trust `X-Forwarded-For`
 * and share a database.
 */
export async function benchFlood([first, second]: readonly [Running, Running]): Promise<FloodBench> {
  await visit(first, warmUpSeconds);
  // Both kinds of refusals once, as a server has drawn them that is not just born.
  await Promise.all([
    flood((reference) => postForm(first.url, reference, "203.0.113.250")),
    flood((reference) => callDirectly(second.url, reference, "203.0.113.250")),
  ]);
  const taken = new Array<{ calm: number; flooded: number }>();
  const answers = new Array<Answer>();
  for (let round = 0; round < rounds; round += 1) {
    const calm = await visit(first);
    const address = `203.0.113.${round + 1}`;
    const [flooded, ...floods] = await Promise.all([
      visit(first),
      flood((reference) => postForm(first.url, reference, address)),
      flood((reference) => callDirectly(second.url, reference, address)),
    ]);
    taken.push({ calm, flooded });
    answers.push(...floods.flat());
  }
  const refused = answers.filter(({ status }) => status === 429);
  return {
    calmP99Ms: median(taken.map(({ calm }) => calm)),
    floodedP99Ms: median(taken.map(({ flooded }) => flooded)),
    ratio: median(taken.map(({ calm, flooded }) => flooded / calm)),
    sentPerSecond: Math.round(answers.length / rounds / roundSeconds),
    letThrough: (answers.length - refused.length) / rounds,
    declaredLimit: Number(refused.find(({ limit }) => limit !== null)?.limit ?? Number.NaN),
    allNamedTheWait: refused.every(({ wait }) => Number(wait) > 0),
  };
}

/** The 99th percentile of visitors' pages in milliseconds. They come at even distances, from a process of their own. */
export async function visit({ url }: Running, seconds = roundSeconds): Promise<number> {
  const script = join(root, "scripts", "bench", "steady-visitors.mjs");
  const parameters = [
    `${url}/travel-app/`,
    String(visitorsPerSecond),
    String(roundSeconds),
    String(warmUpSeconds),
  ];
  const { stdout } = await promisify(execFile)(process.execPath, [script, ...parameters]);
  const taken = (JSON.parse(stdout) as number[]).toSorted((one, other) => one - other);
  return taken[Math.ceil(taken.length * 0.99) - 1] ?? Number.NaN;
}

type Answer = { status: number; wait: string | null; limit: string | null };

/** Half of the flood, at even distances; guesses differ, as those of a thief would. */
function flood(send: (reference: string) => Promise<Response>): Promise<Answer[]> {
  const count = (floodPerSecond / 2) * roundSeconds;
  const every = (roundSeconds * 1000) / count;
  return Promise.all(
    Array.from({ length: count }, async (_, index) => {
      await new Promise((resolve) => setTimeout(resolve, warmUpSeconds * 1000 + index * every));
      const answer = await send(`NZFI9${String(index).padStart(5, "0")}`);
      await answer.arrayBuffer();
      const { headers, status } = answer;
      return { status, wait: headers.get("Retry-After"), limit: headers.get("X-RateLimit-Limit") };
    }),
  );
}

function postForm(url: string, reference: string, address: string) {
  return fetch(`${url}/travel-app/`, {
    method: "POST",
    redirect: "manual",
    headers: { Origin: url, "X-Forwarded-For": address },
    body: new URLSearchParams({ reference }),
  });
}

function callDirectly(url: string, reference: string, address: string) {
  return fetch(`${url}/api/find-itinerary/${reference}`, { headers: { "X-Forwarded-For": address } });
}
