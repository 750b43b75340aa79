import { createHash } from "node:crypto";
import { mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
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
  const archive = await readFile(emptyTemplate);
  const { dependencies } = JSON.parse(await readFile(new URL("../package.json", import.meta.url), "utf8"));
  const origin = {
    command: "npm run db:template",
    pglite: dependencies["@electric-sql/pglite"],
    bytes: archive.length,
    sha256: createHash("sha256").update(archive).digest("hex"),
  };
  await writeFile(
    emptyTemplate.replace(/pglite\.tar\.gz$/, "origin.json"),
    `${JSON.stringify(origin, null, 2)}\n`,
  );
  console.log(`${emptyTemplate}: ${archive.length} bytes`);
} finally {
  await rm(folder, { recursive: true, force: true });
}
