import pg from "pg";
import { median } from "#scripts/bench/measure.ts";
import type { Running } from "#scripts/bench/processes.ts";
import { lines } from "#scripts/bench/report.ts";

const rounds = 300;
const allowedMs = 5;

/** Median times in milliseconds of the ways in which a reference is not found. */
export type LookupFigures = { name: string; ms: Record<string, number>; apartMs: number }[];

const misses = {
  unknown: "NZFI999999",
  malformed: "nonsense",
  cancelled: "NZFI100009",
  closed: "NZFI100010",
  ended: "NZFI100011",
};
const found = "NZFI100001";

/**
 * What the time of an answer tells about a reference: the same question for references that never were and for those
 * of trips that were cancelled, closed or are long over, one after the other in turns; then the same once guesses piled
 * up, where a surname is asked for and one that is there has the wrong one; then where surnames open nothing any more.
 */
export async function benchLookup(api: Running, databaseUrl: string): Promise<LookupFigures> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  await prepare(client);
  const alone = await inTurns(api.url, misses, "");
  for (let guess = 0; guess < 50; guess += 1)
    await ask(api.url, `NZFI98${String(guess).padStart(4, "0")}`, "");
  const kinds = { ...misses, "wrong surname": found };
  const surname = "?surname=Nobody";
  const counts = "delete from rate_limit where key like 'lookup:surname%'";
  const guarded = await inTurns(api.url, kinds, surname, () => client.query(counts));
  for (let round = 0; round < 10; round += 1)
    for (const reference of Object.values(kinds)) await ask(api.url, reference, surname);
  const byMail = await inTurns(api.url, kinds, surname);
  await client.end();
  return [
    figuresOf("reference alone", alone),
    figuresOf("with a surname", guarded),
    figuresOf("by mail alone", byMail),
  ];
}

async function prepare(client: pg.Client) {
  const { cancelled, closed, ended } = misses;
  await client.query("update itinerary set unpublished_at = now() where reference_key = $1", [cancelled]);
  await client.query("update itinerary set link_closed_at = now() where reference_key = $1", [closed]);
  await client.query(
    `update itinerary set snapshot = jsonb_set(snapshot, '{date_to}', '"2001-01-01"') where reference_key = $1`,
    [ended],
  );
}

type Times = Map<string, number[]>;

async function inTurns(
  url: string,
  references: Record<string, string>,
  query: string,
  before: () => Promise<unknown> = () => Promise.resolve(),
): Promise<Times> {
  const times: Times = new Map(Object.keys(references).map((kind) => [kind, []]));
  for (let round = -20; round < rounds; round += 1) {
    // Each kind comes after each other one, so that none profits from what the one before it left warm.
    const turn = Object.entries(references).toSorted(() => Math.random() - 0.5);
    for (const [kind, reference] of turn) {
      await before();
      const ms = await ask(url, reference, query);
      if (round >= 0) times.get(kind)?.push(ms);
    }
  }
  return times;
}

let visitors = 0;

/** Milliseconds until the whole answer, which must be a miss, is there. Every visitor comes from another address. */
async function ask(url: string, reference: string, query: string): Promise<number> {
  visitors += 1;
  const from = `10.${(visitors >> 16) & 255}.${(visitors >> 8) & 255}.${visitors & 255}`;
  const begun = performance.now();
  const answer = await fetch(`${url}/api/find-itinerary/${reference}${query}`, {
    headers: { "X-Forwarded-For": from },
  });
  await answer.text();
  const ms = performance.now() - begun;
  if (answer.status === 404) return ms;
  // The guesses that bring the surname up go on until it is asked for; those with one until it opens nothing.
  if (answer.status === (query === "" ? 422 : 429)) return ms;
  throw new Error(`The lookup of ${reference} answered ${answer.status}`);
}

function figuresOf(name: string, times: Times) {
  const ms = Object.fromEntries([...times].map(([kind, all]) => [kind, median(all)]));
  const medians = Object.values(ms);
  return { name, ms, apartMs: Math.max(...medians) - Math.min(...medians) };
}

/** The same for people. */
export function lookupAsTable(figures: LookupFigures): string {
  const kinds = [...new Set(figures.flatMap(({ ms }) => Object.keys(ms)))];
  const rows = figures.map(({ name, ms, apartMs }) => [
    name,
    ...kinds.map((kind) => ms[kind]?.toFixed(2) ?? ""),
    apartMs.toFixed(2),
  ]);
  const head = ["reference not found, median ms", ...kinds, "apart"];
  return `${lines([head, ...rows])}\nA wrong reference must not be told from another by the time: ${allowedMs} ms apart are allowed.`;
}
