import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { clientFile } from "#api/db/schema/client-file.ts";
import { itinerary, itineraryVersion } from "#api/db/schema/itinerary.ts";
import { serviceLine } from "#api/db/schema/service-line.ts";
import { builderWorld, type BuilderWorld } from "#tests/support/builder-calls.ts";

let world: BuilderWorld;

beforeEach(async () => {
  world = await builderWorld();
});

describe("a draft", () => {
  test("is what is published as long as nothing changed, and says what is new once something did", async () => {
    const before = await world.draft();
    expect(before).toMatchObject({ state: "published", changes: [], problem: null });
    expect(before.shown).toBeGreaterThan(0);
    await world.setDay(2, { title: { en: "Another title", de: "Anders" } });
    await world.save({ intro: { en: "Welcome" } });
    const after = await world.draft();
    expect(after.changes.map(({ what }) => what)).toEqual(["intro", "day_title"]);
    expect(after.changes.at(-1)).toMatchObject({ after: "Another title" });
    expect(after.version).toBe(before.version);
  });

  test("is saved for the office alone, and refused to who began with an older one", async () => {
    const { lock_version } = await world.draft();
    expect((await world.save({ intro: { en: "First" } })).status).toBe(200);
    const late = await world.save({ intro: { en: "Second" }, lock_version });
    expect([late.status, late.json.current.intro.en]).toEqual([409, "First"]);
    expect((await world.asClient()).json.data.intro).not.toBe("First");
    expect((await world.log()).map(({ action }) => action)).toEqual(["changed"]);
  });

  test("refuses a place that is none, and prices of an agency that has its own", async () => {
    expect((await world.save({ hero_place: "QQQ" })).json.errors).toHaveProperty("hero_place");
    const priceMode = "net" as const;
    await world.api.system((tx) =>
      tx.update(clientFile).set({ priceMode }).where(eq(clientFile.uid, world.uid)),
    );
    expect((await world.save({ show_prices: true })).json.errors).toHaveProperty("show_prices");
    expect(await world.draft()).toMatchObject({ may_show_prices: false });
  });

  test("is looked at in any language as it would be published, without what clients never see", async () => {
    const [line] = await world.lines();
    const set = { internalNote: "INTERNAL-CANARY", supplierRemarks: "SUPPLIER-CANARY" };
    await world.api.system((tx) => tx.update(serviceLine).set(set).where(eq(serviceLine.id, line!.id)));
    await world.setDay(1, { text: { en: "English words", fr: "Mots français" } });
    const preview = await world.preview("?locale=fr");
    expect(preview.days[0].text).toBe("Mots français");
    expect(JSON.stringify(preview)).not.toMatch(/CANARY|cost_cents|net_cents/);
    expect(preview.price).toBeUndefined();
  });

  test("hides services that nobody was asked for", async () => {
    const before = await world.draft();
    const shown = (await world.lines()).find(({ status }) => status === "OK" || status === "AL");
    await world.api.system((tx) =>
      tx.update(serviceLine).set({ status: "QU" }).where(eq(serviceLine.id, shown!.id)),
    );
    const after = await world.draft();
    expect([after.shown, after.hidden]).toEqual([before.shown - 1, before.hidden + 1]);
    expect(after.changes.map(({ what }) => what)).toContain("service_removed");
  });
});

