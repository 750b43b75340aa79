import { spawn } from "node:child_process";
import { once } from "node:events";
import type { Readable } from "node:stream";
import { sql } from "drizzle-orm";
import { expect, inject } from "vitest";
import { openDatabase, type Database } from "#api/db/client.ts";
import { rawRows } from "#api/db/raw-rows.ts";
import { databaseNameOf } from "#api/db/roles.ts";
import type { TestApi } from "#tests/support/test-api.ts";

type Race<Task> = {
  work: (database: Database, task: Task) => Promise<number>;
  /** Gives the same work to `runRacer`. */
  script: string;
  tasks: readonly Task[];
};

/**
 * Does the same work once for each task, all at the same time, and answers how much each got: on PostgreSQL on
 * connections of their own, and in processes of their own where a run asks for more rounds (`npm run test:race`); on
 * PGlite on the one that there is.
 */
export async function race<Task extends { atOnce: number }>(
  api: TestApi,
  { work, script, tasks }: Race<Task>,
): Promise<number[]> {
  const { database } = api.parts;
  if (database.kind === "pglite") return Promise.all(tasks.map((task) => work(database, task)));
  if (process.env["RACE_ROUNDS"] !== undefined) return raceInProcesses(api, script, tasks);
  const { url, rolesOf } = await ownAddress(api);
  const rivals = await Promise.all(
    tasks.map(async (task) => {
      const own = await openDatabase({ url, dataDir: "", poolSize: task.atOnce, rolesOf });
      return { task, own };
    }),
  );
  const won = await Promise.all(rivals.map(({ task, own }) => work(own, task)));
  await Promise.all(rivals.map(({ own }) => own.close()));
  return won;
}

/** They all begin at the same word. */
async function raceInProcesses(api: TestApi, script: string, tasks: readonly object[]): Promise<number[]> {
  const { url, rolesOf } = await ownAddress(api);
  const started = tasks.map((task) =>
    spawn(process.execPath, ["--import", "tsx", script, url, rolesOf, JSON.stringify(task)], {
      stdio: "pipe",
    }),
  );
  const told = started.map((child) => textOf(child.stdout));
  const complained = started.map((child) => textOf(child.stderr));
  const ended = started.map((child) => once(child, "close"));
  await Promise.race([Promise.all(started.map((child) => once(child.stdout, "data"))), Promise.all(ended)]);
  for (const child of started) child.stdin.on("error", () => undefined).write("go\n");
  // What a process said when it failed stands beside its code.
  const ends = (await Promise.all(ended)).map(([code], index) => `${code} ${complained[index]?.()}`.trim());
  expect(ends).toEqual(started.map(() => "0"));
  return told.map((text) => Number(/won (\d+)/.exec(text())?.[1]));
}

/** Gathers what a stream says; the answer tells all of it so far. */
function textOf(stream: Readable): () => string {
  let text = "";
  stream.on("data", (part: Buffer) => {
    text += String(part);
  });
  return () => text;
}

/** Where the database of a test is reached, and whose roles it has. */
export async function ownAddress(api: TestApi): Promise<{ url: string; rolesOf: string }> {
  const template = inject("databaseTemplate");
  if (template.kind !== "postgres") throw new Error("Only PostgreSQL has an address");
  const url = new URL(template.userUrl);
  const [row] = await api.system((tx) =>
    rawRows<{ name: string }>(tx, sql`select current_database() as name`),
  );
  url.pathname = `/${row?.name}`;
  return { url: url.href, rolesOf: databaseNameOf(template.url) };
}
