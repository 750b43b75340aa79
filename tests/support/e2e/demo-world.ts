import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { eq } from "drizzle-orm";
import { openDatabase } from "#api/db/client.ts";
import { prepareDatabase } from "#api/db/prepare.ts";
import { clientFile } from "#api/db/schema/client-file.ts";
import { itinerary } from "#api/db/schema/itinerary.ts";
import { capabilityToken } from "#api/domain/capability.ts";
import { loadSecret } from "#server/secret.ts";

/** The file of the demo data whose itinerary is taken back before the tests, and where its link is written. */
export const unpublishedReference = "NZFI100005";
export const unpublishedTokenFile = "unpublished-token";

/** Fills a data folder with the demo data and takes the publication of one itinerary back. */
export async function prepareDemoWorld(dataDir: string): Promise<void> {
  mkdirSync(dataDir, { recursive: true });
  const serverKey = loadSecret(undefined, dataDir);
  const database = await openDatabase({ url: undefined, dataDir });
  try {
    await prepareDatabase(database, { demo: true, serverKey, now: new Date() });
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
