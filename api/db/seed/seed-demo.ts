import type { Database, Tx } from "../client.ts";
import { clientFile } from "../schema/client-file.ts";
import { brand } from "../schema/brand.ts";
import { supplier } from "../schema/company.ts";
import { itineraryAlert } from "../schema/itinerary.ts";
import { place } from "../schema/place.ts";
import { productOption } from "../schema/product.ts";
import { user } from "../schema/user.ts";
import { alertSeeds } from "./demo/alerts.ts";
import { productSeeds } from "./demo/products.ts";
import { dateAfter, keyed, seedUid } from "./seed-keys.ts";
import { seedLabels } from "./seed-labels.ts";
import { seedFiles } from "./seed-files.ts";
import { seedPersonas } from "./seed-personas.ts";
import { seedReference } from "./seed-reference.ts";

export type DemoOptions = {
  /** `YYYY-MM-DD`: one trip is on at this day, one ended the day before, four are to come. */
  today: string;
  /** Key from which the links of the itineraries are derived. */
  serverKey: string;
  now: Date;
};

/** Loads the demo data into a database that has neither accounts nor files; otherwise does nothing. */
export async function seedDemo(database: Database, options: DemoOptions): Promise<void> {
  await seedReference(database);
  await database.inScope({ audience: "system" }, async (tx) => {
    const accounts = await tx.select({ id: user.id }).from(user).limit(1);
    const files = await tx.select({ id: clientFile.id }).from(clientFile).limit(1);
    if (accounts.length > 0 || files.length > 0) return;
    await seedPersonas(tx, options.now);
    await seedProducts(tx);
    await seedAlerts(tx, options);
    await seedFiles(tx, options);
    await seedLabels(tx);
  });
}

async function seedProducts(tx: Tx): Promise<void> {
  const placeId = keyed("place", await tx.select({ id: place.id, key: place.code }).from(place));
  const supplierId = keyed(
    "supplier",
    await tx.select({ id: supplier.id, key: supplier.code }).from(supplier),
  );
  await tx.insert(productOption).values(
    // The amounts of a seed price the lines of files; they are no columns, so the insert leaves them out.
    productSeeds.map(({ supplier: supplierCode, place: placeCode, ...seed }, index) => ({
      ...seed,
      uid: seedUid("option", seed.code),
      optionNumber: 1001 + index,
      supplierId: supplierId(supplierCode),
      placeId: placeId(placeCode),
    })),
  );
}

async function seedAlerts(tx: Tx, { today, now }: DemoOptions): Promise<void> {
  const brandId = keyed("brand", await tx.select({ id: brand.id, key: brand.code }).from(brand));
  await tx.insert(itineraryAlert).values(
    alertSeeds.map(({ brand: code, from, to, ...seed }) => ({
      ...seed,
      uid: seedUid("alert", seed.title.en),
      brandId: brandId(code),
      dateFrom: dateAfter(today, from),
      dateTo: dateAfter(today, to),
      audiences: ["office" as const, "agent" as const, "client" as const],
      // Out before the oldest of the demo itineraries was published.
      publishAt: new Date(now.getTime() - 40 * 86_400_000),
    })),
  );
}
