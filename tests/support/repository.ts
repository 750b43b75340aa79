import { existsSync, readFileSync, readdirSync } from "node:fs";
import { join, relative, resolve } from "node:path";
import { fileURLToPath } from "node:url";

/** The repository's folder. */
export const repositoryRoot = resolve(fileURLToPath(import.meta.url), "..", "..", "..");

const notOurs = new Set([
  ...["node_modules", "build", "reports", "test-results", "playwright-report"],
  ...[".git", ".data", ".tmp", ".react-router", ".stryker-tmp"],
]);

/** Every file of the repository below `folder`, as paths from the root; what tools and builds make is left out. */
export function repositoryFiles(folder = "."): string[] {
  const visit = (path: string): string[] =>
    readdirSync(path, { withFileTypes: true }).flatMap((entry) => {
      if (notOurs.has(entry.name)) return [];
      const inner = join(path, entry.name);
      return entry.isDirectory() ? visit(inner) : [relative(repositoryRoot, inner)];
    });
  const start = join(repositoryRoot, folder);
  return existsSync(start) ? visit(start) : [];
}

/** The text of one file of the repository. */
export function readRepositoryFile(path: string): string {
  return readFileSync(join(repositoryRoot, path), "utf8");
}

/** The bytes of one file of the repository. */
export function readRepositoryBytes(path: string): Uint8Array<ArrayBuffer> {
  return new Uint8Array(readFileSync(join(repositoryRoot, path)));
}

/** Lines that match, as `path:line`, in the files given. */
export function linesMatching(paths: string[], pattern: RegExp): string[] {
  return paths.flatMap((path) =>
    readRepositoryFile(path)
      .split("\n")
      .flatMap((line, index) => (pattern.test(line) ? [`${path}:${index + 1}: ${line.trim()}`] : [])),
  );
}
