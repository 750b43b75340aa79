import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { openDatabase } from "./client.ts";
import { migrate } from "./migrate.ts";
import { DataFolderLockedError, lockDataFolder } from "./pglite-lock.ts";
import { DataFolderVersionError } from "./pglite-folder.ts";
import { brand } from "./schema/brand.ts";
import { seedReference } from "./seed/seed-reference.ts";

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

describe("the lock on a data folder", () => {
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
