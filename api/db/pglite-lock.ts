import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";

type Holder = { pid: number; started: string | null };

/** Another process has the data folder open. */
export class DataFolderLockedError extends Error {
  override readonly name = "DataFolderLockedError";
  readonly pid: number;

  constructor(dataDir: string, pid: number) {
    super(
      `The data folder ${dataDir} is in use by process ${pid}. Stop that process first, ` +
        "or start this one with another DATA_DIR, or use DATABASE_URL to share one PostgreSQL between processes.",
    );
    this.pid = pid;
  }
}

/**
 * Takes the data folder for this process and answers a function that gives it back. The embedded database has
 * no lock of its own: two processes on one folder both report success and lose each other's rows. A lock is
 * taken over only when its process is gone, never because time has passed.
 */
export function lockDataFolder(dataDir: string): () => void {
  const file = join(resolve(dataDir), "pglite.lock");
  const own = JSON.stringify({ pid: process.pid, started: startOf(process.pid) } satisfies Holder);
  while (!createdExclusively(file, own)) {
    const found = contentOf(file);
    if (found === undefined) continue;
    const holder = parsed(found);
    if (holder && isRunning(holder)) throw new DataFolderLockedError(resolve(dataDir), holder.pid);
    removeIfStill(file, found);
  }
  return () => {
    if (contentOf(file) === own) rmSync(file, { force: true });
  };
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

function parsed(content: string): Holder | undefined {
  try {
    const value: unknown = JSON.parse(content);
    if (typeof value !== "object" || value === null || !("pid" in value)) return undefined;
    const started = "started" in value && typeof value.started === "string" ? value.started : null;
    return typeof value.pid === "number" ? { pid: value.pid, started } : undefined;
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
