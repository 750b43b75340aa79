import { eq } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { clientFile, dayHeader } from "#api/db/schema/client-file.ts";
import { serviceLine } from "#api/db/schema/service-line.ts";
import { addDays } from "#api/domain/today.ts";
import type { DayMove } from "#contract/sales/day-headers/day-headers.ts";
import { builderWorld, type BuilderWorld } from "#tests/support/builder-calls.ts";

let world: BuilderWorld;

/** A trip ahead, of which no supplier was asked yet. */
beforeEach(async () => {
  world = await builderWorld("NZFI100002");
  await world.api.system((tx) =>
    tx
      .update(serviceLine)
      .set({ status: "OR", priceStatus: "priced" })
      .where(eq(serviceLine.kind, "included")),
  );
  await world.api.system((tx) =>
    tx.update(clientFile).set({ status: "Requested" }).where(eq(clientFile.uid, world.uid)),
  );
});

const preview = async (what: string, day: number): Promise<DayMove> =>
  (await world.call(`/day-headers/move?what=${what}&day=${day}`)).json.data;
const move = async (what: string, day: number, more: object = {}) => {
  const { lock_version } = await preview(what, day);
  const body = { what, day, lock_version, ...more };
  return world.call("/day-headers/move", { method: "POST", body });
};
const bought = async () => (await world.lines()).filter(({ status }) => status !== "CX" && status !== "CP");

test("a day that is put in moves the rest with what stands on it, and the end of the trip", async () => {
  const [days, before, file] = [await world.days(), await bought(), await world.file()];
  const shown = await preview("insert", 3);
  expect(shown.problem).toBeNull();
  expect(shown.end_date).toBe(addDays(file.endDate, 1));
  expect((await move("insert", 3)).status).toBe(200);
  const now = await world.days();
  expect(now.map(({ dayNo }) => dayNo)).toEqual([...days.map(({ dayNo }) => dayNo), days.length + 1]);
  expect(now.map(({ date }) => date)).toEqual(now.map((_day, index) => addDays(file.travelDate, index)));
  expect(now[3]!.title).toEqual(days[2]!.title);
  expect(now[2]!.title.en).toBe("");
  const date = addDays(file.travelDate, 2);
  for (const line of before) {
    const after = (await world.lines()).find(({ id }) => id === line.id)!;
    const by = line.dateFrom >= date && line.packageSlot !== "rounding" ? 1 : 0;
    expect(after.dateFrom).toBe(addDays(line.dateFrom, by));
    expect(after.dayNo).toBe(line.dayNo + by);
  }
  expect((await world.file()).endDate).toBe(addDays(file.endDate, 1));
  expect((await world.log()).map(({ action }) => action)).toContain("day_added");
});

test("nights that reach over the day are longer only where that was said", async () => {
  const { spans } = await preview("insert", 3);
  expect(spans.length).toBeGreaterThan(0);
  const [first] = spans;
  const stored = async () => (await world.lines()).find(({ uid }) => uid === first!.uid)!;
  await move("insert", 3, { stretch: [first!.uid] });
  expect((await stored()).dateTo).toBe(first!.to);
  const again = await preview("insert", 3);
  const left = again.spans.find(({ uid }) => uid === first!.uid)!;
  await move("insert", 3);
  expect((await stored()).dateTo).toBe(left.from);
});

test("what suppliers or our stock hold stands in the way and is named, and nothing is moved", async () => {
  const before = await world.lines();
  const last = before.findLast(({ optionId }) => optionId !== null)!;
  await world.api.system((tx) =>
    tx.update(serviceLine).set({ status: "OK" }).where(eq(serviceLine.id, last.id)),
  );
  const shown = await preview("insert", 2);
  expect(shown.held).toHaveLength(1);
  expect(shown.problem).toContain(shown.held[0]);
  const refused = await move("insert", 2);
  expect([refused.status, refused.json.message]).toEqual([409, shown.problem]);
  expect((await world.lines()).map(({ dateFrom }) => dateFrom)).toEqual(
    before.map(({ dateFrom }) => dateFrom),
  );
  expect((await move("insert", (await world.days()).length + 1)).status).toBe(200);
});

test("a day goes with nothing on it; with services it stays, and they are named", async () => {
  const days = await world.days();
  const filled = (await bought()).find(({ dayNo }) => dayNo === 2)!;
  expect((await move("remove", 2)).status).toBe(409);
  expect((await preview("remove", 2)).filled.length).toBeGreaterThan(0);
  await world.api.system((tx) =>
    tx.update(serviceLine).set({ status: "CX" }).where(eq(serviceLine.dayNo, filled.dayNo)),
  );
  expect((await move("remove", 2)).status).toBe(200);
  const now = await world.days();
  expect(now.map(({ title }) => title)).toEqual(
    days.filter(({ dayNo }) => dayNo !== 2).map(({ title }) => title),
  );
  expect((await world.log()).map(({ action }) => action)).toContain("day_removed");
});

test("is refused where somebody changed the days since, for what is over, and to who may not move services", async () => {
  const { lock_version } = await preview("insert", 2);
  await world.setDay(1, { title: { en: "Meanwhile" } });
  const late = await world.call("/day-headers/move", {
    method: "POST",
    body: { what: "insert", day: 2, lock_version },
  });
  expect([late.status, late.json.current.what]).toEqual([409, "insert"]);
  await world.api.system((tx) =>
    tx.update(clientFile).set({ status: "Completed" }).where(eq(clientFile.uid, world.uid)),
  );
  expect((await preview("insert", 2)).problem).not.toBeNull();
  const token = await world.api.signIn("editor");
  expect((await world.call("/day-headers/move?what=insert&day=2", { token })).status).toBe(403);
  expect((await world.call("/day-headers/move?what=remove&day=80")).status).toBe(404);
});

test("leaves a trip one day", async () => {
  const [first, ...rest] = await world.days();
  await world.api.system(async (tx) => {
    for (const { id } of rest) await tx.delete(dayHeader).where(eq(dayHeader.id, id));
  });
  expect(first).toBeDefined();
  expect((await preview("remove", 1)).problem).not.toBeNull();
});