describe("publishing", () => {
  test("freezes a version, tells what is new in it, and leaves the one before as it was", async () => {
    const { version } = await world.draft();
    expect((await world.publish()).status).toBe(409);
    await world.setDay(1, { title: { en: "New title" } });
    expect((await world.publish()).json.data).toEqual({ version: version + 1 });
    const read = (await world.asClient()).json.data;
    expect([read.version, read.days[0].title]).toEqual([version + 1, "New title"]);
    expect(read.changes).toEqual([expect.objectContaining({ what: "day_title", after: "New title" })]);
    await world.setDay(1, { title: { en: "Later title" } });
    expect((await world.asClient()).json.data.days[0].title).toBe("New title");
    const versions = await world.versions();
    expect(versions.map((one) => one.version)).toEqual([version, version + 1]);
    expect(versions[0]!.snapshot.days[0]!.title.en).not.toBe("New title");
    expect(versions[1]!.publishedBy).toBeTruthy();
    const compared = await world.call(`/itinerary/comparison?from=${version}&to=${version + 1}`);
    expect(compared.json.data.changes).toHaveLength(1);
  });

  test("shows the whole price where the office says so, and never a part of it", async () => {
    await world.save({ show_prices: true });
    await world.publish();
    const read = (await world.asClient()).json.data;
    const { totals } = (await world.call("")).json.data;
    expect(read.price.total_cents).toBe(totals.sell_cents);
    expect(JSON.stringify(read.days)).not.toContain("cents");
  });

  test("is refused to a version that somebody else has changed, for quotes and for what was cancelled", async () => {
    const { lock_version } = await world.draft();
    await world.save({ intro: { en: "Newer" } });
    expect((await world.publish(lock_version)).status).toBe(409);
    const become = (set: Partial<typeof clientFile.$inferInsert>) =>
      world.api.system((tx) => tx.update(clientFile).set(set).where(eq(clientFile.uid, world.uid)));
    await become({ kind: "quote" });
    expect(await world.draft()).toMatchObject({ problem: "not_booked" });
    expect((await world.publish()).status).toBe(409);
    await become({ kind: "booking", status: "Cancelled" });
    expect(await world.draft()).toMatchObject({ problem: "over" });
    expect((await world.publish()).status).toBe(409);
  });

  test("is taken back and comes out again under its number while it says the same", async () => {
    const { version } = await world.draft();
    expect((await world.withdraw()).status).toBe(204);
    expect((await world.asClient()).status).toBe(404);
    expect(await world.draft()).toMatchObject({ state: "withdrawn", version, changes: [] });
    expect((await world.publish()).json.data).toEqual({ version });
    expect((await world.asClient()).status).toBe(200);
    expect(await world.versions()).toHaveLength(1);
    expect((await world.log()).map(({ action }) => action)).toEqual(["unpublished", "published"]);
  });

  test("asks for its own permission, and one office does not reach the files of another", async () => {
    const stranger = await world.api.signIn("readonly");
    expect((await world.post("publication", 1, { token: stranger })).status).toBe(403);
    const other = await world.api.signIn("manager.banksia");
    expect((await world.call("/itinerary", { token: other })).status).toBe(404);
    expect((await world.post("publication", 1, { token: other })).status).toBe(404);
  });

  test("lets its link be mailed three times a day, while there is one", async () => {
    const mail = () => world.call("/itinerary/mail", { method: "POST" });
    const sent = [await mail(), await mail(), await mail(), await mail()];
    expect(sent.map(({ status }) => status)).toEqual([200, 200, 200, 429]);
    await world.withdraw();
    expect((await mail()).status).toBe(409);
  });
});

test("a file without an itinerary gets one when it is first saved, and a link when it is published", async () => {
  const { id } = await world.row();
  await world.api.system(async (tx) => {
    await tx.delete(itineraryVersion).where(eq(itineraryVersion.itineraryId, id));
    await tx.delete(itinerary).where(eq(itinerary.id, id));
  });
  const before = await world.draft();
  expect(before).toMatchObject({ lock_version: 0, state: "never", version: 0, versions: [], changes: [] });
  const saved = await world.save({ thank_you: { en: "Thanks" } });
  expect(saved.json.data).toMatchObject({ lock_version: 1, state: "never" });
  expect((await world.asClient()).status).toBe(404);
  expect((await world.publish()).json.data).toEqual({ version: 1 });
  const read = (await world.asClient()).json.data;
  expect([read.version, read.thank_you, read.changes]).toEqual([1, "Thanks", []]);
});
