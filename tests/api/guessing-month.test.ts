import { expect, test } from "vitest";
import { attackerAddresses, surnamesByFrequency } from "#tests/support/attacker.ts";
import { findReference } from "#tests/support/find-reference.ts";
import { limitOf } from "#tests/support/long-run.ts";
import { publishTrips } from "#tests/support/published-trips.ts";
import { testApi, type TestApi } from "#tests/support/test-api.ts";

/** A few days of a few addresses in every run; `npm run test:guess` plays the whole month of all of them. */
const days = Number(process.env.LOOKUP_GUESS_DAYS ?? 4);
const addresses = attackerAddresses(Number(process.env.LOOKUP_GUESS_ADDRESSES ?? 40));
const monthDays = 30;

/**
 * A busy company: of each brand's trips 3 000 are published and open at a time. Whoever knows that new references lie
 * anywhere among a million hits one in 333; whoever knows of files from before, which followed each other, nearly one in
 * three.
 */
const ranges = [
  { name: "new references", from: 0, size: 1_000_000, published: 3000 },
  { name: "references of before, in a row", from: 100_000, size: 10_000, published: 3000 },
];

/** Chance of its own, the same in every run (mulberry32). */
function chance(seed: number) {
  let state = seed;
  return (below: number) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below;
  };
}

const referenceOf = (no: number) => `AUFI${String(no).padStart(6, "0")}`;

/** Publishes the trips of a range; who leads them is called as people are. */
async function settle(api: TestApi, { from, size, published }: (typeof ranges)[number]) {
  const pick = chance(1);
  const numbers = new Set<number>();
  while (numbers.size < published) numbers.add(from + pick(size));
  const trips = [...numbers].map((no) => {
    let share = pick(1_000_000) / 1_000_000;
    const named = surnamesByFrequency.find((one) => (share -= one.share) < 0);
    return { reference: referenceOf(no), surname: named?.name ?? "Rarename" };
  });
  for (let at = 0; at < trips.length; at += 500) await publishTrips(api, trips.slice(at, at + 500));
}

type Played = { calls: number; judged: number; opened: number; expected: number };

/** So many addresses guess at the same time; then it is some minutes later. */
const atOnce = 10;
/** So many refusals one after the other tell who has to be careful that the budget of everybody is used up. */
const takenAsEnd = 3;

/**
 * Plays the attacker: every day each address tries a reference of the range, with the commonest surname where one is
 * asked for, since a second name for the same reference is always the worse bet. Refused surnames cost nothing, so while
 * all are refused one address goes on trying whether it is over. Guesses without a surname count even when refused, so
 * they end with the budget and begin again when it is as new, two days later.
 */
async function play(api: TestApi, range: (typeof ranges)[number], withSurname: boolean): Promise<Played> {
  const pick = chance(2);
  const [commonest] = surnamesByFrequency;
  const odds = (range.published / range.size) * (withSurname ? commonest.share : 1);
  const played: Played = { calls: 0, judged: 0, opened: 0, expected: 0 };
  const guess = async (address: string) => {
    const reference = referenceOf(range.from + pick(range.size));
    const { status } = await findReference(api, reference, address, withSurname ? commonest.name : undefined);
    played.calls += 1;
    if (status === 200) played.opened += 1;
    // Neither asked for more nor sent away: this guess was looked at.
    if (status !== 200 && status !== 404) return false;
    played.judged += 1;
    played.expected += odds;
    return true;
  };
  let refused = 0;
  let pausesUntil = 0;
  for (let at = 0; at < days * addresses.length; at += atOnce) {
    const day = Math.floor(at / addresses.length);
    const place = at % addresses.length;
    const allRefused = refused >= atOnce;
    for (const address of addresses.slice(place, place + (allRefused ? 1 : atOnce))) {
      if (day < pausesUntil) break;
      refused = (await guess(address)) ? 0 : refused + 1;
      if (!withSurname && refused === takenAsEnd) [refused, pausesUntil] = [0, day + 2];
    }
    api.clock.advance({ seconds: (24 * 60 * 60 * atOnce) / addresses.length });
  }
  return played;
}

const rules = [
  { mode: "on", withSurname: true },
  { mode: "auto", withSurname: false },
] as const;
/** With references in a row only `on` keeps the promise, as docs/security.md says. */
const promised = rules.flatMap(({ mode, withSurname }) =>
  ranges.filter(({ from }) => mode === "on" || from === 0).map((range) => ({ mode, withSurname, range })),
);

test.each(promised)(
  "a month of guessing opens less than one trip: $mode, $range.name",
  async ({ mode, withSurname, range }) => {
    const api = await testApi({ lookupSecondFactor: mode });
    await settle(api, range);
    const played = await play(api, range, withSurname);
    expect(played.judged).toBeGreaterThan(0);
    const inMonth = (played.expected / days) * monthDays;
    expect(inMonth).toBeLessThan(1);
    if (days >= monthDays) {
      console.log(
        `${mode}, ${range.name}: ${played.calls} calls from ${addresses.length} addresses in ${days} days, ` +
          `${played.judged} looked at, ${played.opened} opened, ${inMonth.toFixed(3)} expected`,
      );
    }
  },
  limitOf({ rounds: days * addresses.length, usual: 160, usualMs: 120_000, eachMs: 40 }),
);
