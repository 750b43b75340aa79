import { accessSync, constants, existsSync, readdirSync } from "node:fs";
import { delimiter, join } from "node:path";
import { run } from "./process.mjs";

/**
 * Programs the tests use that npm cannot install: how to find each, and the Debian package that brings it.
 * `find` answers the program's path or undefined.
 */
const programs = {
  chromium: { package: "chromium", name: "Chromium", find: findChromium },
  postgres: { package: "postgresql", name: "PostgreSQL 15 or newer (server)", find: findPostgres },
  pdfinfo: {
    package: "poppler-utils",
    name: "pdfinfo and pdftotext (poppler)",
    find: () => onPath("pdfinfo"),
  },
  qpdf: { package: "qpdf", name: "qpdf", find: () => onPath("qpdf") },
};

/** Where Chromium is; `CHROMIUM_PATH` comes first. */
export function findChromium() {
  const given = process.env.CHROMIUM_PATH;
  if (given !== undefined && given !== "") return runnable(given) ? given : undefined;
  return onPath("chromium") ?? onPath("chromium-browser") ?? onPath("google-chrome");
}

/**
 * Makes sure that the named programs are there. As root on Debian it installs what is missing; elsewhere it
 * answers the sentence that says what to install. Answers undefined when everything is there.
 */
export async function provide(names, log) {
  const missing = names.filter((name) => programs[name].find() === undefined);
  if (missing.length === 0) return undefined;
  const packages = missing.map((name) => programs[name].package);
  const list = missing.map((name) => `  - ${programs[name].name}`).join("\n");
  if (process.getuid?.() !== 0 || onPath("apt-get") === undefined) return adviceFor(list, packages);

  log(`Installing what this machine lacks: ${packages.join(", ")}.`);
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  const update = await run("apt-get", ["update", "-q"], { env });
  const install = await run("apt-get", ["install", "-y", "-q", "--no-install-recommends", ...packages], {
    env,
  });
  const still = missing.filter((name) => programs[name].find() === undefined);
  if (install.code === 0 && still.length === 0) return undefined;
  const said = `${update.code === 0 ? "" : update.output}${install.output}`
    .trim()
    .split("\n")
    .slice(-15)
    .join("\n");
  return `apt-get could not install ${packages.join(", ")}. It said:\n\n${said}`;
}

function adviceFor(list, packages) {
  return [
    "The tests need programs that this machine lacks:",
    list,
    `On Debian or Ubuntu: sudo apt-get update && sudo apt-get install -y --no-install-recommends ${packages.join(" ")}`,
    "Elsewhere: install the same programs and put them on PATH (Chromium may also be named by CHROMIUM_PATH).",
  ].join("\n");
}

/** Debian keeps the server's programs off PATH, one folder per version. */
function findPostgres() {
  const home = "/usr/lib/postgresql";
  const versions = existsSync(home)
    ? readdirSync(home)
        .map(Number)
        .filter((version) => version >= 15)
    : [];
  const found = versions
    .toSorted((left, right) => right - left)
    .map((version) => join(home, String(version), "bin", "postgres"))
    .find(runnable);
  return found ?? onPath("postgres");
}

function onPath(name) {
  const folders = [...(process.env.PATH ?? "").split(delimiter), "/usr/bin", "/usr/local/bin"];
  return folders
    .filter((folder) => folder !== "")
    .map((folder) => join(folder, name))
    .find(runnable);
}

function runnable(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
