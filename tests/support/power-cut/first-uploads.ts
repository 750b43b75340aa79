import { mkdirSync } from "node:fs";
import { dirname, join } from "node:path";
import { makeDataFolder } from "#api/disk/data-folder.ts";
import { backUpDaily } from "#api/backup/daily.ts";
import type { Manifest } from "#api/backup/manifest.ts";
import { writeWhole } from "#api/disk/flush.ts";
import { diskStorage } from "#api/uploads/storage.ts";
import { uploadOf } from "#tests/support/power-cut/upload-of.ts";

/**
 * Makes a data folder some way below the folder that is there, puts files into folders that others make at the same time, or made before they were killed, and cuts the power
 * whenever one says that it is kept; in the end it does so with a daily copy.
 */
const dataDir = join(process.env["CUT_FOLDER"] ?? "", "srv", "waymark", "data");
const uploads = join(dataDir, "uploads");
// Of `disk.mjs`, which stands beneath this program.
const { acknowledge, cutPower } = globalThis as typeof globalThis & {
  acknowledge: (number: number) => void;
  cutPower: () => void;
};

makeDataFolder(dataDir);
mkdirSync(dirname(join(uploads, uploadOf(0))), { recursive: true });
const files = diskStorage(uploads);
for (let number = 0; number < 15; number += 3) {
  const fellows = [number, number + 1, number + 2].map(async (one) => {
    await files.put(uploadOf(one), Buffer.from(String(one)));
    acknowledge(one);
    cutPower();
  });
  await Promise.all(fellows);
}
await backUpDaily({
  folder: join(dataDir, "backups"),
  keep: 1,
  now: () => new Date("2026-11-25T03:00:00Z"),
  backUp: async (file) => {
    await writeWhole(file, `${file}.part`, "a copy");
    return {} as Manifest;
  },
});
cutPower();
