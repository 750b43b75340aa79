import { and, eq, isNull, notInArray, sql } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import type { Database, Tx } from "#api/db/client.ts";
import { brand } from "#api/db/schema/brand.ts";
import { clientFile, dayHeader, pax, room, roomPax } from "#api/db/schema/client-file.ts";
import { agency } from "#api/db/schema/company.ts";
import { itinerary } from "#api/db/schema/itinerary.ts";
import { serviceLine } from "#api/db/schema/service-line.ts";
import { resolveItinerary } from "#api/domain/itinerary/resolve.ts";
import { Itinerary } from "#contract/sales/itineraries/itinerary.ts";
import { FileStatus, LineStatus, locales } from "#contract/primitives.ts";
import { testDemo } from "#tests/support/test-demo.ts";
import { wholeWorld } from "#tests/support/whole-world.ts";

let database: Database;
const read = <T>(work: (tx: Tx) => Promise<T>) => database.inScope({ audience: "system" }, work);

const secured = new Set(["OK", "AL"]);

/** What ruling 35 makes of the statuses of a booking's lines; null where a person decides. */
function derivedStatus(lines: { status: string }[], takenOver: boolean): string | null {
  const counted = lines.filter((line) => !["CX", "CP"].includes(line.status));
  if (counted.length === 0) return null;
  const safe = counted.filter((line) => secured.has(line.status)).length;
  if (safe === counted.length) return "Confirmed";
  if (safe > 0) return "Mixed";
  const asked = counted.every((line) => ["OR", "RQ", "WL"].includes(line.status));
  return asked && !takenOver ? "Requested" : "Processing";
}

describe("the whole demo world", () => {
  beforeAll(async () => {
    database = await wholeWorld(testDemo.today);
  }, 120_000);

  it("has about sixty files of both brands and all agencies, in every status there is", async () => {
    const files = await read((tx) =>
      tx
        .select({ status: clientFile.status, brand: brand.code, agency: agency.code })
        .from(clientFile)
        .innerJoin(brand, eq(brand.id, clientFile.brandId))
        .innerJoin(agency, eq(agency.id, clientFile.agencyId)),
    );
    expect(files.length).toBeGreaterThanOrEqual(60);
    expect(new Set(files.map((file) => file.status))).toEqual(new Set(FileStatus.options));
    expect(new Set(files.map((file) => file.brand))).toEqual(new Set(["NZ", "AU"]));
    expect(new Set(files.map((file) => file.agency)).size).toBe(7);
    const lines = await read((tx) => tx.select({ status: serviceLine.status }).from(serviceLine));
    expect(new Set(lines.map((line) => line.status))).toEqual(new Set(LineStatus.options));
  });

  it("gives every file the status that its services make", async () => {
    const files = await read((tx) =>
      tx
        .select({
          id: clientFile.id,
          reference: clientFile.reference,
          status: clientFile.status,
          kind: clientFile.kind,
          takenOverAt: clientFile.takenOverAt,
        })
        .from(clientFile),
    );
    const lines = await read((tx) =>
      tx
        .select({ fileId: serviceLine.fileId, status: serviceLine.status })
        .from(serviceLine)
        .where(eq(serviceLine.costed, true)),
    );
    for (const file of files) {
      const own = lines.filter((line) => line.fileId === file.id);
      const { reference, status } = file;
      if (file.kind === "quote") expect(["Quote", "Expired"], reference).toContain(status);
      else if (["Finalised", "Travelling", "Completed"].includes(status)) {
        expect(derivedStatus(own, true), reference).toBe("Confirmed");
      } else if (["Cancellation", "Cancelled"].includes(status)) {
        expect(derivedStatus(own, true), reference).toBeNull();
        expect(
          own.some((line) => line.status === "CP"),
          reference,
        ).toBe(status === "Cancellation");
      } else expect(status, reference).toBe(derivedStatus(own, file.takenOverAt !== null));
    }
  });

  it("lets each traveller sleep in one room, and no service lie outside its trip", async () => {
    const people = await read((tx) =>
      tx
        .select({ id: pax.id, rooms: sql<number>`count(${roomPax.roomId})::int` })
        .from(pax)
        .leftJoin(roomPax, eq(roomPax.paxId, pax.id))
        .where(eq(pax.status, "active"))
        .groupBy(pax.id),
    );
    expect(people.filter((person) => person.rooms !== 1)).toEqual([]);
    const empty = await read((tx) =>
      tx
        .select({ id: room.id })
        .from(room)
        .leftJoin(roomPax, eq(roomPax.roomId, room.id))
        .where(isNull(roomPax.paxId)),
    );
    expect(empty).toEqual([]);
    const outside = await read((tx) =>
      tx
        .select({ uid: serviceLine.uid })
        .from(serviceLine)
        .innerJoin(clientFile, eq(clientFile.id, serviceLine.fileId))
        .where(
          sql`${serviceLine.dateFrom} < ${clientFile.travelDate} or ${serviceLine.dateTo} > ${clientFile.endDate}
            or ${serviceLine.dateFrom} <> ${clientFile.travelDate} + (${serviceLine.dayNo} - 1)`,
        ),
    );
    expect(outside).toEqual([]);
    const counted = await read((tx) =>
      tx
        .select({ reference: clientFile.reference })
        .from(clientFile)
        .where(
          sql`${clientFile.paxCount} <> (select count(*) from ${pax} p where p.file_id = ${clientFile.id} and p.status = 'active')
            or (${clientFile.endDate} - ${clientFile.travelDate} + 1)
              <> (select count(*) from ${dayHeader} d where d.file_id = ${clientFile.id})`,
        ),
    );
    expect(counted).toEqual([]);
  });

  it("publishes itineraries of settled trips alone, complete in all five languages", async () => {
    const rows = await read((tx) =>
      tx
        .select({ snapshot: itinerary.snapshot, status: clientFile.status, reference: clientFile.reference })
        .from(itinerary)
        .innerJoin(clientFile, eq(clientFile.id, itinerary.fileId)),
    );
    expect(rows.length).toBeGreaterThan(15);
    for (const { snapshot, reference } of rows) {
      for (const locale of locales) {
        expect(() => Itinerary.parse(resolveItinerary(snapshot!, locale)), reference).not.toThrow();
      }
    }
    const incomplete = new Set<string>();
    for (const { snapshot } of rows) {
      JSON.stringify(snapshot, (_key, value: Record<string, string> | null) => {
        if (value !== null && typeof value === "object" && "en" in value && value["en"]) {
          for (const locale of locales) if (!value[locale]) incomplete.add(`${locale}: ${value["en"]}`);
        }
        return value;
      });
    }
    expect([...incomplete]).toEqual([]);
    const early = await read((tx) =>
      tx
        .select({ reference: clientFile.reference })
        .from(clientFile)
        .innerJoin(itinerary, eq(itinerary.fileId, clientFile.id))
        .where(
          and(
            notInArray(clientFile.status, ["Finalised", "Travelling", "Completed"]),
            sql`${clientFile.reference} !~ '^NZFI10000[1-5]$'`,
          ),
        ),
    );
    expect(early).toEqual([]);
  });
});
