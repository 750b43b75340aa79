import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { limitOf } from "#tests/support/long-run.ts";
import { race } from "#tests/support/race-processes.ts";
import { prepareSeatRace, raceForSeats, seatsAfterRace, seatsOfRace } from "#tests/support/seat-races.ts";
import { testApi } from "#tests/support/test-api.ts";

const rivals = 4;
/** Each rival tries every pair of departures: thousands of attempts in `npm run test:race`. */
const usual = 20;
const rounds = Math.ceil(Number(process.env.RACE_ROUNDS ?? 2 * usual) / 2);
const timeout = limitOf({ rounds, usual, usualMs: 300_000, eachMs: 400 });
const script = fileURLToPath(new URL("../support/seat-race-process.ts", import.meta.url));

test(
  "the last seats of departures go to exactly as many parties as they are enough for",
  { timeout },
  async () => {
    const api = await testApi();
    const { departures, rivals: racers } = await api.system((tx) => prepareSeatRace(tx, rivals, rounds));
    const tasks = racers.map((rival, index) => ({
      rival,
      departures,
      backwards: index % 2 === 1,
      atOnce: 3,
    }));
    const won = await race(api, { work: raceForSeats, script, tasks });
    expect(won.reduce((sum, one) => sum + one, 0)).toBe(seatsOfRace.winners * rounds);
    const booked = seatsOfRace.winners * seatsOfRace.wanted;
    const ended = `${20 - seatsOfRace.left + booked} taken, ${booked} booked, limited`;
    expect(await api.system((tx) => seatsAfterRace(tx, departures))).toEqual({ [ended]: 2 * rounds });
  },
);
