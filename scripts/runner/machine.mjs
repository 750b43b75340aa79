import { accessSync, constants, existsSync, readdirSync } from "node:fs";
import { delimiter, join } from "node:path";
import { run } from "./process.mjs";

/**
 * Programs the tests use that npm cannot install: how to find each, and the Debian package that brings it.
 * `find` answers the program's path or undefined. `quicker` is a package that may be missing, and does the same work
 * in less time.
 */
const programs = {
  chromium: {
    package: "chromium",
    quicker: "chromium-headless-shell",
    name: "Chromium",
    find: findChromium,
  },
  postgres: { package: "postgresql", name: "PostgreSQL 15 or newer (server)", find: findPostgres },
  pdfinfo: {
    package: "poppler-utils",
    name: "pdfinfo and pdftotext (poppler)",
    find: () => onPath("pdfinfo"),
  },
  qpdf: { package: "qpdf", name: "qpdf", find: () => onPath("qpdf") },
  firefox: {
    package: "firefox-esr",
    name: "Firefox ESR",
    find: () => onPath("firefox-esr") ?? onPath("firefox"),
  },
  webkit: {
    package: "webkit2gtk-driver",
    name: "WebKit with its driver (WebKitWebDriver and MiniBrowser)",
    find: () => onPath("WebKitWebDriver"),
  },
  xvfb: { package: "xvfb", name: "Xvfb, a screen that nobody sees", find: () => onPath("Xvfb") },
};

/** Where one of the programs above is, or undefined. */
export function findProgram(name) {
  return programs[name].find();
}

/** Where Chromium is; `CHROMIUM_PATH` comes first, then the one without windows, which takes half the time. */
export function findChromium() {
  const given = process.env.CHROMIUM_PATH;
  if (given !== undefined && given !== "") return runnable(given) ? given : undefined;
  return (
    onPath("chromium-headless-shell") ??
    onPath("chromium") ??
    onPath("chromium-browser") ??
    onPath("google-chrome")
  );
}

/**
 * Makes sure that the named programs are there. As root on Debian it installs what is missing; elsewhere it
 * answers the sentence that says what to install. Answers undefined when everything is there.
 */
export async function provide(names, log) {
  const lacking = () => names.filter((name) => programs[name].find() === undefined);
  const quicker = names.flatMap((name) => programs[name].quicker ?? []);
  const slow = process.env.CHROMIUM_PATH ? [] : quicker.filter((name) => onPath(name) === undefined);
  const isDebian = process.getuid?.() === 0 && onPath("apt-get") !== undefined;
  if (!isDebian) return lacking().length === 0 ? undefined : adviceFor(lacking());
  if (lacking().length + slow.length === 0) return undefined;

  const update = await aptGet("update", "-q");
  // Where there is no such package, the tests take longer and nothing is lost.
  for (const name of slow) {
    log(`Installing what makes the tests quicker: ${name}.`);
    await aptGet("install", "-y", "-q", "--no-install-recommends", name);
  }
  if (lacking().length === 0) return undefined;
  const packages = lacking().map((name) => programs[name].package);
  log(`Installing what this machine lacks: ${packages.join(", ")}.`);
  const install = await aptGet("install", "-y", "-q", "--no-install-recommends", ...packages);
  if (install.code === 0 && lacking().length === 0) return undefined;
  const said = `${update.code === 0 ? "" : update.output}${install.output}`
    .trim()
    .split("\n")
    .slice(-15)
    .join("\n");
  return `apt-get could not install ${packages.join(", ")}. It said:\n\n${said}`;
}

function aptGet(...args) {
  return run("apt-get", args, { env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" } });
}

function adviceFor(names) {
  const list = names.map((name) => `  - ${programs[name].name}`).join("\n");
  const packages = names.map((name) => programs[name].package);
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
