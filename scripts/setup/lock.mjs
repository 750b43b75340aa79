import {
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  linkSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { hostname } from "node:os";
import { dirname } from "node:path";
import { setTimeout as wait } from "node:timers/promises";

const beatEvery = 5_000;
const deadAfter = 60_000;
const lookEvery = 200;
const ownText = JSON.stringify({ pid: process.pid, host: hostname() });

/**
 * Runs `work` while holding the lock file, so that two starts in one folder do not install or build at once.
 * Waits while another process holds it; `onWait` is called once before the waiting begins.
 */
export async function withLock(file, onWait, work) {
  await acquire(file, onWait);
  const beat = setInterval(() => touch(file), beatEvery);
  beat.unref();
  const release = () => {
    clearInterval(beat);
    if (read(file)?.text === ownText) rmSync(file, { force: true });
  };
  process.once("exit", release);
  try {
    return await work();
  } finally {
    process.removeListener("exit", release);
    release();
  }
}

function touch(file) {
  const now = new Date();
  try {
    utimesSync(file, now, now);
  } catch (error) {
    // Taken away by hand; the work goes on, and two starts that then meet only build twice.
    if (error.code !== "ENOENT") throw error;
  }
}

async function acquire(file, onWait) {
  mkdirSync(dirname(file), { recursive: true });
  let seen = { beat: 0, at: performance.now() };
  let told = false;
  for (;;) {
    if (create(file)) return;
    const holder = read(file);
    if (holder === undefined) continue;
    // The clock here stands still while the machine sleeps, so waking up does not make a live holder look dead.
    if (holder.beat !== seen.beat) seen = { beat: holder.beat, at: performance.now() };
    if (isGone(holder) || performance.now() - seen.at > deadAfter) {
      takeAway(file, holder);
      continue;
    }
    if (!told) onWait(holder.pid);
    told = true;
    await wait(lookEvery);
  }
}

function create(file) {
  try {
    writeFileSync(file, ownText, { flag: "wx" });
    return true;
  } catch (error) {
    if (error.code === "EEXIST") return false;
    throw error;
  }
}

function read(file) {
  try {
    const beat = statSync(file).mtimeMs;
    const text = readFileSync(file, "utf8");
    return { beat, text, ...parse(text) };
  } catch (error) {
    if (error.code === "ENOENT") return undefined;
    throw error;
  }
}

/** An empty or torn file is one that is being written; it counts as held by nobody known. */
function parse(text) {
  try {
    return JSON.parse(text);
  } catch {
    return {};
  }
}

/** A holder on another host (a shared folder) is judged by its heartbeat alone. */
function isGone(holder) {
  if (holder.host !== hostname()) return false;
  if (holder.pid === process.pid) return true;
  try {
    process.kill(holder.pid, 0);
    return false;
  } catch (error) {
    return error.code === "ESRCH";
  }
}

/** Moves the dead holder's file away; if a live one slipped in between, it is put back. */
function takeAway(file, holder) {
  const aside = `${file}.${process.pid}`;
  try {
    renameSync(file, aside);
    if (readFileSync(aside, "utf8") !== holder.text) linkSync(aside, file);
  } catch (error) {
    if (error.code !== "ENOENT" && error.code !== "EEXIST") throw error;
  } finally {
    rmSync(aside, { force: true });
  }
}
