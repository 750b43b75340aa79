import { beforeEach, describe, expect, test } from "vitest";
import { referenceBudget } from "#api/modules/sales/itineraries/lookup-budgets.ts";
import { findReference } from "#tests/support/find-reference.ts";
import { publishTrips } from "#tests/support/published-trips.ts";
import { testApi, type TestApi } from "#tests/support/test-api.ts";

let api: TestApi;
beforeEach(async () => {
  api = await testApi();
});

const find = (reference: string, from?: string, surname?: string) =>
  findReference(api, reference, from, surname);

/** The worst case for a reference as the only key: files that follow each other, all published. */
const inARow = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    reference: `NZFI5${String(index + 1).padStart(5, "0")}`,
    surname: "Whitcombe",
  }));

/** Asks for one after the other, each from the address that is handed in; answers how many were handed out. */
async function handedOut(count: number, addressOf: (guess: number) => string): Promise<number> {
  const trips = inARow(count);
  await publishTrips(api, trips);
  let opened = 0;
  for (const [guess, { reference }] of trips.entries()) {
    // As fast as the limit of an address for a minute lets one through.
    if (guess % 8 === 0) api.clock.advance({ minutes: 1 });
    if ((await find(reference, addressOf(guess))).status === 200) opened += 1;
  }
  return opened;
}

const eventsOf = (what: string) =>
  api.logs
    .map((line) => JSON.parse(line))
    .filter((line) => line.what === what)
    .map(({ event }) => event);

describe("guessing references where guessing is only suspected", () => {
  test.each([
    ["one address", () => "203.0.113.5", referenceBudget.place],
    ["a /64", (guess: number) => `2001:db8:1:1::${guess}`, referenceBudget.place],
    ["a /56", (guess: number) => `2001:db8:1:${(0xab00 + guess).toString(16)}::1`, referenceBudget.site],
    ["a /48", (guess: number) => `2001:db8:1:${(guess * 256).toString(16)}::1`, referenceBudget.customer],
    ["everywhere", (guess: number) => `203.0.113.${guess}`, referenceBudget.all],
  ])("gets a handful from %s, and needs the surname from then on", async (_where, addressOf, budget) => {
    expect(await handedOut(24, addressOf)).toBe(budget);
  });

  test("gets no further when all guesses are sent at once", async () => {
    const trips = inARow(60);
    await publishTrips(api, trips);
    const answers = await Promise.all(
      trips.map(({ reference }, index) => find(reference, `203.0.113.${index}`)),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(referenceBudget.all);
    expect(answers.filter(({ status }) => status === 422)).toHaveLength(60 - referenceBudget.all);
  });

  test("gets no more for beginning a new day, and is over after two quiet ones", async () => {
    expect(await handedOut(24, (guess) => `203.0.113.${guess}`)).toBe(referenceBudget.all);
    api.clock.advance({ hours: 24 });
    expect((await find("NZFI500001", "198.51.100.9")).status).toBe(422);
    api.clock.advance({ hours: 24 });
    expect((await find("NZFI100001", "198.51.100.9")).status).toBe(200);
  });

  test("is told in the log at half of what is allowed and once more when it is used up", async () => {
    await handedOut(24, (guess) => `203.0.113.${guess}`);
    expect(eventsOf("find-itinerary")).toEqual(["rate_limit_half_reached", "excess_rate_limit_exceeded"]);
  });

  test("does not touch who asks for one reference again and again", async () => {
    for (let time = 0; time < 30; time += 1) {
      if (time % 10 === 0) api.clock.advance({ minutes: 1 });
      expect((await find("NZFI100001")).status).toBe(200);
    }
  });

  test("still leaves the way with the surname", async () => {
    await handedOut(24, (guess) => `203.0.113.${guess}`);
    expect((await find("NZFI500024", "198.51.100.9")).status).toBe(422);
    expect((await find("NZFI500024", "198.51.100.9", "Whitcombe")).status).toBe(200);
  });
});

test("nothing is asked for where the operator decided so", async () => {
  api = await testApi({ lookupSecondFactor: "off" });
  expect(await handedOut(24, (guess) => `203.0.113.${guess}`)).toBe(24);
});
