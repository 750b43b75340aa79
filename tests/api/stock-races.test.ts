import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { exchangesAfterRace, raceToExchange } from "#tests/support/exchange-races.ts";
import { limitOf } from "#tests/support/long-run.ts";
import { race } from "#tests/support/race-processes.ts";
import {
  halvesAfterRace,
  prepareStockRace,
  raceForStock,
  stockAfterRace,
} from "#tests/support/stock-races.ts";
import { testApi } from "#tests/support/test-api.ts";

const rivals = 4;
/** Each rival tries every pair of days: 10 000 attempts in `npm run test:race`. */
const usual = 75;
const rounds = Math.ceil(Number(process.env.RACE_ROUNDS ?? usual / 1.25) * 1.25);
const timeout = limitOf({ rounds, usual, usualMs: 300_000, eachMs: 400 });
const forStock = fileURLToPath(new URL("../support/stock-race-process.ts", import.meta.url));
const toExchange = fileURLToPath(new URL("../support/exchange-race-process.ts", import.meta.url));

test(
  "the last unit of a stay is taken by exactly one of those who want it, both nights or none",
  { timeout },
  async () => {
    const api = await testApi();
    const racers = await api.system((tx) => prepareStockRace(tx, rivals, rounds));
    const tasks = racers.map((rival, index) => ({ rival, rounds, backwards: index % 2 === 1, atOnce: 3 }));
    const won = await race(api, { work: raceForStock, script: forStock, tasks });
    expect(won.reduce((sum, one) => sum + one, 0)).toBe(rounds);
    expect(await api.system(stockAfterRace)).toEqual({ "1 used, 1 held": 2 * rounds });
    expect(await api.system(halvesAfterRace)).toBe(0);
  },
);

test("bookings that move from stay to stay at once end with one whole stay each", { timeout }, async () => {
  const api = await testApi();
  const stays = rivals + 1;
  const racers = await api.system((tx) => prepareStockRace(tx, rivals, stays));
  const tasks = racers.map((rival, from) => ({ rival, attempts: rounds, stays, from, atOnce: 1 as const }));
  const won = await race(api, { work: raceToExchange, script: toExchange, tasks });
  for (const times of won) expect(times).toBeGreaterThan(1);
  const { wrong, nights } = await api.system(exchangesAfterRace);
  expect(wrong).toBe(0);
  expect(nights).toEqual(racers.map(() => 2));
});
