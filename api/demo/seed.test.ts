import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { verify } from "@node-rs/argon2";
import { Itinerary } from "#contract/sales/itineraries/itinerary.ts";
import { locales } from "#contract/primitives.ts";
import { capabilityToken, hashCapability } from "#api/domain/capability.ts";
import { resolveItinerary } from "#api/domain/itinerary/resolve.ts";
import { currentPrices } from "#tests/support/current-prices.ts";
import { freshDatabase } from "#tests/support/test-database.ts";
import { accountAsSeeded, testDemo } from "#tests/support/test-demo.ts";
import type { Database, Tx } from "#api/db/client.ts";
import { clientFile, pax, room, roomPax } from "#api/db/schema/client-file.ts";
import { itinerary } from "#api/db/schema/itinerary.ts";
import { place } from "#api/db/schema/place.ts";
import { linePrice, serviceLine } from "#api/db/schema/service-line.ts";
import { permission, role, rolePermission, user, userRole } from "#api/db/schema/user.ts";
import { demoPassword } from "./personas/users.ts";
import { seedDemo } from "./seed-demo.ts";

let database: Database;
beforeAll(async () => {
  database = await freshDatabase();
});

const read = <T>(work: (tx: Tx) => Promise<T>) => database.inScope({ audience: "system" }, work);

const sleepersOf = { SG: [1, 1], DB: [2, 2], TW: [2, 2], TR: [3, 3], QD: [4, 4], OT: [1, 9] } as const;

describe("the demo data", () => {
  it("is not loaded twice", async () => {
    const countFiles = () =>
      read(async (tx) => (await tx.select({ id: clientFile.id }).from(clientFile)).length);
    const before = await countFiles();
    await seedDemo(database, { ...testDemo, today: "2027-01-01" });
    expect(await countFiles()).toBe(before);
  });

  it("has a published trip that is on today, one that ended yesterday, and one in each language", async () => {
    const files = await read((tx) =>
      tx
        .select({
          reference: clientFile.reference,
          from: clientFile.travelDate,
          to: clientFile.endDate,
          locale: clientFile.locale,
        })
        .from(clientFile)
        .innerJoin(itinerary, eq(itinerary.fileId, clientFile.id))
        .orderBy(clientFile.reference),
    );
    expect(files.find((file) => file.reference === "NZFI100001")).toMatchObject({
      from: "2026-11-16",
      to: "2026-11-27",
      locale: "de",
    });
    expect(files.filter((file) => file.to === "2026-11-19")).toHaveLength(1);
    expect(files.filter((file) => file.from === "2026-12-10")).toHaveLength(1);
    expect(new Set(files.map((file) => file.locale))).toEqual(new Set(locales));
    expect(files).toHaveLength(6);
  });

  it("counts every cent: net, contained tax of the brand, commission of the agency, cost below net", async () => {
    const lines = await read(currentPrices);
    expect(lines.length).toBeGreaterThan(20);
    for (const { price, cost, ...line } of lines) {
      expect(
        Math.abs(price.commissionCents - (price.sellCents * line.commissionBps) / 10_000),
      ).toBeLessThanOrEqual(0.5);
      expect(price.netCents).toBe(price.sellCents - price.commissionCents);
      expect(
        Math.abs(price.gstCents - (price.netCents * line.taxBps) / (10_000 + line.taxBps)),
      ).toBeLessThanOrEqual(0.5);
      expect(cost.costCents).toBeLessThan(price.netCents);
      expect(price.currency).toBe(line.fileCurrency);
    }
  });

  it("prices every line that counts, and no line that does not", async () => {
    const lines = await read((tx) =>
      tx
        .select({ costed: serviceLine.costed, kind: serviceLine.kind, price: linePrice.id })
        .from(serviceLine)
        .leftJoin(linePrice, eq(linePrice.lineId, serviceLine.id)),
    );
    expect(lines.filter((line) => line.costed && line.price === null)).toEqual([]);
    expect(
      lines.filter(
        (line) => (line.kind === "note" || line.kind === "own_arrangement") && line.price !== null,
      ),
    ).toEqual([]);
  });

  it("says every client-visible text in all five languages", async () => {
    const rows = await read((tx) => tx.select({ snapshot: itinerary.snapshot }).from(itinerary));
    const incomplete: string[] = [];
    const visit = (value: unknown, path: string) => {
      if (typeof value !== "object" || value === null) return;
      if ("en" in value) {
        for (const locale of locales) {
          const text = (value as Record<string, unknown>)[locale];
          if (typeof text !== "string" || text.trim() === "") incomplete.push(`${path}.${locale}`);
        }
        return;
      }
      for (const [key, child] of Object.entries(value)) visit(child, `${path}.${key}`);
    };
    for (const { snapshot } of rows) visit(snapshot, snapshot!.reference);
    expect(incomplete).toEqual([]);
  });

  it("stores itineraries that fit the contract in every language and hold no price or inner remark", async () => {
    const rows = await read((tx) => tx.select({ snapshot: itinerary.snapshot }).from(itinerary));
    for (const { snapshot } of rows) {
      for (const locale of locales) Itinerary.parse(resolveItinerary(snapshot!, locale));
      const keys = JSON.stringify(snapshot).match(/"[a-z_A-Z]+":/g) ?? [];
      expect(keys.filter((key) => /cents|cost|supplier_remarks|internal|supplierRemarks/.test(key))).toEqual(
        [],
      );
    }
  });

  it("makes links that its tokens open", async () => {
    const rows = await read((tx) =>
      tx
        .select({ uid: itinerary.uid, rotation: itinerary.rotation, hash: itinerary.tokenHash })
        .from(itinerary),
    );
    for (const row of rows) {
      const token = capabilityToken(testDemo.serverKey, "itinerary", row.uid, row.rotation);
      expect(hashCapability(token)).toBe(row.hash);
    }
  });

  it("names places everywhere in New Zealand and Australia", async () => {
    const places = await read((tx) => tx.select({ country: place.country }).from(place));
    expect(places.filter((one) => one.country === "NZ")).toHaveLength(44);
    expect(places.filter((one) => one.country === "AU")).toHaveLength(22);
  });

  it("lets every traveller sleep in one room that is large enough", async () => {
    const beds = await read((tx) =>
      tx
        .select({ room: room.id, code: room.code, fileId: room.fileId, paxId: roomPax.paxId, type: pax.type })
        .from(room)
        .innerJoin(roomPax, eq(roomPax.roomId, room.id))
        .innerJoin(pax, eq(pax.id, roomPax.paxId)),
    );
    const people = await read((tx) => tx.select({ id: pax.id }).from(pax));
    const inOrder = (ids: number[]) => ids.toSorted((one, other) => one - other);
    expect(inOrder(beds.map((bed) => bed.paxId))).toEqual(inOrder(people.map((one) => one.id)));
    for (const id of new Set(beds.map((bed) => bed.room))) {
      const inRoom = beds.filter((bed) => bed.room === id && bed.type !== "I");
      const [least, most] = sleepersOf[inRoom[0]!.code];
      expect(inRoom.length).toBeGreaterThanOrEqual(least);
      expect(inRoom.length).toBeLessThanOrEqual(most);
    }
  });
});

