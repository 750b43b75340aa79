import { readdir, rm } from "node:fs/promises";
import { dirname, join } from "node:path";
import { makeFolders } from "#api/disk/flush.ts";
import type { Manifest } from "./manifest.ts";

const dayMs = 24 * 60 * 60 * 1000;
const ours = /^waymark-(\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d)\.backup$/;

type Daily = {
  /** Folder of the copies, made when it is missing. */
  folder: string;
  /** How many are kept; 0 switches the copies off. */
  keep: number;
  now: () => Date;
  backUp: (file: string) => Promise<Manifest>;
};

/**
 * Makes a copy when the newest is a day old or there is none, and removes those that are too many, the oldest first:
 * only once the new one is whole, and only files with names that it gave. Answers the file that it made, or null.
 */
export async function backUpDaily({ folder, keep, now, backUp }: Daily): Promise<string | null> {
  if (keep === 0) return null;
  await makeFolders(folder, dirname(folder));
  await removeDrafts(folder);
  const newest = (await copiesIn(folder)).at(-1);
  if (newest && now().getTime() - timeOf(newest) < dayMs) return null;
  const name = `waymark-${now().toISOString().slice(0, 19).replaceAll(":", "-")}.backup`;
  const file = join(folder, name);
  await backUp(file);
  for (const old of (await copiesIn(folder)).slice(0, -keep)) await rm(join(folder, old));
  return file;
}

async function copiesIn(folder: string): Promise<string[]> {
  return (await readdir(folder)).filter((name) => ours.test(name)).toSorted();
}

/** What a killed process left of its copy; this process makes none right now. */
async function removeDrafts(folder: string) {
  const names = await readdir(folder);
  for (const name of names)
    if (/^waymark-.+\.backup\.[\da-f]{8}\.part$/.test(name)) await rm(join(folder, name));
}

function timeOf(name: string): number {
  const [, stamp = ""] = ours.exec(name) ?? [];
  const [date, time = ""] = stamp.split("T");
  return Date.parse(`${date}T${time.replaceAll("-", ":")}Z`);
}
