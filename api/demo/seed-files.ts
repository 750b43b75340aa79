import type { Tx } from "#api/db/client.ts";
import { allotment } from "#api/db/schema/allotment.ts";
import { brand } from "#api/db/schema/brand.ts";
import { clientFile, dayHeader, pax, room, roomPax } from "#api/db/schema/client-file.ts";
import { paxNeeds } from "#api/db/schema/pax-needs.ts";
import { agency, supplier } from "#api/db/schema/company.ts";
import { itinerary, itineraryVersion } from "#api/db/schema/itinerary.ts";
import { place } from "#api/db/schema/place.ts";
import { productOption } from "#api/db/schema/product.ts";
import { allotmentHold } from "#api/db/schema/request.ts";
import { lineCost, linePrice, serviceLine } from "#api/db/schema/service-line.ts";
import { user } from "#api/db/schema/user.ts";
import { sql } from "drizzle-orm";
import type { FileSeed } from "./world/file-seed.ts";
import { aufi200001 } from "./world/files/aufi200001.ts";
import { nzfi100001 } from "./world/files/nzfi100001.ts";
import { nzfi100002 } from "./world/files/nzfi100002.ts";
import { nzfi100003 } from "./world/files/nzfi100003.ts";
import { nzfi100004 } from "./world/files/nzfi100004.ts";
import { nzfi100005 } from "./world/files/nzfi100005.ts";
import { spreadFiles } from "./world/files/spread.ts";
import { itineraryRow } from "./world/itinerary-row.ts";
import { agencySeeds } from "./personas/companies.ts";
import { planFiles, type PlannedFile } from "./plan-files.ts";
import { brandSeeds } from "./reference/brands.ts";
import { dateAfter, keyed, seedUid } from "./world/seed-keys.ts";
import type { DemoOptions } from "./seed-demo.ts";

/** The files that tests and guides name. */
export const writtenFiles: FileSeed[] = [
  nzfi100001,
  nzfi100002,
  nzfi100003,
  nzfi100004,
  nzfi100005,
  aufi200001,
];

type Keys = Record<
  "brandId" | "agencyId" | "userId" | "supplierId" | "placeId" | "optionId",
  (key: string) => number
>;
/** A file with the number it got. */
type SeededFile = PlannedFile & { id: number };

/** Client files with travellers, rooms, days, services, prices and published itineraries. */
export async function seedFiles(tx: Tx, options: DemoOptions, more: PlannedFile[] = []): Promise<void> {
  const keys = await readKeys(tx);
  const seeds = options.files === "few" ? writtenFiles : [...writtenFiles, ...spreadFiles];
  const planned = [...(await planFiles(tx, seeds, options.today)), ...more];
  const files = await insertFiles(tx, keys, planned, options);
  await insertTravellers(tx, files);
  await insertDays(tx, keys, files);
  await insertLines(tx, keys, files);
  await countStock(tx);
  await publishSeeds(tx, keys, files, options);
}

