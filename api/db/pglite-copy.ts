import { readdir } from "node:fs/promises";
import { join } from "node:path";
import type { PGlite } from "@electric-sql/pglite";
import { addText, filesBelow, readUpTo, sizeOf } from "#api/disk/copy-files.ts";
import type { Archive } from "#api/backup/write-backup.ts";
import type { Upkeep } from "./pglite-upkeep.ts";

/** Files that belong to the running engine, or to statements that it will not finish anywhere else. */
const passing = /(^|\/)(postmaster\.pid|postmaster\.opts|pgsql_tmp[^/]*|t\d+_[^/]*)(\/|$)/;

/**
 * Copies the files of a running embedded database into `pglite/` of an archive, as PostgreSQL's own base backup does:
 * the files while they are changed, and then the log of all changes since the copy began. Nobody waits meanwhile, and
 * the copy holds exactly what was committed when it ended.
 */
export function copyPglite(client: PGlite, folder: string, upkeep: Upkeep, archive: Archive): Promise<void> {
  // A checkpoint would throw away log that the copy needs.
  return upkeep.withoutCheckpoints(async () => {
    await client.query("select pg_backup_start('waymark', true)");
    let label: string | undefined;
    try {
      await copyData(folder, archive);
    } finally {
      const { rows } = await client.query<{ labelfile: string }>(
        "select labelfile from pg_backup_stop(false)",
      );
      label = rows[0]?.labelfile;
    }
    if (!label) throw new Error("The embedded database gave no label for its copy");
    await addText(archive, "pglite/backup_label", label);
    await copyLog(folder, archive, firstLogFile(label));
  });
}

async function copyData(folder: string, archive: Archive) {
  for (const path of await foldersBelow(folder)) await archive.folder(`pglite/${path}`);
  const files = (await filesBelow(folder)).filter(
    (path) => !path.startsWith("pg_wal/") && !passing.test(path),
  );
  for (const path of files) await copyFile(folder, path, archive);
}

async function copyLog(folder: string, archive: Archive, first: string) {
  const names = (await readdir(join(folder, "pg_wal"))).filter(
    (name) => /^[\dA-F]{24}$/.test(name) && name >= first,
  );
  for (const name of names.toSorted()) await copyFile(folder, `pg_wal/${name}`, archive);
}

async function copyFile(folder: string, path: string, archive: Archive) {
  const source = join(folder, path);
  const size = sizeOf(source);
  if (size !== null) await archive.file(`pglite/${path}`, size, readUpTo(source, size));
}

async function foldersBelow(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isDirectory())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
    .filter((path) => !passing.test(path))
    .toSorted();
}

function firstLogFile(label: string): string {
  const [, file] = /\(file ([\dA-F]{24})\)/.exec(label) ?? [];
  if (!file) throw new Error("The label of the copy names no file of the log");
  return file;
}
