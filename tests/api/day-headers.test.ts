import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { clientFile } from "#api/db/schema/client-file.ts";
import { tripPackage } from "#api/db/schema/package.ts";
import type { DayHeaders } from "#contract/sales/day-headers/day-headers.ts";
import { builderWorld, type BuilderWorld } from "#tests/support/builder-calls.ts";

let world: BuilderWorld;
const read = async (query = ""): Promise<DayHeaders> => (await world.call(`/day-headers${query}`)).json.data;

/** What the form sends of the days as they are read, with what is to be different on some of them. */
async function save(changes: Record<number, object>, { query = "", version = 0 } = {}) {
  const { days, language, lock_version } = await read(query);
  const body = {
    language,
    lock_version: version || lock_version,
    days: days.map(({ day_no: no, overnight, picture, ...day }) => {
      const { title, text, place, journey, driving_notes, show_driving_notes } = day;
      return {
        ...{ title, text, place, journey, driving_notes, show_driving_notes },
        ...(overnight !== null && { overnight }),
        ...(picture !== null && { picture }),
        ...changes[no],
      };
    }),
  };
  return world.call("/day-headers", { method: "PUT", body });
}

beforeEach(async () => {
  world = await builderWorld();
});

describe("headers of all days", () => {
  test("are read in the language of the file beside English, and saved in that one alone", async () => {
    const before = await read("?language=de");
    expect(before).toMatchObject({ language: "de", beside: "en" });
    const english = (await world.days())[0]!.title.en;
    expect((await save({ 1: { title: "Neuer Titel" } }, { query: "?language=de" })).status).toBe(200);
    const [day] = await world.days();
    expect(day!.title).toMatchObject({ en: english, de: "Neuer Titel" });
    expect((await world.log()).map(({ action }) => action)).toEqual(["days_changed"]);
  });

  test("sent as they are change nothing, plain words that are shown formatted included", async () => {
    const before = await world.days();
    const version = (await read()).lock_version;
    expect((await save({})).status).toBe(200);
    expect(await world.days()).toEqual(before);
    expect((await read()).lock_version).toBe(version);
    expect(await world.log()).toEqual([]);
  });

  test("keep what the sanitizer leaves of a formatted text", async () => {
    await save(
      { 1: { text: '<p onclick="x()">Hello <script>1</script><b>there</b></p>' } },
      { query: "?language=en" },
    );
    expect((await world.days())[0]!.text.en).toBe("<p>Hello <strong>there</strong></p>");
    expect((await world.preview("?locale=en")).days[0].text).toBe("<p>Hello <strong>there</strong></p>");
  });

  test("are refused to who began with others, with the days as they are now", async () => {
    const { lock_version } = await read();
    await save({ 2: { title: "First" } });
    const late = await save({ 3: { title: "Second" } }, { version: lock_version });
    expect(late.status).toBe(409);
    expect(late.json.current.days[1].title).toBe("First");
    // A service that is put in says where the night is spent without counting a version up.
    const { lock_version: read2 } = await read();
    await world.setDay(1, { overnightPlaceId: null });
    expect((await save({}, { version: read2 })).status).toBe(409);
  });

  test("refuse places that are none and journeys that nobody knows beside their field", async () => {
    expect((await save({ 2: { place: "QQQ" } })).json.errors).toHaveProperty(["days.1.place"]);
    expect((await save({ 2: { journey: "AAA-BBB-drive" } })).json.errors).toHaveProperty(["days.1.journey"]);
    expect((await save({ 2: { picture: "0".repeat(26) } })).json.errors).toHaveProperty(["days.1.picture"]);
  });

  test("suggest the notes of the road, which a day's own replace and a day can keep back", async () => {
    const days = (await read("?language=en")).days;
    const driven = days.find(({ suggested_notes: notes }) => notes !== "")!;
    expect(driven.journeys.map(({ key }) => key)).toEqual(expect.arrayContaining([driven.journey, ""]));
    const notes = async () => (await world.preview("?locale=en")).days[driven.day_no - 1].legs[0].notes;
    expect(await notes()).toBe(driven.suggested_notes);
    await save({ [driven.day_no]: { driving_notes: "Mind the sheep." } }, { query: "?language=en" });
    expect(await notes()).toBe("Mind the sheep.");
    await save({ [driven.day_no]: { show_driving_notes: false } });
    expect(await notes()).toBeNull();
  });

  test("say what each language lacks", async () => {
    await world.setDay(2, { title: { en: "Only English" }, text: { en: "" } });
    const { languages } = await read();
    const of = (language: string) => languages.find((one) => one.language === language)!;
    expect(of("en").missing).toContainEqual({ day_no: 2, parts: ["text"] });
    expect(of("fr").missing).toContainEqual({ day_no: 2, parts: ["title", "text"] });
    expect(of("en").needed).toBe(true);
  });

  test("take the words of the package where there are none, or everywhere", async () => {
    const fill = async (all: boolean) => {
      const { lock_version } = await read();
      return world.call("/day-headers/filling", { method: "POST", body: { lock_version, all } });
    };
    const packageId = null;
    const become = (set: Partial<typeof clientFile.$inferInsert>) =>
      world.api.system((tx) => tx.update(clientFile).set(set).where(eq(clientFile.uid, world.uid)));
    await become({ packageId });
    expect((await fill(false)).status).toBe(409);
    const [pack] = await world.api.system((tx) => tx.select().from(tripPackage).limit(1));
    await become({ packageId: pack!.id });
    await world.setDay(1, { title: { en: "My own" }, text: { en: "" } });
    expect((await fill(false)).json.data.days).toBeGreaterThan(0);
    const [first] = await world.days();
    expect(first!.title.en).toBe("My own");
    expect(first!.text.en).not.toBe("");
    await fill(true);
    expect((await world.days())[0]!.title.en).not.toBe("My own");
  });

  test("are for who may change them, of files of the own brand", async () => {
    const token = await world.api.signIn("manager.banksia");
    expect((await world.call("/day-headers", { token })).status).toBe(404);
    const accounts = await world.api.signIn("accounts");
    expect((await world.call("/day-headers", { token: accounts })).status).toBe(403);
  });
});
