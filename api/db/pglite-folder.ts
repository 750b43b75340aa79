import { readFileSync } from "node:fs";
import { readdir, rename, rm, mkdir } from "node:fs/promises";
import { dirname, join, resolve } from "node:path";
import { extract, type ReadEntry } from "tar";
import { flushFile, flushFolder, writeWhole } from "#api/disk/flush.ts";
import { projectPath } from "#api/disk/project-folder.ts";

/** The PostgreSQL version inside PGlite; a data folder of another one cannot be opened. */
export const embeddedEngine = "postgresql-18";
const stampFile = "pglite.version";
export const emptyTemplate = projectPath("api", "db", "template", "pglite.tar.gz");

/** The data folder was made by another version of the embedded database. */
export class DataFolderVersionError extends Error {
  override readonly name = "DataFolderVersionError";
}

/** The folder of the embedded database holds something, but no database that can be opened. */
export class DataFolderDamagedError extends Error {
  override readonly name = "DataFolderDamagedError";

  constructor(folder: string, reason: string) {
    const dataDir = dirname(resolve(folder));
    super(
      `The database in ${resolve(folder)} cannot be opened: ${reason}\n` +
        "Nothing was changed. Bring back a backup; the folder as it is now is kept beside it:\n" +
        `  npm run restore -- ${join(dataDir, "backups", "<newest file>")} --force\n` +
        "Without a backup, move the folder away; the next start then begins with an empty database.",
    );
  }
}

/**
 * Makes sure that `folder` holds a database of this version. A new one is made where the folder is missing or empty, and
 * nowhere else; it appears whole, flushed to the disk. Answers whether it was made.
 */
export async function prepareFolder(folder: string, log?: (message: string) => void): Promise<boolean> {
  const dataDir = dirname(folder);
  const names = await namesIn(folder);
  if (names.length === 0) {
    log?.("Creating the embedded database");
    await makeFolder(folder);
    await stamp(dataDir);
    return true;
  }
  checkVersion(dataDir);
  if (!names.includes("PG_VERSION")) {
    throw new DataFolderDamagedError(
      folder,
      "its file PG_VERSION is missing, so other files may be as well.",
    );
  }
  return false;
}

/** Notes which version of the embedded database the folder belongs to. */
export async function stamp(dataDir: string): Promise<void> {
  const file = join(dataDir, stampFile);
  if (readStamp(dataDir) === `${embeddedEngine}\n`) return;
  await writeWhole(file, `${file}.${process.pid}`, `${embeddedEngine}\n`);
}

function checkVersion(dataDir: string): void {
  const found = readStamp(dataDir).trim();
  // Lost or emptied, it says nothing of the database; the engine looks for itself when it opens the folder.
  if (found === "" || found === embeddedEngine) return;
  throw new DataFolderVersionError(
    `The database in ${dataDir} was made by ${found}, this version of Waymark embeds ${embeddedEngine}. ` +
      "Start the version that made it, or remove the folder to begin anew.",
  );
}

/** Nothing where it is missing or unreadable. */
function readStamp(dataDir: string): string {
  try {
    return readFileSync(join(dataDir, stampFile), "utf8");
  } catch {
    return "";
  }
}

async function namesIn(folder: string): Promise<string[]> {
  try {
    return await readdir(folder);
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ENOENT") return [];
    throw error;
  }
}

/** Unpacks the empty database beside its place, so that a crash leaves no half of it there. */
async function makeFolder(folder: string): Promise<void> {
  const draft = `${folder}.new`;
  await rm(draft, { recursive: true, force: true });
  await mkdir(draft, { mode: 0o700 });
  const ownerOnly = (entry: ReadEntry) => {
    entry.mode = entry.type === "Directory" ? 0o700 : 0o600;
  };
  await extract({ file: emptyTemplate, cwd: draft, strict: true, noMtime: true, onReadEntry: ownerOnly });
  await flushTree(draft);
  await rm(folder, { recursive: true, force: true });
  await rename(draft, folder);
  await flushFolder(dirname(folder));
}

/** Resolves once every file and name below a folder survives a power cut. */
export async function flushTree(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const pathOf = ({ parentPath, name }: (typeof entries)[number]) => join(parentPath, name);
  await eachOf(entries.filter((entry) => entry.isFile()).map(pathOf), flushFile);
  await eachOf([...entries.filter((entry) => entry.isDirectory()).map(pathOf), folder], flushFolder);
}

/** Several at once, but not all: a process may have so many files open and no more. */
async function eachOf(paths: string[], work: (path: string) => Promise<void>): Promise<void> {
  const lanes = Array.from({ length: 16 }, async () => {
    for (let path = paths.pop(); path !== undefined; path = paths.pop()) await work(path);
  });
  await Promise.all(lanes);
}
