import { eq } from "drizzle-orm";
import { beforeAll, expect, it } from "vitest";
import type { Database } from "#api/db/client.ts";
import { clientFile, pax, room, roomPax } from "#api/db/schema/client-file.ts";
import { readTravellers } from "#api/modules/files/client-file/read-file.ts";
import { freshDatabase } from "#tests/support/test-database.ts";

let database: Database;

beforeAll(async () => {
  database = await freshDatabase();
});

const inSystem = <T>(work: Parameters<typeof database.inScope<T>>[1]) =>
  database.inScope({ audience: "system" }, work);

it("reads who travels in their order, and each room with its sleepers, one without any as well", async () => {
  const read = await inSystem(async (tx) => {
    const [file] = await tx.select({ id: clientFile.id }).from(clientFile).limit(1);
    const fileId = file!.id;
    await tx.delete(room).where(eq(room.fileId, fileId));
    await tx.delete(pax).where(eq(pax.fileId, fileId));
    const people = await tx
      .insert(pax)
      .values(
        (["Ada", "Ben", "Cleo", "Dan"] as const).map((firstName, index) => ({
          fileId,
          seq: index + 1,
          firstName,
          lastName: "Larkspur",
          type: "A" as const,
          status: firstName === "Cleo" ? ("cancelled" as const) : ("active" as const),
        })),
      )
      .returning({ id: pax.id });
    const rooms = await tx
      .insert(room)
      .values([
        { fileId, seq: 1, code: "DB" },
        { fileId, seq: 2, code: "SG" },
      ])
      .returning({ id: room.id });
    const [ada, , cleo, dan] = people.map(({ id }) => id);
    await tx.insert(roomPax).values([dan!, ada!, cleo!].map((paxId) => ({ roomId: rooms[0]!.id, paxId })));
    const ids = new Map(people.map(({ id }, index) => [id, index]));
    const found = await readTravellers(tx, fileId);
    return {
      names: found.travellers.map(({ firstName }) => firstName),
      rooms: found.rooms.map(({ code, paxIds }) => ({ code, sleepers: paxIds.map((id) => ids.get(id)) })),
    };
  });
  expect(read).toEqual({
    names: ["Ada", "Ben", "Dan"],
    rooms: [
      { code: "DB", sleepers: [0, 3] },
      { code: "SG", sleepers: [] },
    ],
  });
});
