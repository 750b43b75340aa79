import { mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { filesOf, keyOf } from "./inputs.mjs";
import { findProgram } from "./machine.mjs";

/** What decides every step beside its own inputs: the runner itself and what is installed. */
const ofTheRunner = ["scripts/steps.mjs", "scripts/runner", "package.json", "package-lock.json"];

/** Whether `CI` says that this is no working copy: any value but none, `0` and `false`. */
export function isCi(environment) {
  return !["", "0", "false"].includes(environment.CI ?? "");
}

/** @typedef {{ id: string, inputs?: string[], requires?: string[], byDay?: boolean }} Step */

/**
 * Results of steps that lie in `.tmp/results`, on a working copy only: in CI, asked for `fresh`, with files named on
 * the command line, or without git nothing is answered from there and nothing written into it. A step that failed
 * loses what was kept of it in any case. `look` tells what lies there (inputs.mjs).
 *
 * @param {string} root
 * @param {{ environment?: NodeJS.ProcessEnv, fresh?: boolean, files?: string[], look?: typeof filesOf }} [options]
 */
export function createKept(root, options = {}) {
  const { environment = process.env, fresh = false, files = [], look = filesOf } = options;
  const folder = join(root, ".tmp", "results");
  const placeOf = (step) => join(folder, `${step.id}.json`);
  const isOff = isCi(environment) || fresh || files.length > 0;
  const keysNow = () => {
    const known = isOff ? undefined : look(root);
    const more = [process.version, process.platform, process.arch, stamp(join(root, "node_modules"))];
    return (step) => {
      if (known === undefined || step.inputs === undefined) return undefined;
      const inputs = [...step.inputs, ...ofTheRunner];
      const own = [...more, ...(step.requires ?? []).map(stampOfProgram), step.byDay ? today() : ""];
      return keyOf({ files: known, inputs, environment, more: own });
    };
  };
  const keyAtStart = keysNow();

  return {
    /**
     * How the step ended when it last was green, if nothing that decides it has changed since.
     *
     * @param {Step} step
     */
    answer(step) {
      const key = keyAtStart(step);
      const result = key === undefined ? undefined : readResult(placeOf(step));
      if (result?.key !== key || key === undefined) return undefined;
      const { passed, note } = result;
      return { passed, failed: 0, output: "", note, kept: true };
    },
    /**
     * Keeps a green result, unless a file was changed while the step ran.
     *
     * @param {Step} step
     * @param {{ passed: number, failed: number, note?: string, kept?: boolean }} result
     */
    ended(step, { passed, failed, note, kept }) {
      if (kept === true) return;
      if (failed > 0) rmSync(placeOf(step), { force: true });
      const key = keyAtStart(step);
      if (key === undefined || failed > 0 || passed === 0 || keysNow()(step) !== key) return;
      mkdirSync(folder, { recursive: true });
      writeFileSync(placeOf(step), JSON.stringify({ key, passed, note }));
    },
  };
}

function readResult(place) {
  try {
    return JSON.parse(readFileSync(place, "utf8"));
  } catch {
    return undefined;
  }
}

/** Tests that run by the real clock may end otherwise on another day. */
const today = () => new Date().toISOString().slice(0, 10);

/** What npm says it installed, which is written anew by every installation. */
const stamp = (packages) => stampOfFile(join(packages, ".package-lock.json"));

const stampOfProgram = (name) => stampOfFile(findProgram(name) ?? name);

function stampOfFile(path) {
  const stats = statSync(path, { throwIfNoEntry: false });
  return `${path}:${stats?.size}:${stats?.mtimeMs}`;
}
