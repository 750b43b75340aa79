import { spawnSync } from "node:child_process";
import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

/**
 * Proves the generator: makes a resource in a copy of this repository, then checks its types and runs its test
 * and those of the architecture. Nothing of it stays. Ends with 1 and the tool's own words when something fails.
 */
const root = fileURLToPath(new URL("../..", import.meta.url));
const copy = mkdtempSync(join(tmpdir(), "new-resource-"));
const bin = (name: string) => join(copy, "node_modules", ".bin", name);

function run(program: string, args: string[], cwd = copy): string {
  const result = spawnSync(program, args, { cwd, encoding: "utf8", maxBuffer: 64 * 1024 * 1024 });
  if (result.status !== 0) throw new Error(`${program} ${args.join(" ")}\n${result.stdout}${result.stderr}`);
  return result.stdout;
}

function copyRepository() {
  const files = run("git", ["ls-files", "--cached", "--others", "--exclude-standard", "-z"], root).split(
    "\0",
  );
  for (const file of files.filter((one) => one !== "" && existsSync(join(root, one)))) {
    mkdirSync(dirname(join(copy, file)), { recursive: true });
    cpSync(join(root, file), join(copy, file));
  }
  symlinkSync(join(root, "node_modules"), join(copy, "node_modules"));
  // What the compiler knows already about files that did not change.
  const known = join(root, ".tmp", "types.tsbuildinfo");
  mkdirSync(join(copy, ".tmp"), { recursive: true });
  if (existsSync(known)) cpSync(known, join(copy, ".tmp", "types.tsbuildinfo"));
}

try {
  copyRepository();
  run(process.execPath, ["--import", "tsx", "scripts/new-resource.ts", "content/tour-guides", "tour-guide"]);
  run(bin("tsc"), ["--noEmit", "--incremental", "--tsBuildInfoFile", ".tmp/types.tsbuildinfo"]);
  run(bin("vitest"), ["run", "--project", "api", "tests/api/tour-guides.test.ts"]);
  run(bin("vitest"), ["run", "--project", "unit", "guards", "languages", "architecture/files"]);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
} finally {
  rmSync(copy, { recursive: true, force: true });
}
