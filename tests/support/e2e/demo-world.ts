import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { desc, eq } from "drizzle-orm";
import { openDatabase, type Tx } from "#api/db/client.ts";
import { prepareDatabase } from "#api/prepare-database.ts";
import { clientFile } from "#api/db/schema/client-file.ts";
import { itinerary } from "#api/db/schema/itinerary.ts";
import { productOption } from "#api/db/schema/product.ts";
import { rate } from "#api/db/schema/rate.ts";
import { capabilityToken } from "#api/domain/capability.ts";
import { loadSecrets } from "#server/secret.ts";
import { openDemoLinks } from "./demo-links.ts";
import { addReaders } from "./readers.ts";
import { summer } from "./seasons.ts";
import { widenLimits } from "./set-limits.ts";

/** The file of the demo data whose itinerary is taken back before the tests, and where its link is written. */
export const unpublishedReference = "NZFI100005";
export const unpublishedTokenFile = "unpublished-token";

/**
 * Fills a data folder with the demo data, takes the publication of one itinerary back, moves the steamer cruise, and
 * adds readers of every language and links that wait for an answer.
 */
export async function prepareDemoWorld(dataDir: string): Promise<void> {
  mkdirSync(dataDir, { recursive: true });
  const serverKey = loadSecrets(undefined, dataDir);
  const database = await openDatabase({ url: undefined, dataDir });
  try {
    await prepareDatabase(database, { demo: true, serverKey, now: new Date(), allowOwner: false });
    await database.inScope({ audience: "system" }, sailInSummer);
    await database.inScope({ audience: "system" }, addReaders);
    await database.inScope({ audience: "system" }, widenLimits);
    await database.inScope({ audience: "system" }, (tx) => openDemoLinks(tx, serverKey));
    const taken = await database.inScope({ audience: "system" }, async (tx) => {
      const [file] = await tx
        .select({ id: clientFile.id })
        .from(clientFile)
        .where(eq(clientFile.reference, unpublishedReference));
      if (!file) throw new Error(`The demo data has no file ${unpublishedReference}.`);
      return tx
        .update(itinerary)
        .set({ snapshot: null, publishedAt: null })
        .where(eq(itinerary.fileId, file.id))
        .returning({ uid: itinerary.uid, rotation: itinerary.rotation });
    });
    const [{ uid, rotation } = { uid: "", rotation: 0 }] = taken;
    writeFileSync(
      join(dataDir, unpublishedTokenFile),
      capabilityToken(serverKey, "itinerary", uid, rotation),
    );
  } finally {
    await database.close();
  }
}

/**
 * The demo data's steamer cruise has rates until the April ahead, so that the day on which the tests run would decide
 * what is without a rate. In their world it sails around their summer, from November to March.
 */
async function sailInSummer(tx: Tx): Promise<void> {
  const year = Number(summer.slice(0, 4));
  const today = new Date().toISOString().slice(0, 10);
  const rates = await tx
    .select({ id: rate.id, dateTo: rate.dateTo })
    .from(rate)
    .innerJoin(productOption, eq(productOption.id, rate.optionId))
    .where(eq(productOption.code, "ZQNCRSILZQNLAKE90"))
    .orderBy(desc(rate.dateFrom));
  const [latest, ...earlier] = rates;
  if (!latest) throw new Error("The demo data has no rates of the steamer cruise.");
  const sailing = { dateFrom: `${year - 1}-11-01`, dateTo: `${year}-03-31` };
  await tx.update(rate).set(sailing).where(eq(rate.id, latest.id));
  for (const { id, dateTo } of earlier) {
    if (dateTo > today) await tx.update(rate).set({ dateTo: today }).where(eq(rate.id, id));
  }
}
