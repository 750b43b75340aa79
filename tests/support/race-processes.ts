import { spawn } from "node:child_process";
import { once } from "node:events";
import { text } from "node:stream/consumers";
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
  const raceOnItsOwn = async (task: Task) => {
    const own = await openDatabase({ url, dataDir: "", poolSize: task.atOnce, rolesOf });
    try {
      return await work(own, task);
    } finally {
      await own.close();
    }
  };
  return Promise.all(tasks.map(raceOnItsOwn));
}

/** They all begin at the same word. */
async function raceInProcesses(api: TestApi, script: string, tasks: readonly object[]): Promise<number[]> {
  const { url, rolesOf } = await ownAddress(api);
  const started = tasks.map((task) =>
    spawn(process.execPath, ["--import", "tsx", script, url, rolesOf, JSON.stringify(task)], {
      stdio: "pipe",
    }),
  );
  const told = started.map((child) => text(child.stdout));
  const complained = started.map((child) => text(child.stderr));
  const ended = started.map((child) => once(child, "close"));
  await Promise.race([Promise.all(started.map((child) => once(child.stdout, "data"))), Promise.all(ended)]);
  for (const child of started) child.stdin.on("error", () => undefined).write("go\n");
  // What a process said when it failed stands beside its code.
  const codes = (await Promise.all(ended)).map(([code]) => String(code));
  const words = await Promise.all(complained);
  expect(codes.map((code, index) => `${code} ${words[index]}`.trim())).toEqual(started.map(() => "0"));
  return (await Promise.all(told)).map((said) => Number(/won (\d+)/.exec(said)?.[1]));
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
