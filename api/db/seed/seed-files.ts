import type { Tx } from "../client.ts";
import { brand } from "../schema/brand.ts";
import { clientFile, dayHeader, pax, room, roomPax } from "../schema/client-file.ts";
import { agency, supplier } from "../schema/company.ts";
import { itinerary } from "../schema/itinerary.ts";
import { place } from "../schema/place.ts";
import { productOption } from "../schema/product.ts";
import { lineCost, linePrice, serviceLine } from "../schema/service-line.ts";
import { user } from "../schema/user.ts";
import type { FileSeed } from "./demo/file-seed.ts";
import { aufi200001 } from "./demo/files/aufi200001.ts";
import { nzfi100001 } from "./demo/files/nzfi100001.ts";
import { nzfi100002 } from "./demo/files/nzfi100002.ts";
import { nzfi100003 } from "./demo/files/nzfi100003.ts";
import { nzfi100004 } from "./demo/files/nzfi100004.ts";
import { nzfi100005 } from "./demo/files/nzfi100005.ts";
import { itineraryRow } from "./demo/itinerary-row.ts";
import { lineRows, type LineSeedRow } from "./demo/line-rows.ts";
import { priceOf } from "./demo/price.ts";
import { agencySeeds } from "./personas/companies.ts";
import { brandSeeds } from "./reference/brands.ts";
import { dateAfter, keyed, seedUid } from "./seed-keys.ts";
import type { DemoOptions } from "./seed-demo.ts";

const fileSeeds: FileSeed[] = [nzfi100001, nzfi100002, nzfi100003, nzfi100004, nzfi100005, aufi200001];

type Keys = Record<
  "brandId" | "agencyId" | "userId" | "supplierId" | "placeId" | "optionId",
  (key: string) => number
>;
/** A file with the number it got. */
type SeededFile = { seed: FileSeed; id: number; firstDay: string; lines: LineSeedRow[] };

/** The six client files with travellers, rooms, days, services, prices and published itineraries. */
export async function seedFiles(tx: Tx, options: DemoOptions): Promise<void> {
  const keys = await readKeys(tx);
  const files = await insertFiles(tx, keys, options);
  await insertTravellers(tx, files);
  await insertDays(tx, keys, files);
  await insertLines(tx, keys, files);
  await tx.insert(itinerary).values(
    files.map((file) => ({
      ...itineraryRow(file.seed, file.lines, file.firstDay, options),
      fileId: file.id,
      brandId: keys.brandId(file.seed.brand),
    })),
  );
}

async function readKeys(tx: Tx): Promise<Keys> {
  return {
    brandId: keyed("brand", await tx.select({ id: brand.id, key: brand.code }).from(brand)),
    agencyId: keyed("agency", await tx.select({ id: agency.id, key: agency.code }).from(agency)),
    userId: keyed("user", await tx.select({ id: user.id, key: user.username }).from(user)),
    supplierId: keyed("supplier", await tx.select({ id: supplier.id, key: supplier.code }).from(supplier)),
    placeId: keyed("place", await tx.select({ id: place.id, key: place.code }).from(place)),
    optionId: keyed(
      "option",
      await tx.select({ id: productOption.id, key: productOption.code }).from(productOption),
    ),
  };
}

async function insertFiles(tx: Tx, keys: Keys, { today, now }: DemoOptions): Promise<SeededFile[]> {
  const rows = await tx
    .insert(clientFile)
    .values(
      fileSeeds.map((seed) => {
        const firstDay = dateAfter(today, seed.startsIn);
        return {
          uid: seedUid("file", seed.reference),
          reference: seed.reference,
          kind: "booking" as const,
          department: "FI" as const,
          name: seed.name,
          brandId: keys.brandId(seed.brand),
          agencyId: keys.agencyId(seed.agency),
          agentUserId: keys.userId(seed.agent),
          agentReference: seed.agentReference,
          consultantId: keys.userId(seed.consultant),
          takenOverAt: new Date(now.getTime() - (seed.publishedBefore + 14) * 86_400_000),
          currency: brandOf(seed).currency,
          locale: seed.locale,
          priceMode: "commission" as const,
          commissionBps: commissionOf(seed),
          travelDate: firstDay,
          endDate: dateAfter(firstDay, seed.days.length - 1),
          paxCount: seed.pax.length,
          status: seed.status,
          source: "agent" as const,
          remarksAgent: seed.remarksAgent ?? null,
          remarksInternal: seed.remarksInternal ?? null,
        };
      }),
    )
    .returning({ id: clientFile.id, key: clientFile.reference });
  const fileId = keyed("file", rows);
  return fileSeeds.map((seed) => {
    const firstDay = dateAfter(today, seed.startsIn);
    return { seed, id: fileId(seed.reference), firstDay, lines: lineRows(seed, firstDay) };
  });
}