describe("the demo accounts", () => {
  it("sign in with the password that is printed at start, each with a role of its audience", async () => {
    const accounts = await read((tx) =>
      tx
        .select({
          username: user.username,
          hash: user.passwordHash,
          audience: user.audience,
          roleAudience: role.audience,
        })
        .from(user)
        .innerJoin(userRole, eq(userRole.userId, user.id))
        .innerJoin(role, eq(role.id, userRole.roleId)),
    );
    expect(accounts).toHaveLength(27);
    expect(accounts.filter((one) => one.audience !== one.roleAudience)).toEqual([]);
    const asSeeded = accounts.find(({ username }) => username === accountAsSeeded)!;
    expect(asSeeded.hash).toContain("m=19456,t=2,p=1");
    expect(await verify(asSeeded.hash!, demoPassword)).toBe(true);
  });

  it("hold the permissions of the matrix", async () => {
    const rows = await read((tx) =>
      tx
        .select({ role: role.name, permission: permission.name })
        .from(rolePermission)
        .innerJoin(role, eq(role.id, rolePermission.roleId))
        .innerJoin(permission, eq(permission.id, rolePermission.permissionId)),
    );
    const has = (name: string, wanted: string) =>
      rows.some((row) => row.role === name && row.permission === wanted);
    const expected: [string, string, boolean][] = [
      ["super-admin", "roles.edit", true],
      ["super-admin", "own-files.view", false],
      ["manager", "settings.edit", false],
      ["manager", "fit-settings.edit", true],
      ["consultant", "services.below-cost", false],
      ["consultant", "client-files.cancel", true],
      ["operations", "client-files.create", false],
      ["product", "rates.edit", true],
      ["product", "allotments.overbook", false],
      ["accounts", "invoices.issue", true],
      ["accounts", "services.edit", false],
      ["editor", "client-files.view", false],
      ["editor", "content.approve", false],
      ["readonly", "yield.view", false],
      ["agency-manager", "agency-users.edit", true],
      ["agent", "agency-files.view", false],
      ["agent-viewer", "quotes.create", false],
      ["supplier-staff", "supplier-users.edit", false],
    ];
    const wrong = expected.filter(([name, wanted, granted]) => has(name, wanted) !== granted);
    expect(wrong).toEqual([]);
  });
});
