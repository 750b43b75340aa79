import { eq, sql } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { packageSlot } from "#api/db/schema/package.ts";
import { numbered } from "#api/domain/packages/arrange-slots.ts";
import { readPlaced, unplaced, writePositions } from "#api/modules/catalogue/package-editor/positions.ts";
import { editorCalls, type EditorCalls } from "#tests/support/editor-calls.ts";
import type { EditorDay, PackageContent } from "#contract/catalogue/packages/editor-days.ts";

let { api, call, ask, add, content } = {} as EditorCalls;
beforeAll(async () => {
  ({ api, call, ask, add, content } = await editorCalls("DAY"));
});

const note = (words: string) => ({ kind: "note", note: { en: words } });
const wordsOf = (days: EditorDay[]) =>
  days.map(({ slots }) => slots.map((slot) => slot.note?.en ?? slot.kind));
const slotNamed = (days: EditorDay[], words: string) =>
  days.flatMap(({ slots }) => slots).find((slot) => slot.note?.en === words)!;
const optionsAt = async (place: string) => (await ask(`package-options?places=${place}&limit=50`)).json.data;

async function withNotes(): Promise<string> {
  const uid = await add();
  for (const [day, words] of [
    [1, "a"],
    [1, "b"],
    [1, "c"],
    [2, "d"],
  ] as const) {
    await call(`/${uid}/days/${day}/slots`, "POST", note(words));
  }
  return uid;
}

test("a new package has its days, the first where it starts and the last where it ends", async () => {
  const { days, undo } = await content(await add());
  expect(days.map(({ day_no, place, title }) => [day_no, place, title.de])).toEqual([
    [1, "AKL", "Tag 1"],
    [2, "AKL", "Tag 2"],
    [3, "ROT", "Tag 3"],
  ]);
  expect(undo).toBeNull();
});

test("slots move within a day and to another, and the later ones close up", async () => {
  const uid = await withNotes();
  const move = async (words: string, day_no: number, position: number) => {
    const { days } = await content(uid);
    const { json } = await call(`/${uid}/slots/${slotNamed(days, words).uid}/moves`, "POST", {
      day_no,
      position,
    });
    return wordsOf(json.data.days);
  };
  expect(await move("c", 1, 1)).toEqual([["c", "a", "b"], ["d"], []]);
  expect(await move("a", 2, 99)).toEqual([["c", "b"], ["d", "a"], []]);
  expect(await move("a", 3, 1)).toEqual([["c", "b"], ["d"], ["a"]]);
  const { days } = await content(uid);
  const away = await call(`/${uid}/slots/${slotNamed(days, "a").uid}/moves`, "POST", {
    day_no: 4,
    position: 1,
  });
  expect(away.status).toBe(404);
});

test("a day that is put in or taken out moves the later ones with their slots, and the length of the trip", async () => {
  const uid = await withNotes();
  const day = { title: { en: "Rest" }, place: "WLG", overnight: "WLG" };
  const added = (await call(`/${uid}/days`, "POST", { ...day, day_no: 2 })).json.data;
  expect(wordsOf(added.days)).toEqual([["a", "b", "c"], [], ["d"], []]);
  expect(added.days[1]).toMatchObject({ title: { en: "Rest" }, overnight_name: expect.any(String) });
  expect((await call(`/${uid}`)).json.data.duration_days).toBe(4);
  const { lock_version: version } = added.days[0];
  const removed = (await call(`/${uid}/days/1?lock_version=${version}`, "DELETE")).json.data;
  expect(wordsOf(removed.days)).toEqual([[], ["d"], []]);
  expect(removed.undo).toMatchObject({ kind: "day", day_no: 1 });
});

