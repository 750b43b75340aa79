import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { askForBackup, openControl } from "#api/backup/control.ts";
import { addText } from "#api/disk/copy-files.ts";
import { backUpDaily } from "#api/backup/daily.ts";
import { BackupError } from "#api/backup/manifest.ts";
import { verifyBackup } from "#api/backup/read-backup.ts";
import { writeBackup } from "#api/backup/write-backup.ts";

const folders: string[] = [];
let folder = "";
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "waymark-daily-"));
  folders.push(folder);
});
afterAll(() => folders.forEach((each) => rmSync(each, { recursive: true, force: true })));

const facts = {
  version: "1.2.3",
  madeAt: "2026-11-01T00:00:00.000Z",
  kind: "pglite" as const,
  engine: "postgresql-18",
  migration: 1,
  secret: "0123456789abcdef",
};
const backUp = (file: string) =>
  writeBackup(file, { force: false }, async (archive) => {
    await addText(archive, "secret", "kept");
    return facts;
  });
const names = () => readdirSync(folder).toSorted();

describe("the copy of the day", () => {
  const at = (hours: number) => () => new Date(Date.UTC(2026, 10, 1, hours));
  const daily = (hours: number, keep: number) => backUpDaily({ folder, keep, now: at(hours), backUp });

  it("is made once a day, and the last ones are kept", async () => {
    expect(await daily(0, 3)).toBe(join(folder, "waymark-2026-11-01T00-00-00.backup"));
    expect(await daily(23, 3)).toBeNull();
    for (let day = 1; day < 6; day += 1) expect(await daily(day * 24, 3)).not.toBeNull();
    expect(names()).toEqual([4, 5, 6].map((day) => `waymark-2026-11-0${day}T00-00-00.backup`));
    expect(await verifyBackup(join(folder, names()[0] ?? ""))).toMatchObject(facts);
  });

  it("leaves files alone that it did not make, and clears what a killed process left", async () => {
    writeFileSync(join(folder, "waymark-by-hand.backup"), "mine");
    writeFileSync(join(folder, "waymark-2026-10-31T00-00-00.backup.0a1b2c3d.part"), "half");
    await daily(0, 1);
    await daily(24, 1);
    expect(names()).toEqual(["waymark-2026-11-02T00-00-00.backup", "waymark-by-hand.backup"]);
  });

  it("removes no old copy when the new one fails", async () => {
    await daily(0, 1);
    const failing = () => Promise.reject(new Error("The disk is full"));
    await expect(backUpDaily({ folder, keep: 1, now: at(24), backUp: failing })).rejects.toThrow("full");
    expect(names()).toEqual(["waymark-2026-11-01T00-00-00.backup"]);
  });

  it("is switched off with 0", async () => {
    expect(await daily(0, 0)).toBeNull();
    expect(names()).toEqual([]);
  });
});

describe("a backup that is asked of the running process", () => {
  const file = () => join(folder, "asked.backup");

  it("is made by it, over a way that only the owner of the folder has", async () => {
    const close = await openControl(folder, (wish) => backUp(wish.file));
    expect((statSync(join(folder, "control.sock")).mode & 0o777).toString(8)).toBe("600");
    expect(await askForBackup(folder, file(), false)).toMatchObject(facts);
    await expect(askForBackup(folder, file(), false)).rejects.toThrow(`${file()} is there already`);
    await close();
    expect(await askForBackup(folder, file(), false)).toBeNull();
  });

  it("is found in a folder whose path is too long for a socket as well", async () => {
    const long = join(folder, "l".repeat(120));
    const close = await openControl(long, (wish) => backUp(wish.file));
    expect(await askForBackup(long, file(), false)).toMatchObject(facts);
    await close();
  });

  it("leaves nothing behind when it fails half way", async () => {
    const breaking = writeBackup(file(), { force: false }, async (archive) => {
      await addText(archive, "secret", "kept");
      throw new BackupError("The table is gone");
    });
    await expect(breaking).rejects.toThrow("The table is gone");
    expect(names()).toEqual([]);
  });
});
