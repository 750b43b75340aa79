import { createHash } from "node:crypto";

/** Further files that `npm test` runs on PGlite at most; a change far below would otherwise run all of them. */
export const mostAdded = 40;

type Share = {
  /** Test files to run beside the fixed list. */
  added: string[];
  /** Test files that have changed too, and are left to `npm run test:whole` or a later run. */
  left: string[];
};

/**
 * Which test files of the API run on PGlite beside the fixed list: those that load something else than when they were
 * green last. `now` and `kept` have the hash of what each file loads; where nothing was kept, nothing is added. Beyond
 * the ceiling the choice follows from the hashes, so that it is the same for the same contents and another after a
 * change.
 */
export function pgliteShare(
  now: Readonly<Record<string, string>>,
  kept: Readonly<Record<string, string>> | undefined,
  fixed: readonly string[],
): Share {
  if (kept === undefined) return { added: [], left: [] };
  const isFixed = (file: string) => fixed.some((one) => isOf(file, one));
  const orderOf = (file: string) => createHash("sha1").update(`${file}${now[file]}`).digest("hex");
  const changed = Object.keys(now)
    .filter((file) => now[file] !== kept[file] && !isFixed(file))
    .map((file) => ({ file, order: orderOf(file) }))
    .toSorted((one, other) => (one.order < other.order ? -1 : 1))
    .map(({ file }) => file);
  return { added: changed.slice(0, mostAdded), left: changed.slice(mostAdded) };
}

/** What is kept after a green run: a file that was left keeps what it had, and so is still a changed one next time. */
export function keptAfter(
  now: Readonly<Record<string, string>>,
  kept: Readonly<Record<string, string>> | undefined,
  left: readonly string[],
): Record<string, string> {
  return { ...now, ...Object.fromEntries(left.map((file) => [file, kept?.[file] ?? ""])) };
}

/** Whether a file is the one named, or below the folder of a pattern such as `api/db/**` + `/*.test.ts`. */
export function isOf(file: string, pattern: string): boolean {
  const [folder = "", rest] = pattern.split("**/*");
  return rest === undefined ? file === pattern : file.startsWith(folder) && file.endsWith(rest);
}