async function insertTravellers(tx: Tx, files: SeededFile[]): Promise<void> {
  const people = await tx
    .insert(pax)
    .values(
      files.flatMap((file) =>
        file.seed.pax.map((person, index) => ({
          fileId: file.id,
          seq: index + 1,
          firstName: person.name[0],
          lastName: person.name[1],
          type: person.type ?? ("A" as const),
          dietary: person.dietary ?? null,
          driver: person.driver ?? false,
          isLead: index === 0,
        })),
      ),
    )
    .returning({ id: pax.id, fileId: pax.fileId, seq: pax.seq });
  const rooms = await tx
    .insert(room)
    .values(
      files.flatMap((file) =>
        file.seed.rooms.map(({ code, beddingNote }, index) => ({
          fileId: file.id,
          seq: index + 1,
          code,
          beddingNote: beddingNote ?? null,
        })),
      ),
    )
    .returning({ id: room.id, fileId: room.fileId, seq: room.seq });
  await tx.insert(roomPax).values(
    rooms.flatMap((one) => {
      const sleepers = files.find((file) => file.id === one.fileId)?.seed.rooms[one.seq - 1]?.sleepers ?? [];
      return people
        .filter((person) => person.fileId === one.fileId && sleepers.includes(person.seq))
        .map((person) => ({ roomId: one.id, paxId: person.id }));
    }),
  );
}

async function insertDays(tx: Tx, { placeId }: Keys, files: SeededFile[]): Promise<void> {
  await tx.insert(dayHeader).values(
    files.flatMap((file) =>
      file.seed.days.map((day, index) => ({
        fileId: file.id,
        dayNo: index + 1,
        date: dateAfter(file.firstDay, index),
        title: day.title,
        text: day.text,
        placeId: placeId(day.place),
        overnightPlaceId: day.overnight ? placeId(day.overnight) : null,
        legs: day.legs ?? [],
      })),
    ),
  );
}

async function insertLines(tx: Tx, keys: Keys, files: SeededFile[]): Promise<void> {
  const inserted = await tx
    .insert(serviceLine)
    .values(
      files.flatMap((file) =>
        file.lines.map(({ option, placeCode, ...line }) => ({
          ...line,
          fileId: file.id,
          placeId: keys.placeId(placeCode),
          optionId: option ? keys.optionId(option.code) : null,
          supplierId: option ? keys.supplierId(option.supplier) : null,
        })),
      ),
    )
    .returning({ id: serviceLine.id, key: serviceLine.uid });
  const lineId = keyed("line", inserted);
  const priced = files.flatMap((file) =>
    file.lines.flatMap((line) => (line.option ? [{ file: file.seed, line, option: line.option }] : [])),
  );
  const first = { version: 1, isCurrent: true };
  await tx.insert(linePrice).values(
    priced.map(({ file, line, option }) => ({
      ...first,
      ...priceOf(option.sellCents * line.units * line.qty, commissionOf(file), brandOf(file).taxBps),
      lineId: lineId(line.uid),
      source: "rate" as const,
      currency: brandOf(file).currency,
    })),
  );
  await tx.insert(lineCost).values(
    priced.map(({ file, line, option }) => ({
      ...first,
      lineId: lineId(line.uid),
      currency: brandOf(file).currency,
      costCents: option.costCents * line.units * line.qty,
    })),
  );
}

function commissionOf(file: FileSeed): number {
  return agencySeeds.find((seed) => seed.code === file.agency)?.commissionBps ?? 0;
}

function brandOf(file: FileSeed) {
  const found = brandSeeds.find((seed) => seed.code === file.brand);
  if (!found) throw new RangeError(`The seed has no brand ${file.brand}`);
  return found;
}
