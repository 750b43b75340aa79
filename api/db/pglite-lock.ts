import { linkSync, readFileSync, realpathSync, renameSync, rmSync, statSync, writeFileSync } from "node:fs";
import { hostname } from "node:os";
import { join, resolve } from "node:path";
import { z } from "zod";

type Folder = { path: string; inode: number };
/** `folder` is missing in locks of earlier versions. */
type Holder = { pid: number; started: string | null; host: string | null; folder: Folder | null };

/** Another process has the data folder open. */
export class DataFolderLockedError extends Error {
  override readonly name = "DataFolderLockedError";
  readonly pid: number;

  constructor(dataDir: string, { pid, host }: Pick<Holder, "pid" | "host">) {
    const where = host === null || host === hostname() ? "" : ` on ${host}`;
    super(
      `The data folder ${dataDir} is in use by process ${pid}${where}. Stop that process first, ` +
        "or start this one with another DATA_DIR, or use DATABASE_URL to share one PostgreSQL between processes.",
    );
    this.pid = pid;
  }
}

/**
 * Takes the data folder for this process and answers a function that gives it back. The embedded database has
 * no lock of its own: two processes on one folder both report success and lose each other's rows. A lock is
 * taken over only when its process is gone, never because time has passed, and when it came along with a copy of
 * another folder.
 */
export function lockDataFolder(dataDir: string): () => void {
  const file = join(resolve(dataDir), "pglite.lock");
  const folder = identityOf(dataDir);
  const started = startOf(process.pid);
  const own = JSON.stringify({ pid: process.pid, started, host: hostname(), folder } satisfies Holder);
  while (!createdExclusively(file, own)) {
    const found = contentOf(file);
    if (found === undefined) continue;
    const holder = parsed(found);
    const holds = holder && isOfFolder(holder, folder) && isRunning(holder);
    if (holds) throw new DataFolderLockedError(resolve(dataDir), holder);
    removeIfStill(file, found);
  }
  return () => {
    if (contentOf(file) === own) rmSync(file, { force: true });
  };
}

/** A folder that was moved keeps its inode, and one that was put in its place its path; a copy has neither. */
function isOfFolder(holder: Holder, { path, inode }: Folder): boolean {
  return holder.folder === null || holder.folder.inode === inode || holder.folder.path === path;
}

function identityOf(dataDir: string): Folder {
  const path = realpathSync(dataDir);
  return { path, inode: statSync(path).ino };
}

function createdExclusively(file: string, content: string): boolean {
  // The content is complete before the name appears, so that nobody reads half a lock.
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, content);
  try {
    linkSync(draft, file);
    return true;
  } catch (error) {
    if (errorCode(error) === "EEXIST") return false;
    throw error;
  } finally {
    rmSync(draft, { force: true });
  }
}

/** Removes the lock of a dead process, but puts it back if another process replaced it meanwhile. */
function removeIfStill(file: string, expected: string): void {
  const aside = `${file}.stale.${process.pid}`;
  try {
    renameSync(file, aside);
  } catch (error) {
    if (errorCode(error) === "ENOENT") return;
    throw error;
  }
  if (contentOf(aside) !== expected) linkSync(aside, file);
  rmSync(aside, { force: true });
}

function isRunning(holder: Holder): boolean {
  try {
    process.kill(holder.pid, 0);
  } catch (error) {
    return errorCode(error) === "EPERM";
  }
  // The number may have been given to another process since, always so in a restarted container.
  const started = startOf(holder.pid);
  return holder.started === null || started === null || started === holder.started;
}

/** Boot and start tick of a process, or null where the system does not tell. */
function startOf(pid: number): string | null {
  try {
    const boot = readFileSync("/proc/sys/kernel/random/boot_id", "utf8").trim();
    const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
    // The second field is the program's name in parentheses and may hold spaces; the start tick is field 22.
    const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
    return `${boot}:${fields[19]}`;
  } catch {
    return null;
  }
}

const Lock = z.object({
  pid: z.int(),
  started: z.string().nullable().catch(null),
  host: z.string().nullable().catch(null),
  folder: z.object({ path: z.string(), inode: z.number() }).nullable().catch(null),
});

function parsed(content: string): Holder | undefined {
  try {
    return Lock.parse(JSON.parse(content));
  } catch {
    return undefined;
  }
}

function contentOf(file: string): string | undefined {
  try {
    return readFileSync(file, "utf8");
  } catch (error) {
    if (errorCode(error) === "ENOENT") return undefined;
    throw error;
  }
}

function errorCode(error: unknown): string | undefined {
  return error instanceof Error && "code" in error ? String(error.code) : undefined;
}
