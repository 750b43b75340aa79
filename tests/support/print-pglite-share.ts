import { readFileSync, writeFileSync } from "node:fs";
import { closureHashes } from "./import-closure.ts";
import { pgliteFiles } from "./pglite-files.ts";
import { isOf, keptAfter, pgliteShare } from "./pglite-share.ts";
import { repositoryFiles } from "./repository.ts";
import { apiFiles } from "./test-projects.ts";

/**
 * `print-pglite-share.ts <kept> <next>`: prints the test files to run on PGlite beside the fixed list and those left
 * out, and writes into `next` what is to be kept when all of them are green. Without a file `kept` nothing is added.
 */
const [keptPlace = "", nextPlace = ""] = process.argv.slice(2);

function readKept(): Record<string, string> | undefined {
  try {
    // why: the file is ours, written below.
    return JSON.parse(readFileSync(keptPlace, "utf8")) as Record<string, string>;
  } catch {
    return undefined;
  }
}

const files = ["api", "tests/api"]
  .flatMap((folder) => repositoryFiles(folder))
  .filter((file) => apiFiles.some((pattern) => isOf(file, pattern)));
const now = closureHashes(files);
const kept = readKept();
const share = pgliteShare(now, kept, pgliteFiles);
writeFileSync(nextPlace, JSON.stringify(keptAfter(now, kept, share.left)));
process.stdout.write(JSON.stringify(share));
