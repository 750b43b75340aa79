import { existsSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { run } from "#scripts/runner/process.mjs";
import { hashSources, listSources, stampMatches, writeStamp } from "./fingerprint.mjs";
import { precompress } from "./precompress.mjs";
import { fileSystemRefusal, SetupError } from "./setup-error.mjs";

const stampOf = (root) => join(root, "build", ".waymark-built.json");

/** Whether there is a build and it was made from the sources as they are now. */
export function buildReady(root) {
  return existsSync(join(root, "build", "server")) && stampMatches(stampOf(root), root, buildSources(root));
}

/**
 * Builds the app and the journey module for production and compresses what browsers load. A build that fails
 * leaves no stamp, so the next start tries again. With `show` the tools write to the terminal as they go.
 */
export async function buildAll(root, { log, show = false }) {
  log("Building. This takes about half a minute after a change of the sources.");
  const sources = buildSources(root);
  const hash = hashSources(root, sources);
  rmSync(stampOf(root), { force: true });

  const environment = { ...process.env, NODE_ENV: "production" };
  const tool = async (path, args) => {
    const result = await run(process.execPath, [join(root, "node_modules", path), ...args], {
      cwd: root,
      env: environment,
      show,
    });
    if (result.code !== 0) throw new SetupError(explainBuild(result.output, root, show));
  };

  await tool("@react-router/dev/bin.js", ["build"]);
  if (existsSync(join(root, "vite.journey.config.ts"))) {
    await tool("vite/bin/vite.js", ["build", "--config", "vite.journey.config.ts"]);
  }
  await precompress(join(root, "build", "client"));
  // The running server reports this as its version, so that open pages notice a new build.
  writeFileSync(join(root, "build", "version"), `${hash.slice(0, 16)}\n`);
  writeStamp(stampOf(root), { hash, sources });
}

function buildSources(root) {
  const configurations = readdirSync(root).filter((name) =>
    /^(vite(\..+)?|react-router)\.config\.ts$/.test(name),
  );
  const folders = ["app", "api", "contract", "drawings", "server", "public", "scripts/setup"];
  const files = ["package.json", "package-lock.json", "tsconfig.json"];
  return listSources(root, [...folders, ...files, ...configurations]);
}

function explainBuild(output, root, shown) {
  const known = fileSystemRefusal(output, root);
  if (known !== undefined) return known;
  return shown
    ? "The build failed."
    : `The build failed.\n\n${output.trim().split("\n").slice(-40).join("\n")}`;
}
