import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, realpathSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { diskStorage } from "#api/uploads/storage.ts";
import { uploadOf } from "#tests/support/power-cut/upload-of.ts";

test("uploads and copies that are kept survive a power cut, whoever made their folders", async () => {
  const root = realpathSync(mkdtempSync(join(tmpdir(), "waymark-cut-")));
  try {
    const [disk, images] = [join(root, "disk"), join(root, "images")];
    mkdirSync(disk);
    const program = ["--import", "./tests/support/power-cut/disk.mjs", "--import", "tsx"];
    execFileSync(process.execPath, [...program, "tests/support/power-cut/first-uploads.ts"], {
      env: { ...process.env, CUT_FOLDER: disk, CUT_IMAGES: images, CUT_COUNT: "0", CUT_SEED: "1" },
      stdio: "inherit",
    });
    const lost: string[] = [];
    for (let cut = 0; cut < 15; cut += 1) {
      const image = join(images, String(cut));
      // Written by disk.mjs.
      const { acknowledged } = JSON.parse(readFileSync(`${image}.json`, "utf8")) as {
        acknowledged: number[];
      };
      expect(acknowledged).toHaveLength(cut + 1);
      const files = diskStorage(join(image, "srv", "waymark", "data", "uploads"));
      for (const number of acknowledged) {
        const bytes = await files.get(uploadOf(number));
        if (String(bytes) !== String(number)) lost.push(`${number} by cut ${cut}`);
      }
    }
    expect(lost).toEqual([]);
    const copies = readdirSync(join(images, "15", "srv", "waymark", "data", "backups"));
    expect(copies).toEqual(["waymark-2026-11-25T03-00-00.backup"]);
  } finally {
    rmSync(root, { recursive: true });
  }
});
