import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { run } from "#scripts/runner/process.mjs";
import { writeStamp } from "./fingerprint.mjs";
import { fileSystemRefusal, SetupError } from "./setup-error.mjs";

const stampOf = (root) => join(root, "node_modules", ".waymark-installed.json");

/** Whether node_modules holds what the lock names. A folder that `npm ci` filled by hand is recognised too. */
export function dependenciesReady(root) {
  const wanted = dependencyHash(root);
  const stamp = readJson(stampOf(root));
  if (stamp?.hash === wanted) return true;
  if (stamp !== undefined || !installedAsLocked(root)) return false;
  try {
    writeStamp(stampOf(root), { hash: wanted });
  } catch {
    // Nothing is lost: the comparison is made again at the next start.
  }
  return true;
}

/** Installs exactly what the lock names, development packages included (the build needs them). */
export async function installDependencies(root, log) {
  log("Installing the locked packages. This takes about half a minute, once.");
  const environment = { ...process.env };
  // In production mode npm would leave out the build tools. No package needs to run anything to be installed.
  for (const name of ["NODE_ENV", "npm_config_omit", "npm_config_production", "npm_config_only"]) {
    delete environment[name];
  }
  const [program, ...first] = npmCommand();
  const result = await run(
    program,
    [...first, "ci", "--include=dev", "--ignore-scripts", "--no-audit", "--no-fund", "--loglevel=error"],
    {
      cwd: root,
      env: environment,
    },
  );
  if (result.code !== 0) throw new SetupError(explainInstall(result.output, root));
  writeStamp(stampOf(root), { hash: dependencyHash(root) });
}

/** Hash of what decides the installation: the lock, the dependency fields beside it, and the platform. */
function dependencyHash(root) {
  const { dependencies, devDependencies, overrides, allowScripts } =
    readJson(join(root, "package.json")) ?? {};
  const fields = JSON.stringify([dependencies, devDependencies, overrides, allowScripts]);
  return createHash("sha256")
    .update(`${process.platform}-${process.arch}\0${fields}\0`)
    .update(readFileSync(join(root, "package-lock.json")))
    .digest("hex");
}

/** npm's own record of what it put into node_modules, compared with the lock. */
function installedAsLocked(root) {
  const installed = readJson(join(root, "node_modules", ".package-lock.json"))?.packages;
  const locked = readJson(join(root, "package-lock.json"))?.packages;
  if (installed === undefined || locked === undefined) return false;
  const names = Object.keys(locked).filter((name) => name !== "");
  return names.every((name) => {
    const there = installed[name];
    if (there === undefined) return locked[name].optional === true;
    return there.version === locked[name].version && there.integrity === locked[name].integrity;
  });
}

/** npm by path: the one that called us, else the one beside this node, else whatever PATH offers. */
function npmCommand() {
  const nodeFolder = dirname(process.execPath);
  const places = [
    process.env.npm_execpath,
    join(nodeFolder, "..", "lib", "node_modules", "npm", "bin", "npm-cli.js"),
    join(nodeFolder, "node_modules", "npm", "bin", "npm-cli.js"),
  ];
  const script = places.find((place) => place?.endsWith("npm-cli.js") === true && existsSync(place));
  return script === undefined ? ["npm"] : [process.execPath, script];
}

function explainInstall(output, root) {
  const known = fileSystemRefusal(output, root);
  if (known !== undefined) return known;
  const tail = output.trim().split("\n").slice(-15).join("\n");
  if (/ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH|network/i.test(output)) {
    return `The packages could not be fetched: there is no connection to the npm registry. Check the network or proxy (npm config get registry) and start again.\n\n${tail}`;
  }
  if (/spawn npm ENOENT/.test(output)) {
    return "npm was not found beside this node. Install npm 10 or newer, run npm ci, and start again.";
  }
  return `Installing the packages failed. npm said:\n\n${tail}`;
}

function readJson(file) {
  try {
    return JSON.parse(readFileSync(file, "utf8"));
  } catch {
    return undefined;
  }
}
