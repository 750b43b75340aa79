import { spawn } from "node:child_process";
import { once } from "node:events";
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { openDatabase } from "./client.ts";
import { migrate } from "./migrate.ts";
import { DataFolderLockedError, lockDataFolder } from "./pglite-lock.ts";
import { DataFolderDamagedError, DataFolderVersionError } from "./pglite-folder.ts";
import { brand } from "./schema/brand.ts";
import { seedReference } from "#api/demo/seed-reference.ts";

const folders: string[] = [];
function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "waymark-test-"));
  folders.push(folder);
  return folder;
}
afterAll(() => folders.forEach((folder) => rmSync(folder, { recursive: true, force: true })));

const brandCount = async (database: Awaited<ReturnType<typeof openDatabase>>) =>
  database.inScope(
    { audience: "public" },
    async (tx) => (await tx.select({ id: brand.id }).from(brand)).length,
  );

describe("the embedded database", () => {
  it("is made in a folder that does not exist yet, and keeps its rows over a restart", async () => {
    const dataDir = join(newFolder(), "below", "deeper");
    const first = await openDatabase({ dataDir });
    await migrate(first, () => seedReference(first));
    await expect(openDatabase({ dataDir })).rejects.toBeInstanceOf(DataFolderLockedError);
    await first.close();
    const second = await openDatabase({ dataDir });
    await migrate(second, () => seedReference(second));
    expect(await brandCount(second)).toBe(2);
    await second.close();
    expect(existsSync(join(dataDir, "pglite.lock"))).toBe(false);
  });

  it("refuses a folder that another version made, says so, and unlocks it", async () => {
    const dataDir = newFolder();
    const made = await openDatabase({ dataDir });
    await made.close();
    writeFileSync(join(dataDir, "pglite.version"), "postgresql-17\n");
    const refused = openDatabase({ dataDir });
    await expect(refused).rejects.toBeInstanceOf(DataFolderVersionError);
    await expect(refused).rejects.toThrow(/postgresql-17.*postgresql-18/);
    expect(existsSync(join(dataDir, "pglite.lock"))).toBe(false);
  });
});

describe("a folder of the embedded database that is not whole", () => {
  async function madeFolder() {
    const dataDir = newFolder();
    await (await openDatabase({ dataDir })).close();
    return { dataDir, folder: join(dataDir, "pglite") };
  }
  const filesBelow = (folder: string) => readdirSync(folder, { recursive: true }).length;

  it.each(["", "\n"])(
    "is opened, and noted anew, when what says who made it was emptied: %j",
    async (left) => {
      const { dataDir } = await madeFolder();
      writeFileSync(join(dataDir, "pglite.version"), left);
      await (await openDatabase({ dataDir })).close();
      expect(readFileSync(join(dataDir, "pglite.version"), "utf8")).toBe("postgresql-18\n");
    },
  );

  it("is refused and left as it is when only its version file is missing", async () => {
    const { dataDir, folder } = await madeFolder();
    rmSync(join(folder, "PG_VERSION"));
    const before = filesBelow(folder);
    const refused = openDatabase({ dataDir });
    await expect(refused).rejects.toBeInstanceOf(DataFolderDamagedError);
    await expect(refused).rejects.toThrow(`The database in ${folder} cannot be opened: its file PG_VERSION`);
    expect(filesBelow(folder)).toBe(before);
    expect(existsSync(join(dataDir, "pglite.lock"))).toBe(false);
  });

  it.each([
    ["the control file", "global/pg_control"],
    ["the log", "pg_wal/000000010000000000000001"],
  ])("is refused in words, with folder and command, when %s is cut off", async (_, file) => {
    const { dataDir, folder } = await madeFolder();
    truncateSync(join(folder, file), 0);
    const refused = await openDatabase({ dataDir }).catch((error: unknown) => error);
    expect(refused).toBeInstanceOf(DataFolderDamagedError);
    const { message } = refused as DataFolderDamagedError;
    expect(message).toContain(folder);
    expect(message).toContain(`npm run restore -- ${join(dataDir, "backups")}`);
    expect(message).not.toMatch(/wasm|\n\s+at /);
    expect(existsSync(join(dataDir, "pglite.lock"))).toBe(false);
  });

  it("is made anew when it is empty, over what an interrupted start left beside it", async () => {
    const dataDir = newFolder();
    mkdirSync(join(dataDir, "pglite"));
    mkdirSync(join(dataDir, "pglite.new"));
    writeFileSync(join(dataDir, "pglite.new", "PG_VERSION"), "half");
    const made = await openDatabase({ dataDir });
    await made.ping();
    await made.close();
    expect(existsSync(join(dataDir, "pglite.new"))).toBe(false);
  });

  it("is for its owner alone, and closed to others where it was open", async () => {
    const dataDir = join(newFolder(), "data");
    await (await openDatabase({ dataDir })).close();
    const modeOf = (path: string) => (statSync(path).mode & 0o777).toString(8);
    expect([modeOf(dataDir), modeOf(join(dataDir, "pglite"))]).toEqual(["700", "700"]);
    expect(modeOf(join(dataDir, "pglite", "PG_VERSION"))).toBe("600");
    chmodSync(dataDir, 0o755);
    await (await openDatabase({ dataDir })).close();
    expect(modeOf(dataDir)).toBe("700");
  });
});

describe("the lock on a data folder", () => {
  it("does not come along with a copy of the folder, and stays with one that was moved", () => {
    const original = join(newFolder(), "data");
    mkdirSync(original);
    const release = lockDataFolder(original);
    const copy = join(newFolder(), "copy");
    cpSync(original, copy, { recursive: true });
    lockDataFolder(copy)();
    const moved = join(newFolder(), "moved");
    renameSync(original, moved);
    expect(() => lockDataFolder(moved)).toThrow(`${moved} is in use by process ${process.pid}`);
    renameSync(moved, original);
    release();
  });

  it("refuses while the process that holds it runs, and is taken over when that process is gone", async () => {
    const folder = newFolder();
    const holder = spawn("sleep", ["60"]);
    writeFileSync(join(folder, "pglite.lock"), JSON.stringify({ pid: holder.pid, started: null }));
    expect(() => lockDataFolder(folder)).toThrow(`in use by process ${holder.pid}`);
    holder.kill();
    await once(holder, "exit");
    const release = lockDataFolder(folder);
    expect(JSON.parse(readFileSync(join(folder, "pglite.lock"), "utf8"))).toMatchObject({ pid: process.pid });
    release();
  });

  it("is not mistaken for held when its number was given to another process", () => {
    const folder = newFolder();
    const held = { pid: process.pid, started: "another boot:12345" };
    writeFileSync(join(folder, "pglite.lock"), JSON.stringify(held));
    const release = lockDataFolder(folder);
    expect(() => lockDataFolder(folder)).toThrow(DataFolderLockedError);
    release();
  });

  it("is taken over when a crash left half of it", () => {
    const folder = newFolder();
    writeFileSync(join(folder, "pglite.lock"), '{"pid":');
    const release = lockDataFolder(folder);
    release();
    expect(existsSync(join(folder, "pglite.lock"))).toBe(false);
  });

  it("is given back only by its holder", () => {
    const folder = newFolder();
    const release = lockDataFolder(folder);
    writeFileSync(join(folder, "pglite.lock"), JSON.stringify({ pid: 1, started: null }));
    release();
    expect(existsSync(join(folder, "pglite.lock"))).toBe(true);
  });
});
