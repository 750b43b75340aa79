import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { lstatSync, readFileSync, readlinkSync } from "node:fs";
import { join } from "node:path";

/** What shells, terminals and npm set by themselves and no step looks at; all other variables count. */
const ofTheTerminal =
  /^(_|PWD|OLDPWD|SHLVL|HOME|USER|LOGNAME|MAIL|SHELL|HOSTNAME|EDITOR|VISUAL|PAGER|LESS.*|LS_COLORS|COLOR|COLORTERM|COLUMNS|LINES|TERM.*|DISPLAY|WAYLAND_.*|WINDOW.*|TMUX.*|STY|INIT_CWD|NODE|(npm|SSH|XDG|DBUS|GNOME|KDE|GPG|VSCODE|ITERM|KITTY|VTE|NVM)_.*)$/;

/** Whether a path is among a step's inputs: folders and files, `everything`, and exceptions that begin with `!`. */
export function isInput(path, inputs) {
  const within = (place) => place === "everything" || path === place || path.startsWith(`${place}/`);
  const exceptions = inputs.filter((place) => place.startsWith("!")).map((place) => place.slice(1));
  return inputs.some((place) => within(place)) && !exceptions.some((place) => within(place));
}

/**
 * What lies in a working copy: each file that git tracks or would, with its mode and git's own name for its content.
 * Undefined where git cannot tell. Files that differ from git's list are read, the others are not.
 *
 * @returns {Map<string, string> | undefined}
 */
export function filesOf(root) {
  const git = (...args) => {
    const options = { cwd: root, encoding: "utf8", stdio: ["ignore", "pipe", "ignore"], maxBuffer: 2 ** 28 };
    return execFileSync("git", args, options)
      .split("\0")
      .filter((line) => line !== "");
  };
  try {
    const staged = git("ls-files", "--stage", "-z").map((line) => line.split("\t"));
    const files = new Map(staged.map(([about, path]) => [path, about]));
    for (const path of git("ls-files", "--modified", "--others", "--exclude-standard", "-z")) {
      const about = contentOf(join(root, path));
      if (about === undefined) files.delete(path);
      else files.set(path, about);
    }
    return files;
  } catch {
    return undefined;
  }
}

/** As `git ls-files --stage` tells of a file; undefined when it is gone. A folder is a repository of its own. */
function contentOf(path) {
  const stats = lstatSync(path, { throwIfNoEntry: false });
  if (stats === undefined) return undefined;
  if (stats.isDirectory()) throw new Error(`${path} is a folder of another repository`);
  const content = stats.isSymbolicLink() ? Buffer.from(readlinkSync(path)) : readFileSync(path);
  const name = createHash("sha1").update(`blob ${content.length}\0`).update(content).digest("hex");
  const usual = stats.mode & 0o100 ? "100755" : "100644";
  return `${stats.isSymbolicLink() ? "120000" : usual} ${name} 0`;
}

/**
 * One hash over all that decides how a step ends: its files, the variables that may change what it does, and `more`
 * (the Node version, programs of the machine, the day).
 *
 * @param {{ files: Map<string, string>, inputs: string[], environment: NodeJS.ProcessEnv, more: string[] }} given
 */
export function keyOf({ files, inputs, environment, more }) {
  const hash = createHash("sha256").update(JSON.stringify([inputs, more]));
  for (const name of Object.keys(environment).toSorted()) {
    if (!ofTheTerminal.test(name)) hash.update(`\0${name}=${environment[name]}`);
  }
  for (const path of [...files.keys()].toSorted()) {
    if (isInput(path, inputs)) hash.update(`\0${path}\0${files.get(path)}`);
  }
  return hash.digest("hex");
}
