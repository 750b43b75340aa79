import { and, eq } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { auditLog } from "#api/db/schema/audit.ts";
import { clientFile, pax, room, roomPax } from "#api/db/schema/client-file.ts";
import { supplierRequest } from "#api/db/schema/request.ts";
import type { Rooming } from "#contract/sales/passengers/rooming.ts";
import { testApi, type TestApi } from "#tests/support/test-api.ts";

let api: TestApi;
let office: string;
let file: { id: number; uid: string };
beforeEach(async () => {
  api = await testApi();
  office = await api.signIn("consultant");
  file = await withTwoRooms();
});

const call = (more: object = {}, token = office) =>
  api.call(`/api/office/client-files/${file.uid}/rooming`, { token, ...more });
const shown = async (): Promise<Rooming> => (await call()).json.data;
const put = async (change: Record<number, number>, version?: number, token = office) => {
  const { places, lock_version: now } = await shown();
  const wanted = places.map(({ traveller, room: at }) => ({ traveller, room: change[traveller] ?? at }));
  return call({ method: "PUT", body: { places: wanted, lock_version: version ?? now } }, token);
};

/** A booking whose four adults sleep in two rooms, two in each, with a child in the second. */
async function withTwoRooms() {
  return api.system(async (tx) => {
    const [found] = await tx
      .select({ id: clientFile.id, uid: clientFile.uid })
      .from(clientFile)
      .where(eq(clientFile.reference, "NZFI100005"));
    const [first] = await tx.select().from(room).where(eq(room.fileId, found!.id)).orderBy(room.seq);
    const { id: _id, ...copy } = first!;
    const [second] = await tx
      .insert(room)
      .values({ ...copy, seq: first!.seq + 1 })
      .returning();
    const known = await tx.select().from(pax).where(eq(pax.fileId, found!.id)).orderBy(pax.seq);
    await tx.delete(roomPax);
    const names = ["Anna", "Ben", "Carla", "Dora", "Emil"];
    for (const [index, name] of names.entries()) {
      const isChild = name === "Emil";
      const values = {
        firstName: name,
        lastName: "Tal",
        type: isChild ? "C" : "A",
        ageStated: isChild ? 7 : null,
      } as const;
      const [one] = known[index]
        ? await tx
            .update(pax)
            .set({ ...values, dateOfBirth: null })
            .where(eq(pax.id, known[index].id))
            .returning()
        : await tx
            .insert(pax)
            .values({ ...values, fileId: found!.id, seq: index + 1 })
            .returning();
      await tx.insert(roomPax).values({ roomId: index < 2 ? first!.id : second!.id, paxId: one!.id });
    }
    return found!;
  });
}

const inRoom = (rooming: Rooming, seq: number) =>
  rooming.places.filter((one) => one.room === seq).map(({ name }) => name);

describe("who shares with whom", () => {
  test("is changed by the office: travellers change places, rooms and requests stay", async () => {
    const before = await shown();
    expect([inRoom(before, 1), inRoom(before, 2)]).toEqual([
      ["Anna Tal", "Ben Tal"],
      ["Carla Tal", "Dora Tal", "Emil Tal"],
    ]);
    const asked = await api.system((tx) => tx.select().from(supplierRequest));
    const answer = await put({ 2: 2, 3: 1 });
    expect(answer.status, answer.text).toBe(200);
    const after = await shown();
    expect([inRoom(after, 1), inRoom(after, 2)]).toEqual([
      ["Anna Tal", "Carla Tal"],
      ["Ben Tal", "Dora Tal", "Emil Tal"],
    ]);
    expect(after.lock_version).toBe(before.lock_version + 1);
    expect(await api.system((tx) => tx.select().from(supplierRequest))).toHaveLength(asked.length);
    const [told] = await api.system((tx) =>
      tx
        .select()
        .from(auditLog)
        .where(and(eq(auditLog.fileId, file.id), eq(auditLog.action, "rooms_changed"))),
    );
    expect(told?.after).toEqual({ sharing: ["1: Anna Tal, Carla Tal", "2: Ben Tal, Dora Tal, Emil Tal"] });
    expect((await put({})).json.data.lock_version).toBe(after.lock_version);
  });

  test("is refused beside who moves where rooms would be for others, and where nobody is meant", async () => {
    const moved = await put({ 2: 2 });
    expect([moved.status, Object.keys(moved.json.errors)]).toEqual([422, ["places.1.room"]]);
    expect(Object.keys((await put({ 5: 1, 2: 2 })).json.errors)).toEqual(["places.1.room", "places.4.room"]);
    expect((await put({ 2: 9 })).status).toBe(422);
    const stale = await put({ 2: 2, 3: 1 }, 99);
    expect([stale.status, stale.json.current.places.length]).toEqual([409, 5]);
  });

  test("of a trip that is over stays, and is nobody's who may not work with the file", async () => {
    expect((await put({ 2: 2, 3: 1 }, undefined, await api.signIn("accounts"))).status).toBe(403);
    const banksia = await api.signIn("manager.banksia");
    expect((await call({}, banksia)).status).toBe(404);
    expect((await call({}, await api.signIn("anke.silberfarn"))).status).toBe(401);
    await api.system((tx) =>
      tx.update(clientFile).set({ status: "Completed" }).where(eq(clientFile.id, file.id)),
    );
    expect((await put({ 2: 2, 3: 1 })).status).toBe(409);
  });
});
