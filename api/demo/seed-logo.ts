import { readFileSync } from "node:fs";
import { eq } from "drizzle-orm";
import type { Tx } from "#api/db/client.ts";
import { agency } from "#api/db/schema/company.ts";
import { upload } from "#api/db/schema/upload.ts";
import { projectPath } from "#api/disk/project-folder.ts";
import { readPicture } from "#api/uploads/pictures/read-picture.ts";
import type { FileStorage } from "#api/uploads/storage.ts";
import { seedUid } from "./world/seed-keys.ts";

/** The agency that has a logo in the demo world, and where its bytes lie in the storage. */
const owner = "LARBRI";
const uid = seedUid("upload", owner);
const storageKey = `agency-logo/${uid.slice(-2)}/${uid}`.toLowerCase();

function drawnLogo() {
  const picture = readPicture(readFileSync(projectPath("api", "demo", "pictures", "larkspur-logo.png")));
  if (typeof picture === "string") throw new Error(`The logo of the demo world is no picture: ${picture}`);
  return picture;
}

/** One agency of the demo world has a logo; its bytes are laid by `layDemoLogo`. */
export async function seedLogo(tx: Tx, now: Date): Promise<void> {
  const { contentType, width, height, bytes } = drawnLogo();
  const [found] = await tx.select({ id: agency.id }).from(agency).where(eq(agency.code, owner));
  if (!found) throw new RangeError(`The seed has no agency ${owner}`);
  await tx.insert(upload).values({
    ...{ uid, purpose: "agency-logo", name: "larkspur-logo.png", contentType, width, height, storageKey },
    ...{ bytes: bytes.byteLength, isPublic: true, usedAt: now, agencyId: found.id, createdAt: now },
  });
  await tx.update(agency).set({ logoUid: uid }).where(eq(agency.id, found.id));
}

/** Puts the bytes of the demo world's logo into the storage, unless they lie there already. */
export async function layDemoLogo(files: FileStorage): Promise<void> {
  if (!(await files.get(storageKey))) await files.put(storageKey, drawnLogo().bytes);
}
