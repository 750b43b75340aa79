import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { and, eq, inArray, like } from "drizzle-orm";
import { ulid } from "ulid";
import { openDatabase, type Database, type Tx } from "#api/db/client.ts";
import { prepareDatabase } from "#api/prepare-database.ts";
import { agency } from "#api/db/schema/company.ts";
import { packageDay, packageSlot, packageSlotOption, tripPackage } from "#api/db/schema/package.ts";
import { productOption } from "#api/db/schema/product.ts";
import { user } from "#api/db/schema/user.ts";
import type { KeyRing } from "#api/domain/key-ring.ts";
import { pricePackageFor } from "#api/modules/catalogue/packages/price.ts";
import { PackagePriceQuery } from "#contract/catalogue/packages/price.ts";
import { median } from "#scripts/bench/measure.ts";
import { startPostgres } from "#scripts/postgres.ts";

export type PackageBench = { name: string; milliseconds: number; lines: number; rounds: number[] };

const days = 14;
const lines = 40;
const travelDate = nextThirdOfFebruary(new Date());

/** In the summer ahead, for which the demo world has rates. */
function nextThirdOfFebruary(today: Date): string {
  const year = today.getUTCFullYear();
  const ahead = today < new Date(Date.UTC(year, 1, 3)) ? year : year + 1;
  return `${ahead}-02-03`;
}

/**
 * Processor time of this process for pricing a package of 14 days and 40 lines for three rooms, from the reference to
 * the answer, over PostgreSQL: the median of several rounds, in milliseconds.
 */
export async function benchPackagePrice(database: Database, rounds = 15): Promise<PackageBench> {
  await database.inScope({ audience: "system" }, addPackage);
  const call = await callOf(database);
  const query = PackagePriceQuery.parse({
    travel_date: travelDate,
    class: "standard",
    rooms: "DB-2_TW-2_DB-2-8",
  });
  const results: number[] = [];
  let priced = 0;
  for (let round = -5; round < rounds; round += 1) {
    const start = process.cpuUsage();
    const answer = await pricePackageFor("BENCH14", query, call);
    const { user: own, system } = process.cpuUsage(start);
    priced = answer.lines.filter(({ cents }) => cents !== null).length;
    if (answer.lines.length !== lines || !answer.totals) throw new Error("the bench package has no price");
    if (round >= 0) results.push((own + system) / 1000);
  }
  const name = `package: ${days} days, ${lines} lines (${priced} priced), 3 rooms`;
  return { name, milliseconds: median(results), lines, rounds: results };
}

/** The whole of what pricing reads of a call. */
type PricingCall = Parameters<typeof pricePackageFor>[2];

async function callOf(database: Database): Promise<PricingCall> {
  const [found] = await database.inScope({ audience: "system" }, (tx) =>
    tx
      .select({ userId: user.id, agencyId: agency.id })
      .from(user)
      .innerJoin(agency, eq(agency.id, user.agencyId))
      .where(eq(user.username, "emma.larkspur")),
  );
  if (!found) throw new Error("the demo world has no Emma");
  const call = {
    database,
    locale: "en",
    scoping: "queries-and-rules",
    scope: { audience: "agent", ...found, agencyWide: true },
    now: () => new Date("2026-11-20T00:00:00Z"),
    signedIn: () => ({ agencyId: found.agencyId, timezone: "Pacific/Auckland" }),
  };
  // Pricing reads nothing else of a call.
  return call as unknown as PricingCall;
}

/** Rooms, seats and transfers of New Zealand in turn, three a day but for the last two days. */
async function addPackage(tx: Tx): Promise<void> {
  const options = await tx
    .select({ id: productOption.id, service: productOption.serviceType, place: productOption.placeId })
    .from(productOption)
    .where(
      and(
        inArray(productOption.serviceType, ["AC", "TR", "AT", "CR", "TN"]),
        like(productOption.code, "%CHC%"),
      ),
    )
    .orderBy(productOption.id);
  const [brandOf] = await tx
    .select({ brandId: tripPackage.brandId, placeId: tripPackage.startPlaceId })
    .from(tripPackage)
    .where(eq(tripPackage.ref, "SAD5"));
  if (!brandOf || options.length === 0) throw new Error("the demo world has no packages");
  const text = { en: "Bench" };
  const [made] = await tx
    .insert(tripPackage)
    .values({
      uid: "0".repeat(26),
      ref: "BENCH14",
      brandId: brandOf.brandId,
      name: text,
      summary: text,
      durationDays: days,
      startPlaceId: brandOf.placeId,
      endPlaceId: brandOf.placeId,
      transport: "any",
      tariffs: ["standard"],
      monthsAvailable: [1, 2, 3],
      status: "published",
    })
    .returning({ id: tripPackage.id });
  const packageId = made?.id ?? 0;
  await tx.insert(packageDay).values(
    Array.from({ length: days }, (_, index) => ({
      packageId,
      dayNo: index + 1,
      title: text,
      text,
      placeId: brandOf.placeId,
    })),
  );
  await addSlots(tx, packageId, options);
}

type BenchOption = { id: number; service: (typeof productOption.$inferSelect)["serviceType"] };

async function addSlots(tx: Tx, packageId: number, options: readonly BenchOption[]): Promise<void> {
  const slots = await tx
    .insert(packageSlot)
    .values(
      Array.from({ length: lines }, (_, index) => ({
        uid: ulid(),
        packageId,
        dayNo: Math.floor(index / 3) + 1,
        seq: (index % 3) * 10 + 10,
        kind: "service" as const,
        serviceType: options[index % options.length]?.service ?? ("AC" as const),
        nights: options[index % options.length]?.service === "AC" ? 1 : null,
        startTime: "1000",
      })),
    )
    .returning({ id: packageSlot.id });
  await tx
    .insert(packageSlotOption)
    .values(
      slots.map(({ id }, index) => ({ slotId: id, optionId: options[index % options.length]?.id ?? 0 })),
    );
}

if (process.argv[1] !== undefined && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const server = await startPostgres();
  const dataDir = mkdtempSync(join(tmpdir(), "waymark-bench-"));
  const database = await openDatabase({ url: server.url, dataDir });
  try {
    const serverKey: KeyRing = ["only-for-the-bench-on-this-machine-0123456789"];
    await prepareDatabase(database, { demo: true, serverKey, now: new Date(), allowOwner: true });
    const { name, milliseconds, rounds } = await benchPackagePrice(database);
    const said = rounds.map((round) => round.toFixed(1)).join(", ");
    process.stdout.write(`${name}: ${milliseconds.toFixed(1)} ms (rounds: ${said})\n`);
  } finally {
    await database.close();
    await server.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}
