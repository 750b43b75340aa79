import { rename } from "node:fs/promises";
import { dirname } from "node:path";
import { flushFolder } from "#api/disk/flush.ts";

/** Moves a folder that nobody has open out of the way, beside where it was; answers its new path. Nothing is deleted. */
export async function setAside(folder: string, now: Date): Promise<string> {
  const kept = `${folder}.before-${now.toISOString().slice(0, 19).replaceAll(/[-:]/g, "")}`;
  await rename(folder, kept);
  await flushFolder(dirname(folder));
  return kept;
}
