import { mkdir, writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { emptyTemplate, startPglite } from "#api/db/pglite.ts";

// Makes the empty embedded database that first starts are copied from. Run it after every change of the
// PGlite version: its own way of creating one takes twice the memory.
const client = await startPglite({});
const dump = await client.dumpDataDir("gzip");
await client.close();
const file = fileURLToPath(emptyTemplate);
await mkdir(fileURLToPath(new URL(".", emptyTemplate)), { recursive: true });
await writeFile(file, Buffer.from(await dump.arrayBuffer()));
console.log(`${file}: ${dump.size} bytes`);