/** The itineraries that are out, and what of each was published: the newest version. */
async function publishSeeds(tx: Tx, keys: Keys, files: SeededFile[], options: DemoOptions): Promise<void> {
  await tx.insert(itinerary).values(
    files
      .filter(({ seed }) => seed.publishedBefore !== undefined)
      .map((file) => ({
        ...itineraryRow(file.seed, file.lines, file.firstDay, options),
        fileId: file.id,
        brandId: keys.brandId(file.seed.brand),
      })),
  );
  const { id: itineraryId, version, snapshot, publishedAt } = itinerary;
  const out = await tx.select({ itineraryId, version, snapshot, publishedAt }).from(itinerary);
  await tx
    .insert(itineraryVersion)
    .values(
      out.flatMap(({ snapshot: said, publishedAt: at, ...one }) =>
        said && at ? [{ ...one, snapshot: said, publishedAt: at }] : [],
      ),
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

async function insertFiles(
  tx: Tx,
  keys: Keys,
  planned: PlannedFile[],
  { today, now }: DemoOptions,
): Promise<SeededFile[]> {
  const rows = await tx
    .insert(clientFile)
    .values(
      planned.map(({ seed, firstDay }) => {
        const buyer = agencyOf(seed);
        const lasted = seed.publishedBefore ?? 3;
        return {
          uid: seedUid("file", seed.reference),
          reference: seed.reference,
          kind: seed.kind ?? ("booking" as const),
          department: seed.department ?? ("FI" as const),
          name: seed.name,
          brandId: keys.brandId(seed.brand),
          agencyId: keys.agencyId(seed.agency),
          agentUserId: keys.userId(seed.agent),
          agentReference: seed.agentReference,
          consultantId: seed.consultant === null ? null : keys.userId(seed.consultant),
          relatedReference: seed.relatedReference ?? null,
          takenOverAt:
            seed.consultant === null || seed.kind === "quote"
              ? null
              : new Date(now.getTime() - (lasted + 14) * 86_400_000),
          currency: brandOf(seed).currency,
          locale: seed.locale,
          priceMode: buyer.priceMode,
          commissionBps: buyer.commissionBps ?? 0,
          priceCodes: buyer.priceCodes ?? [],
          nationality: buyer.country,
          holdUntil: seed.holdUntil === undefined ? null : dateAfter(today, seed.holdUntil),
          travelDate: firstDay,
          endDate: dateAfter(firstDay, seed.days.length - 1),
          paxCount: seed.pax.filter((person) => !person.cancelled).length,
          status: seed.status,
          source: seed.source ?? ("agent" as const),
          remarksAgent: seed.remarksAgent ?? null,
          remarksInternal: seed.remarksInternal ?? null,
        };
      }),
    )
    .returning({ id: clientFile.id, key: clientFile.reference });
  const fileId = keyed("file", rows);
  return planned.map((file) => ({ ...file, id: fileId(file.seed.reference) }));
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
          dateOfBirth: file.births[index] ?? null,
          nationality: agencyOf(file.seed).country,
          driver: person.driver ?? false,
          isLead: index === 0,
          status: person.cancelled ? ("cancelled" as const) : ("active" as const),
        })),
      ),
    )
    .returning({ id: pax.id, fileId: pax.fileId, seq: pax.seq });
  const paxId = new Map(people.map((person) => [`${person.fileId}:${person.seq}`, person.id]));
  const needs = files.flatMap((file) =>
    file.seed.pax.flatMap(({ dietary }, index) => {
      const id = paxId.get(`${file.id}:${index + 1}`);
      return dietary && id !== undefined ? [{ paxId: id, dietary }] : [];
    }),
  );
  if (needs.length > 0) await tx.insert(paxNeeds).values(needs);
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
  const fileOf = new Map(files.map((file) => [file.id, file]));
  await tx.insert(roomPax).values(
    rooms.flatMap((one) =>
      (fileOf.get(one.fileId)?.seed.rooms[one.seq - 1]?.sleepers ?? []).flatMap((seq) => {
        const id = paxId.get(`${one.fileId}:${seq}`);
        return id === undefined ? [] : [{ roomId: one.id, paxId: id }];
      }),
    ),
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
        file.lines.map(({ option, placeCode, forRooms: _rooms, money: _money, ...line }) => ({
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
    file.lines.flatMap(({ uid, money }) => (money ? [{ uid, money }] : [])),
  );
  const first = { version: 1, isCurrent: true };
  await tx
    .insert(linePrice)
    .values(priced.map(({ uid, money }) => ({ ...first, ...money.price, lineId: lineId(uid) })));
  await tx
    .insert(lineCost)
    .values(priced.map(({ uid, money }) => ({ ...first, ...money.cost, lineId: lineId(uid) })));
}

/** Services that were taken from our stock hold it, and it is counted there. */
async function countStock(tx: Tx): Promise<void> {
  await tx.execute(sql`
    insert into ${allotmentHold} (line_id, allotment_id, qty, held_at)
    select l.id, a.id, l.qty, l.status_at
    from ${serviceLine} l
    cross join generate_series(l.date_from, greatest(l.date_from, l.date_to - 1), interval '1 day') as day
    join ${allotment} a on a.option_id = l.option_id and a.date = day::date and a.agency_id is null
    where l.status = 'AL' and l.qty > 0`);
  await tx.execute(sql`
    update ${allotment} a set used = taken.qty
    from (select h.allotment_id, sum(h.qty)::int as qty from ${allotmentHold} h group by h.allotment_id) taken
    where taken.allotment_id = a.id`);
}

function agencyOf(file: FileSeed) {
  const found = agencySeeds.find((seed) => seed.code === file.agency);
  if (!found) throw new RangeError(`The seed has no agency ${file.agency}`);
  return found;
}

function brandOf(file: FileSeed) {
  const found = brandSeeds.find((seed) => seed.code === file.brand);
  if (!found) throw new RangeError(`The seed has no brand ${file.brand}`);
  return found;
}
