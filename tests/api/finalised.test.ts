import { beforeEach, describe, expect, test } from "vitest";
import { textsIn } from "#api/texts/texts.ts";
import { endpoints } from "#contract/endpoints.ts";
import {
  finalWorld,
  lockedDoors,
  openingDoors,
  unseenDoors,
  type FinalWorld,
} from "#tests/support/final-calls.ts";
import { confirmed, declined, requestWorld } from "#tests/support/request-calls.ts";
import { itineraryVersion } from "#api/db/schema/itinerary.ts";
import { clientFile } from "#api/db/schema/client-file.ts";
import { place } from "#api/db/schema/place.ts";
import { eq } from "drizzle-orm";

const base = "/api/office/client-files/{uid}";

/** Doors of a file that have nothing to do with what its clients read, or that a finalised booking does not have. */
const others: readonly [RegExp, string][] = [
  [/^POST \/quote\//, "of quotes"],
  [/^PUT \/trip$/, "of quotes"],
  [/^POST \/availability$/, "looks only"],
  [
    /^(POST|PUT|DELETE) \/(invoices|credits|payments|receipts|refunds|transfers|papers|supplier-invoices)/,
    "money",
  ],
  [/^PUT \/agency-reminders$/, "money"],
  [/^POST \/itinerary-link\//, "whether the link opens"],
  [/^POST \/itinerary\/mail$/, "mails what is published"],
  [/^POST \/voucher-mails$/, "mails what is confirmed"],
  [/^POST \/consultant$/, "who looks after it"],
  [/^POST \/tasks$/, "for the office alone"],
  [/^POST \/cancel$/, "ends the booking, and is not finalised any more"],
  [/^POST \/changes\/\{change\}\/refusal$/, "leaves the booking as it is"],
  [/^POST \/reconfirmations/, "asks suppliers, and tells the consultant"],
  [/^POST \/supplier-requests\//, "answers are told below"],
];

const doors = { ...lockedDoors, ...openingDoors, ...unseenDoors };
const writing = endpoints.flatMap(({ method, path }) =>
  method !== "GET" && path.startsWith(`${base}/`) ? [`${method} ${path.slice(base.length)}`] : [],
);

test("every door that writes to a file is known here, and no other", () => {
  const known = (door: string) => Object.hasOwn(doors, door) || others.some(([those]) => those.test(door));
  expect(writing.filter((door) => !known(door))).toEqual([]);
  expect(Object.keys(doors).filter((door) => !writing.includes(door))).toEqual([]);
});

let world: FinalWorld;
const stands = async () => ({ status: (await world.file()).status, changes: (await world.draft()).changes });
const final = { status: "Finalised", changes: [] };

describe("what clients read of a finalised booking", () => {
  beforeEach(async () => {
    world = await finalWorld();
    await world.finalise();
  });

  test("is out as it is", async () => {
    expect(await stands()).toEqual(final);
    expect(await world.draft()).toMatchObject({ state: "published" });
  });

  test.each(Object.entries(lockedDoors))(
    "is not changed by %s, until it is open again",
    async (door, knock) => {
      const refused = await knock(world);
      expect([refused.status, refused.json.message]).toEqual([409, textsIn("en").fileFinal]);
      expect(await stands()).toEqual(final);
      expect((await world.reopen()).status).toBe(200);
      const again = await knock(world);
      // Nothing is new to publish, and this booking follows no package.
      const idle = ["POST /itinerary/publication", "POST /day-headers/filling"].includes(door);
      expect(again.json?.message === textsIn("en").fileFinal).toBe(false);
      if (!idle) expect(again.status, again.text).toBeLessThan(300);
    },
  );

  test.each(Object.entries(openingDoors))(
    "is open again after %s, which says what is other",
    async (door, knock) => {
      const done = await knock(world);
      expect(done.status, done.text).toBeLessThan(300);
      expect((await world.file()).status).not.toBe("Finalised");
      const { stage, changes } = await world.record();
      expect(stage).toBe("Reopened");
      // What it costs is not said to these clients.
      expect(changes.length > 0).toBe(door !== "PUT /services/{line}/price");
    },
  );

  test.each(Object.entries(unseenDoors))("stays as it is after %s", async (_door, knock) => {
    const done = await knock(world);
    expect(done.status, done.text).toBeLessThan(300);
    expect(await stands()).toEqual(final);
  });

  test("is compared with what finalising published, in the language of who reads", async () => {
    await world.reopen();
    await lockedDoors["PUT /itinerary"]!(world);
    const [change] = (await world.record()).changes;
    expect(change).toMatchObject({ what: "intro", after: expect.stringContaining("Enjoy.") });
    await world.finalise();
    expect((await world.record()).changes).toEqual([]);
  });

  test("counts also where it is kept elsewhere, and leaves the booking finalised", async () => {
    const { hero_place: code } = await world.draft();
    await world.api.system((tx) => tx.update(place).set({ name: "Renamed" }).where(eq(place.code, code)));
    const { stage, changes } = await world.record();
    expect(stage).toBe("Finalised");
    expect(changes.map(({ what }) => what)).toContain("hero_place");
  });

  test("may not be chosen on the page of its services", async () => {
    const may = async () =>
      (await world.read("/services")).lines.flatMap((line: { may: string[] }) => line.may);
    expect(await may()).not.toContain("place");
    expect(await may()).toContain("swap");
    await world.reopen();
    expect(await may()).toContain("place");
  });
});

describe("at the same moment", () => {
  test("finalising and saving a text leave nothing out of what is published", async () => {
    for (let round = 0; round < 4; round += 1) {
      world = await finalWorld();
      const save = lockedDoors["PUT /itinerary"]!;
      const [saved, finalised] = await Promise.all([save(world), world.finalise()]);
      expect(finalised.status, finalised.text).toBe(200);
      expect([200, 409]).toContain(saved.status);
      expect(await stands()).toEqual(final);
      const { snapshot } = (await world.api.system((tx) => tx.select().from(itineraryVersion))).at(-1)!;
      expect(snapshot.intro.en.includes("Enjoy.")).toBe(saved.status === 200);
    }
  });
});

test("a supplier who answers otherwise opens a finalised booking again", async () => {
  const asked = await requestWorld();
  await asked.sendRequests();
  for (const { request } of await asked.rows()) await asked.answerLink(request.uid, confirmed);
  await asked.api.system((tx) =>
    tx.update(clientFile).set({ status: "Finalised" }).where(eq(clientFile.id, asked.fileId)),
  );
  const { request } = await asked.hotel();
  expect((await asked.answerLink(request.uid, { ...confirmed, confirmation_no: "SV-2" })).status).toBe(204);
  expect((await asked.file()).status).toBe("Confirmed");
  await asked.api.system((tx) =>
    tx.update(clientFile).set({ status: "Finalised" }).where(eq(clientFile.id, asked.fileId)),
  );
  expect((await asked.answerLink(request.uid, declined)).status).toBe(204);
  expect((await asked.file()).status).toBe("Mixed");
});
