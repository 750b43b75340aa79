import { mkdtemp, readdir, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { create } from "tar";
import { emptyTemplate } from "#api/db/pglite-folder.ts";
import { startPglite } from "#api/db/pglite.ts";

// Makes the empty embedded database that first starts are copied from. Run it after every change of the
// PGlite version: its own way of creating one takes twice the memory. It is closed before it is packed, so that
// a first start has nothing to recover.
const folder = await mkdtemp(join(tmpdir(), "waymark-template-"));
try {
  const data = join(folder, "pglite");
  const client = await startPglite({ dataDir: data });
  await client.close();
  await create(
    { file: emptyTemplate, cwd: data, gzip: { level: 9 }, portable: true, noMtime: true },
    await readdir(data),
  );
  console.log(`${emptyTemplate}: ${(await stat(emptyTemplate)).size} bytes`);
} finally {
  await rm(folder, { recursive: true, force: true });
}
