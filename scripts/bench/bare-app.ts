import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { run } from "#scripts/runner/process.mjs";
import { hashSources, listSources, stampMatches, writeStamp } from "#scripts/setup/fingerprint.mjs";

const Versions = z.record(z.string(), z.string());
const Package = z.object({ dependencies: Versions, devDependencies: Versions });

/** Builds the framework's smallest app beside the repository's packages, once per change; answers its server file. */
export async function buildBareApp(root: string): Promise<string> {
  const folder = join(root, ".tmp", "bench", "bare");
  const stamp = join(folder, "stamp.json");
  const sources = listSources(root, ["scripts/bench/bare", "package-lock.json"]);
  const server = join(folder, "serve.mjs");
  if (existsSync(server) && stampMatches(stamp, root, sources)) return server;
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  cpSync(join(root, "scripts", "bench", "bare"), folder, { recursive: true });
  const { dependencies, devDependencies } = Package.parse(
    JSON.parse(readFileSync(join(root, "package.json"), "utf8")),
  );
  writeFileSync(
    join(folder, "package.json"),
    // The framework's own entry, which the product replaces, asks for `isbot` by name.
    JSON.stringify({ private: true, type: "module", dependencies: { ...devDependencies, ...dependencies } }),
  );
  const cli = join(root, "node_modules", "@react-router", "dev", "bin.js");
  const { code, output } = await run(process.execPath, [cli, "build"], {
    cwd: folder,
    env: { ...process.env, NODE_ENV: "production" },
  });
  if (code !== 0) throw new Error(`The bare app could not be built.\n${output}`);
  writeStamp(stamp, { hash: hashSources(root, sources), sources });
  return server;
}