test("what was taken out comes back where it was, as long as nothing else has changed", async () => {
  const uid = await withNotes();
  const before = await content(uid);
  const b = slotNamed(before.days, "b");
  await call(`/${uid}/slots/${b.uid}?lock_version=1`, "DELETE");
  expect((await content(uid)).undo).toMatchObject({ kind: "slot", day_no: 1 });
  const back: PackageContent = (await call(`/${uid}/undo`, "POST")).json.data;
  expect(wordsOf(back.days)).toEqual([["a", "b", "c"], ["d"], []]);
  expect(back.undo).toBeNull();
  expect((await call(`/${uid}/undo`, "POST")).status).toBe(409);
  await call(`/${uid}/days/1?lock_version=1`, "DELETE");
  const whole: PackageContent = (await call(`/${uid}/undo`, "POST")).json.data;
  expect(wordsOf(whole.days)).toEqual([["a", "b", "c"], ["d"], []]);
  await call(`/${uid}/days/1?lock_version=${whole.days[0]!.lock_version}`, "DELETE");
  await call(`/${uid}/days/1/slots`, "POST", note("later"));
  expect((await call(`/${uid}/undo`, "POST")).json.message).toBe("There is nothing to take back any more.");
});

test("a service takes its kind from its first option, keeps classes, substitutes and extras, and agents read it at once", async () => {
  const agent = await api.signIn("emma.larkspur");
  const sad = (await call("?filter[q]=SAD5")).json.data[0];
  const seen = async () =>
    (await api.call("/api/agent/packages/SAD5", { token: agent })).json.data.days[0].slots.length;
  const before = await seen();
  const { days } = await content(sad.uid);
  const [one, two] = await optionsAt("CHC");
  const slot = {
    kind: "service",
    nights: 1,
    start_time: "1500",
    quantity_rule: "per_room",
    deletable: true,
    options: [
      { option: one.code, class: "standard" },
      { option: two.code, substitute: true },
    ],
  };
  const { json } = await call(`/${sad.uid}/days/1/slots`, "POST", slot);
  const made = json.data.days[0].slots.at(-1);
  expect(made).toMatchObject({ service_type: one.code.slice(3, 5), nights: 1, deletable: true });
  expect(
    made.options.map((option: { option: string; class: string | null; substitute: boolean }) => [
      option.option,
      option.class,
      option.substitute,
    ]),
  ).toEqual([
    [one.code, "standard", false],
    [two.code, null, true],
  ]);
  expect(await seen()).toBe(before + 1);
  await call(`/${sad.uid}/slots/${made.uid}?lock_version=1`, "DELETE");
  expect((await content(sad.uid)).days).toEqual(days);
});

test("a slot is added beside the very first one in whatever order the database goes through them", async () => {
  await api.system(async (tx) => {
    // So it begins with the oldest row, as it does of itself where it knows that the table is small.
    await tx.execute(sql`set local enable_indexscan = off`);
    await tx.execute(sql`set local enable_bitmapscan = off`);
    const [oldest] = await tx.select().from(packageSlot).where(eq(packageSlot.id, 1));
    const { id: _id, ...slot } = oldest!;
    const made = tx.insert(packageSlot).values({ ...slot, uid: "ADDEDBESIDETHEOLDEST000000", seq: unplaced });
    const [added] = await made.returning({ id: packageSlot.id });
    await writePositions(tx, slot.packageId, numbered(await readPlaced(tx, slot.packageId)));
    await tx.delete(packageSlot).where(eq(packageSlot.id, added!.id));
  });
});

test("a hired car keeps the fee that the package takes with it when it is saved, and when it is taken out and put back", async () => {
  const uid = await add();
  const car = {
    kind: "service",
    nights: 2,
    quantity_rule: "per_party",
    options: [{ option: "GMNRCSOUCHCCOMPCT", extras: ["one_way"] }],
  };
  const made = (await call(`/${uid}/days/1/slots`, "POST", car)).json.data.days[0].slots[0];
  expect(made.options[0].extras).toEqual(["one_way"]);
  await call(`/${uid}/slots/${made.uid}?lock_version=1`, "DELETE");
  const back: PackageContent = (await call(`/${uid}/undo`, "POST")).json.data;
  expect(back.days[0]!.slots[0]!.options[0]!.extras).toEqual(["one_way"]);
});

