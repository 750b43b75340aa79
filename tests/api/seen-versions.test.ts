import { beforeEach, describe, expect, test } from "vitest";
import type { Itinerary, ItineraryChange } from "#contract/sales/itineraries/itinerary.ts";
import { builderWorld, type BuilderWorld } from "#tests/support/builder-calls.ts";

let world: BuilderWorld;
let first: number;

const read = async (query = ""): Promise<Itinerary> => (await world.asClient(query)).json.data;
const told = ({ changes = [] }: Itinerary) => changes.map(({ what }: ItineraryChange) => what);

beforeEach(async () => {
  world = await builderWorld();
  first = (await read()).version;
  await world.save({ intro: { en: "Second" } });
  await world.publish();
  await world.setDay(2, { title: { en: "Third" } });
  await world.publish();
});

describe("what is new for who has seen an earlier version", () => {
  test("is all that came since, and without it what came last", async () => {
    expect(told(await read())).toEqual(["day_title"]);
    const late = await read(`?seen=${first}`);
    expect(told(late)).toEqual(["intro", "day_title"]);
    expect(late.seen_version).toBe(first);
    expect(told(await read(`?seen=${first + 1}`))).toEqual(["day_title"]);
  });

  test("is told since the version before that, once the newest was shown as well", async () => {
    const again = await read(`?seen=${first + 2}&seen_before=${first}`);
    expect([told(again), again.seen_version]).toEqual([["intro", "day_title"], first]);
  });

  test("is what came last where nobody kept the version, or there is none yet", async () => {
    for (const seen of [first + 2, first + 90]) {
      const page = await read(`?seen=${seen}`);
      expect([told(page), page.seen_version]).toEqual([["day_title"], undefined]);
    }
    expect((await world.asClient("?seen=0")).status).toBe(422);
  });
});
