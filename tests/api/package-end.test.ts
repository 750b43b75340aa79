import { eq } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { packageSlot, tripPackage } from "#api/db/schema/package.ts";
import { editorCalls, type EditorCalls } from "#tests/support/editor-calls.ts";

let { api, call, add, content } = {} as EditorCalls;
beforeAll(async () => {
  ({ api, call, add, content } = await editorCalls("END"));
});

const room = (nights?: number) => ({ kind: "service", nights, options: [{ option: "AKLACPOHAKLHARBOR" }] });
const coachTour = (nights?: number) => ({
  kind: "service",
  nights,
  options: [{ option: "AKLACPOHAKLHARBOR" }, { option: "AKLITWIDAKLNORTH5", substitute: true }],
});
const put = (uid: string, day: number, slot: object) => call(`/${uid}/days/${day}/slots`, "POST", slot);
const slotsOf = async (uid: string) => (await content(uid)).days.map(({ slots }) => slots.length);
const onlySlot = async (uid: string) => (await content(uid)).days.flatMap(({ slots }) => slots)[0]!;
const move = async (uid: string, dayNo: number) =>
  call(`/${uid}/slots/${(await onlySlot(uid)).uid}/moves`, "POST", { day_no: dayNo, position: 1 });

/** Makes the only slot of a package longer than its form lets it be. */
const lengthen = async (uid: string, nights: number) => {
  const slot = await onlySlot(uid);
  await api.system((tx) => tx.update(packageSlot).set({ nights }).where(eq(packageSlot.uid, slot.uid)));
};
const tooLong = (day: number, end: number, last: number) =>
  `On day ${day}, “Harbour room” would last until day ${end}, but the package ends on day ${last}. Shorten the service first.`;

test("a slot that would last beyond the package is refused beside its nights, or beside the service that is too long", async () => {
  const uid = await add();
  const long = await put(uid, 2, room(2));
  expect([long.status, long.json.errors]).toEqual([
    422,
    { nights: ["This would last until day 4, but the package ends on day 3."] },
  ]);
  expect((await put(uid, 3, room())).json.errors).toEqual({
    "options.0.option": ["This would last until day 4, but the package ends on day 3."],
  });
  expect(Object.keys((await put(uid, 1, coachTour())).json.errors)).toEqual(["options.1.option"]);
  expect((await put(uid, 1, coachTour(2))).status).toBe(201);
  expect((await put(uid, 4, room(1))).status).toBe(404);
  const { uid: slot } = await onlySlot(uid);
  const change = (nights: number) =>
    call(`/${uid}/slots/${slot}`, "PUT", { ...room(nights), lock_version: 1 });
  expect(Object.keys((await change(3)).json.errors)).toEqual(["nights"]);
  expect((await onlySlot(uid)).nights).toBe(2);
  expect((await change(1)).status).toBe(200);
});

test("a slot is not moved to where it would last beyond the package, but always back from there", async () => {
  const uid = await add();
  await put(uid, 1, room(2));
  const away = await move(uid, 2);
  expect([away.status, away.json.message]).toEqual([409, tooLong(2, 4, 3)]);
  expect(await slotsOf(uid)).toEqual([1, 0, 0]);
  await lengthen(uid, 1);
  expect((await move(uid, 2)).status).toBe(200);
  await lengthen(uid, 4);
  expect((await move(uid, 1)).status).toBe(200);
  expect(await slotsOf(uid)).toEqual([1, 0, 0]);
});

test("a day is not taken out while a slot before it needs it; a removal is taken back whatever it holds", async () => {
  const uid = await add();
  await put(uid, 1, room(2));
  const remove = async (day: number) => {
    const { days } = await content(uid);
    return call(`/${uid}/days/${day}?lock_version=${days[day - 1]!.lock_version}`, "DELETE");
  };
  const refused = await remove(3);
  expect([refused.status, refused.json.message]).toEqual([409, tooLong(1, 3, 2)]);
  expect(await slotsOf(uid)).toEqual([1, 0, 0]);
  expect((await remove(1)).status).toBe(200);
  expect((await call(`/${uid}/undo`, "POST")).status).toBe(200);
  expect(await slotsOf(uid)).toEqual([1, 0, 0]);
  await lengthen(uid, 1);
  expect((await remove(3)).status).toBe(200);
  await lengthen(uid, 5);
  const { uid: slot } = await onlySlot(uid);
  expect((await call(`/${uid}/slots/${slot}?lock_version=1`, "DELETE")).status).toBe(200);
  expect((await call(`/${uid}/undo`, "POST")).status).toBe(200);
  expect(await slotsOf(uid)).toEqual([1, 0]);
});

test("a package that holds a slot which is too long is not published, one by one or with others", async () => {
  const uid = await add();
  await put(uid, 2, room(1));
  await lengthen(uid, 3);
  await api.system((tx) => tx.update(tripPackage).set({ status: "tested" }).where(eq(tripPackage.uid, uid)));
  const { lock_version } = (await call(`/${uid}`)).json.data;
  const publish = () => call(`/${uid}/publication`, "POST", { verb: "publish", lock_version });
  const refused = await publish();
  expect([refused.status, refused.json.message]).toEqual([409, tooLong(2, 5, 3)]);
  const many = { target: { uids: [uid] }, action: "publish", dry_run: true };
  expect((await call("/bulk", "POST", many)).json.data).toMatchObject({ affected: 0, failed_count: 1 });
  await lengthen(uid, 1);
  expect((await publish()).json.data.status).toBe("published");
});
