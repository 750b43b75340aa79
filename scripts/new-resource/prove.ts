import { spawn } from "node:child_process";
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from "node:fs";
import { setPriority, tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { text } from "node:stream/consumers";
import { proveField } from "#scripts/new-resource/prove-field.ts";
import { firstLine } from "#scripts/registry/sources.ts";

/**
 * Proves the guide and the generator: follows docs/adding-a-screen.md in a copy of this repository, then checks what
 * comes out as `npm test` would. Nothing of it stays. Ends with 1 and the tool's own words when something fails.
 */
const root = fileURLToPath(new URL("../..", import.meta.url));
const copy = mkdtempSync(join(tmpdir(), "new-resource-"));
const bin = (name: string) => join(copy, "node_modules", ".bin", name);

async function run(program: string, args: string[], cwd = copy): Promise<string> {
  const child = spawn(program, args, { cwd, stdio: ["ignore", "pipe", "pipe"] });
  const ended = new Promise<number | null>((resolve, reject) => {
    child.once("error", reject);
    child.once("close", resolve);
  });
  const [code, output, errors] = await Promise.all([ended, text(child.stdout), text(child.stderr)]);
  if (code !== 0) throw new Error(`${program} ${args.join(" ")}\n${output}${errors}`);
  return output;
}

async function repositoryFiles(): Promise<string[]> {
  const list = await run("git", ["ls-files", "--cached", "--others", "--exclude-standard", "-z"], root);
  return list.split("\0").filter((one) => one !== "" && existsSync(join(root, one)));
}

/**
 * The packages at the same place as in the repository, so that what the tools know of them holds: each file linked
 * where the disk allows it, else the folder, from which TypeScript begins anew.
 */
async function linkPackages(): Promise<void> {
  const packages = join(copy, "node_modules");
  try {
    await run("cp", ["-al", join(root, "node_modules"), packages]);
  } catch {
    rmSync(packages, { recursive: true, force: true });
    symlinkSync(join(root, "node_modules"), packages);
  }
}

async function copyRepository(files: readonly string[]) {
  for (const file of files) {
    mkdirSync(dirname(join(copy, file)), { recursive: true });
    cpSync(join(root, file), join(copy, file));
  }
  await linkPackages();
  // What the tools know already about files that did not change.
  mkdirSync(join(copy, ".tmp"), { recursive: true });
  for (const known of ["types.tsbuildinfo", "boundaries"].map((name) => join(".tmp", name))) {
    if (existsSync(join(root, known))) cpSync(join(root, known), join(copy, known), { recursive: true });
  }
}

/** The commands that the guide tells its reader to give, in their order. */
function commandsOfTheGuide(): string[] {
  const guide = readFileSync(join(copy, "docs", "adding-a-screen.md"), "utf8");
  const blocks = [...guide.matchAll(/^```sh\n(.*?)^```/gms)].flatMap(([, block]) => block ?? []);
  if (blocks.length === 0) throw new Error("docs/adding-a-screen.md no longer has a command to follow");
  return blocks;
}

/** Lets the copy have the files as the repository has, so that tools that ask for its files see the new ones. */
async function begin(): Promise<void> {
  await run("git", ["init", "--quiet"]);
  await run("git", ["add", "--all"]);
}

/** What nobody had a hand in but the generator; registries and the document are written by commands. */
async function newFiles(): Promise<string[]> {
  const list = await run("git", ["ls-files", "--others", "--exclude-standard"]);
  const files = list.split("\n").filter((file) => file !== "");
  const changed = (await run("git", ["diff", "--name-only"])).split("\n").filter((file) => file !== "");
  const byHand = changed.filter(
    (file) =>
      !/^docs\/openapi\.json$|^api\/db\/migrations\/meta\//.test(file) &&
      !readFileSync(join(copy, file), "utf8").startsWith(firstLine),
  );
  if (byHand.length > 0) throw new Error(`The generator changed files of others: ${byHand.join(", ")}`);
  return files;
}

/** What a plain resource may cost (issue 19 C), with its texts in five languages and its tests. */
const mostLines = 480;

function measure(files: readonly string[]): void {
  const own = files.filter((file) => !/\/registry|^api\/db\/migrations\//.test(file));
  const lines = own.map((file) => readFileSync(join(copy, file), "utf8").split("\n").length - 1);
  const sum = lines.reduce((all, one) => all + one, 0);
  if (sum > mostLines)
    throw new Error(`A plain resource has ${String(sum)} lines, more than ${String(mostLines)}`);
}

/** All but the types and its tests of the API, which `proveField` looks at once the field is there as well. */
async function check(): Promise<void> {
  const files = await newFiles();
  measure(files);
  const code = files.filter((file) => /\.tsx?$/.test(file));
  await run("git", ["add", "--all"]);
  await together(
    async () => {
      await run(bin("oxlint"), ["--type-aware", "--deny-warnings", ...code]);
      await run(bin("oxfmt"), ["--list-different", ...files]);
    },
    async () => {
      await run(bin("vitest"), ["run", "--project", "unit", "tests/architecture"]);
      await run(bin("depcruise"), [
        ...["--config", ".dependency-cruiser.cjs", "--output-type", "err"],
        ...["app", "api", "contract", "server", "scripts", "tests"],
      ]);
      await run(bin("knip"), ["--no-progress"]);
      await run("node", ["--import", "tsx", "scripts/openapi.ts", ".tmp/openapi.json"]);
      if (!same("docs/openapi.json", ".tmp/openapi.json"))
        throw new Error("docs/openapi.json is not the contract's");
    },
  );
}

/** Waits for all before it fails, so that nothing still works in a copy that is removed. */
async function together(...works: (() => Promise<void>)[]): Promise<void> {
  const ends = await Promise.allSettled(works.map((work) => work()));
  const failed = ends.flatMap((end) => (end.status === "rejected" ? [end.reason as Error] : []));
  if (failed.length > 0) throw new Error(failed.map(({ message }) => message).join("\n\n"));
}

function same(one: string, other: string): boolean {
  return readFileSync(join(copy, one), "utf8") === readFileSync(join(copy, other), "utf8");
}

// Whatever is tested beside it goes first.
setPriority(10);
try {
  await copyRepository(await repositoryFiles());
  await begin();
  for (const command of commandsOfTheGuide()) await run("bash", ["-euc", command]);
  await check();
  await proveField({ copy, run, bin });
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
} finally {
  rmSync(copy, { recursive: true, force: true });
}
