import type { Database, Tx } from "#api/db/client.ts";
import { inSystem } from "#api/db/in-system.ts";
import { clientFile } from "#api/db/schema/client-file.ts";
import { brand } from "#api/db/schema/brand.ts";
import { itineraryAlert } from "#api/db/schema/itinerary.ts";
import { user } from "#api/db/schema/user.ts";
import { seeds } from "./registry-seeds.ts";
import { alertSeeds, moreAlertSeeds } from "./world/alerts.ts";
import { dateAfter, keyed, seedUid } from "./world/seed-keys.ts";
import { seedAttachments } from "./seed-attachments.ts";
import { seedLogo } from "./seed-logo.ts";
import { seedLabels } from "./seed-labels.ts";
import { seedInvoices } from "./seed-invoices.ts";
import { seedFinalisations } from "./seed-finalisations.ts";
import { seedFiles } from "./seed-files.ts";
import { seedHistories } from "./seed-histories.ts";
import { seedPackages } from "./seed-packages.ts";
import { seedPackageTests } from "./seed-package-tests.ts";
import { seedPast } from "./seed-past.ts";
import { seedPersonas } from "./seed-personas.ts";
import { seedPolicies, seedProducts } from "./seed-products.ts";
import { seedQuotes } from "./seed-quotes.ts";
import { seedRateImports } from "./seed-rate-imports.ts";
import { seedReconfirmations } from "./seed-reconfirmations.ts";
import { seedReference } from "./seed-reference.ts";
import { seedReviews } from "./seed-reviews.ts";
import { seedTasks } from "./seed-tasks.ts";
import { seedSupplierInvoices } from "./seed-supplier-invoices.ts";
import { seedRequests } from "./seed-requests.ts";
import { seedSchedules } from "./seed-schedules.ts";
import { seedStockNotices } from "./seed-stock-notices.ts";
import { planTourFiles } from "./plan-tour-files.ts";
import { seedTourBookings, seedTours } from "./seed-tours.ts";
import type { KeyRing } from "#api/domain/key-ring.ts";

export type DemoOptions = {
  /** `YYYY-MM-DD`: what the dates of every trip, rate and notice are relative to. */
  today: string;
  /** Key from which the links of the itineraries are derived. */
  serverKey: KeyRing;
  now: Date;
  /** `few`: only the six files that tests name, for a database that is copied often. */
  files?: "all" | "few";
};

/** Loads the demo data into a database that has neither accounts nor files; otherwise does nothing. */
export async function seedDemo(database: Database, options: DemoOptions): Promise<void> {
  await seedReference(database);
  await inSystem(database, "The demo world is laid before anybody is there", async (tx) => {
    const accounts = await tx.select({ id: user.id }).from(user).limit(1);
    const files = await tx.select({ id: clientFile.id }).from(clientFile).limit(1);
    if (accounts.length > 0 || files.length > 0) return;
    await seedPolicies(tx);
    await seedPersonas(tx, options.now);
    await seedLogo(tx, options.now);
    await seedProducts(tx, options);
    await seedAlerts(tx, options);
    await seedPackages(tx);
    await seedPackageTests(tx, options);
    const starts = await seedTours(tx, options.today);
    const tourFiles = options.files === "few" ? [] : planTourFiles(starts, options.today);
    await seedFiles(tx, options, tourFiles);
    await seedSchedules(tx);
    await seedInvoices(tx, options);
    await seedLabels(tx);
    for (const seed of seeds) await seed(tx);
    await seedQuotes(tx, options);
    if (tourFiles.length > 0) await seedTourBookings(tx, starts, options);
    if (options.files === "few") return;
    await seedPast(tx, options);
    await seedStockNotices(tx, options);
    await seedRequests(tx, options);
    await seedReconfirmations(tx, options);
    await seedFinalisations(tx, options);
    await seedTasks(tx, options);
    await seedReviews(tx, options);
    await seedSupplierInvoices(tx, options);
    await seedRateImports(tx, options);
    await seedAttachments(tx, options);
    await seedHistories(tx, options);
  });
}

async function seedAlerts(tx: Tx, { today, now, files }: DemoOptions): Promise<void> {
  const brandId = keyed("brand", await tx.select({ id: brand.id, key: brand.code }).from(brand));
  await tx.insert(itineraryAlert).values(
    (files === "few" ? alertSeeds : [...alertSeeds, ...moreAlertSeeds]).map(
      ({ brand: code, from, to, ...seed }) => ({
        ...seed,
        uid: seedUid("alert", seed.title.en),
        brandId: brandId(code),
        dateFrom: dateAfter(today, from),
        dateTo: dateAfter(today, to),
        audiences: ["office" as const, "agent" as const, "client" as const],
        // Out before the oldest of the demo itineraries was published.
        publishAt: new Date(now.getTime() - 40 * 86_400_000),
      }),
    ),
  );
}
