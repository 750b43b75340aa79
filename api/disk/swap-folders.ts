import { existsSync } from "node:fs";
import { mkdir, readFile, rename, rm } from "node:fs/promises";
import { join } from "node:path";
import { z } from "zod";
import { flushFolder, writeWhole } from "#api/disk/flush.ts";

/** Where a backup is unpacked, and where what it replaces is kept. */
export const stagedFolder = "restore.new";
const markFile = "restore.json";
const Mark = z.object({
  /** Folder for what is replaced. */
  aside: z.string(),
  /** What is replaced, also by nothing where the backup has none of it. */
  replaced: z.array(z.string()),
  /** What the backup brought. */
  names: z.array(z.string()),
});

/**
 * Puts what lies whole in `restore.new` in the place of everything in `replaced`; what was there moves to the folder
 * `aside`. From its first step on it is finished by whoever opens the folder next, so no crash leaves half of it.
 */
export async function swapFolders(
  dataDir: string,
  { aside, replaced }: { aside: string; replaced: readonly string[] },
): Promise<void> {
  const names = replaced.filter((name) => existsSync(join(dataDir, stagedFolder, name)));
  const mark: z.infer<typeof Mark> = { aside, replaced: [...replaced], names };
  const file = join(dataDir, markFile);
  await writeWhole(file, `${file}.${process.pid}`, JSON.stringify(mark));
  await finishRestore(dataDir);
}

/** Ends a restore that was broken off after everything was unpacked; does nothing where there is none. */
export async function finishRestore(dataDir: string): Promise<void> {
  const file = join(dataDir, markFile);
  if (!existsSync(file)) return;
  const { aside, replaced, names } = Mark.parse(JSON.parse(await readFile(file, "utf8")));
  const kept = join(dataDir, aside);
  await mkdir(kept, { recursive: true, mode: 0o700 });
  for (const name of replaced) {
    const staged = join(dataDir, stagedFolder, name);
    // Without its staged part a name was moved before the crash: what stands there is the new one.
    const isToGo = names.includes(name) ? existsSync(staged) : true;
    if (isToGo && existsSync(join(dataDir, name))) await rename(join(dataDir, name), join(kept, name));
    if (existsSync(staged)) await rename(staged, join(dataDir, name));
  }
  await flushFolder(kept);
  await flushFolder(dataDir);
  await rm(file);
  await rm(join(dataDir, stagedFolder), { recursive: true, force: true });
  await flushFolder(dataDir);
}