test("unknown options and extras, a class served twice, a service without any and a note without words are refused beside their field", async () => {
  const uid = await add();
  const [one, two] = await optionsAt("CHC");
  const fields = async (body: object) =>
    Object.keys((await call(`/${uid}/days/1/slots`, "POST", body)).json.errors ?? {});
  const service = (...options: object[]) => ({ kind: "service", options });
  expect(await fields(service())).toEqual(["options"]);
  expect(await fields(service({ option: one.code, substitute: true }))).toEqual(["options"]);
  expect(await fields(service({ option: "X".repeat(17) }))).toEqual(["options.0.option"]);
  expect(await fields(service({ option: one.code, extras: ["NIX"] }))).toEqual(["options.0.extras"]);
  expect(await fields(service({ option: one.code }, { option: two.code }))).toEqual(["options.1.class"]);
  expect(await fields({ kind: "note" })).toEqual(["note.en"]);
});

test("the second of two who change a slot or a day is told what it is now, and the log says who did what", async () => {
  const uid = await withNotes();
  const { days } = await content(uid);
  const a = slotNamed(days, "a");
  const change = (words: string) =>
    call(`/${uid}/slots/${a.uid}`, "PUT", { ...note(words), lock_version: 1 });
  expect((await change("mine")).status).toBe(200);
  const late = await change("theirs");
  expect([late.status, late.json.current.note.en]).toEqual([409, "mine"]);
  const day = { title: { en: "Arrival" }, text: { en: "Welcome." }, place: "AKL", lock_version: 1 };
  expect((await call(`/${uid}/days/1`, "PUT", day)).json.data.days[0].title).toEqual({ en: "Arrival" });
  expect((await call(`/${uid}/days/1`, "PUT", day)).json.current.title).toEqual({ en: "Arrival" });
  const log = (await call(`/${uid}/history`)).json.data;
  expect(
    log.slice(0, 2).map(({ action, reason }: { action: string; reason: string }) => [action, reason]),
  ).toEqual([
    ["day_changed", "1 · Arrival"],
    ["slot_changed", "1 · mine"],
  ]);
});

test("a day that has come to the number of another is neither changed nor removed in its place", async () => {
  const uid = await withNotes();
  const { days } = await content(uid);
  const rest = { title: { en: "Rest" }, place: "WLG" };
  const save = (day: number, lock_version: number) =>
    call(`/${uid}/days/${day}`, "PUT", { title: { en: "Mine" }, place: "AKL", lock_version });
  const remove = (day: number, version: number) =>
    call(`/${uid}/days/${day}?lock_version=${version}`, "DELETE");
  await call(`/${uid}/days`, "POST", { ...rest, day_no: 2 });
  for (const { day_no: day, lock_version: version } of days.slice(1)) {
    expect([(await save(day, version)).status, (await remove(day, version)).status]).toEqual([409, 409]);
  }
  const { days: four } = await content(uid);
  await remove(2, four[1]!.lock_version);
  const { days: three } = await content(uid);
  expect((await save(2, four[1]!.lock_version)).status).toBe(409);
  expect((await save(3, four[2]!.lock_version)).status).toBe(409);
  await remove(3, three[2]!.lock_version);
  const head = (await call(`/${uid}`)).json.data;
  const {
    uid: _uid,
    status: _status,
    last_test: _test,
    max_pax: _max,
    markup_override_bps: _bps,
    ...input
  } = head;
  await call(`/${uid}`, "PUT", { ...input, duration_days: 3 });
  expect((await content(uid)).days).toHaveLength(3);
  expect((await save(3, three[2]!.lock_version)).status).toBe(409);
  expect(wordsOf((await content(uid)).days)).toEqual([["a", "b", "c"], ["d"], []]);
});

test("options are found by words of their supplier, their name and their place together", async () => {
  const [option] = await optionsAt("CHC");
  const words = `${option.supplier_name.split(" ")[0]} ${option.name.en.split(" ")[0]} christ`.toLowerCase();
  const found = await ask(`package-options?q=${encodeURIComponent(words)}`);
  expect(found.json.data.map(({ code }: { code: string }) => code)).toContain(option.code);
  const legs = (await ask("package-legs")).json.data;
  expect(legs.map(({ key }: { key: string }) => key)).toContain("WLG-PCN-ferry");
});
