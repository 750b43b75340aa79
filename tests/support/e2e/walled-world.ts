import { spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { createServer, type AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { eq, sql } from "drizzle-orm";
import { walls } from "#api/db/access.ts";
import { openDatabase, type Tx } from "#api/db/client.ts";
import { serviceLine } from "#api/db/schema/service-line.ts";
import { departure } from "#api/db/schema/tour.ts";
import { seedUid } from "#api/demo/world/seed-keys.ts";
import type { LimitedDeed } from "#contract/limited-deeds.ts";
import { startPostgres } from "#scripts/postgres.ts";
import { runStatements } from "#scripts/statements.ts";
import { startFlags } from "#scripts/runner/start-flags.ts";
import { plantCanaries } from "#tests/support/canaries.ts";
import { setLimit, widenLimits } from "#tests/support/e2e/set-limits.ts";
import { repositoryRoot } from "#tests/support/repository.ts";

export type WalledWorld = {
  origin: string;
  /** Rows of each table but for the counters of the rate limits. */
  rowCounts: () => Promise<Record<string, number>>;
  /** How often one account may do something within an hour from now on. */
  limit: (deed: LimitedDeed, perHour: number) => Promise<void>;
  /** All that the server wrote to its log. */
  log: () => string;
  stop: () => Promise<void>;
};

/** A line of a quote; here it stands for a departure, as no line of the demo world's quotes does. */
export const tourLine = seedUid("line", "NZFI100028:1:10");

async function putTourInto(tx: Tx, uid: string) {
  const first = tx.select({ id: departure.id }).from(departure).orderBy(departure.id).limit(1);
  await tx
    .update(serviceLine)
    .set({ optionId: null, departureId: sql`(${first})` })
    .where(eq(serviceLine.uid, uid));
}

/** The built server as a process of its own, over a PostgreSQL server of its own full of canaries. */
export async function startWalledWorld(): Promise<WalledWorld> {
  const server = await startPostgres();
  const dataDir = mkdtempSync(join(tmpdir(), "walled-"));
  const port = await freePort();
  const lines: string[] = [];
  const child = spawn(process.execPath, [...startFlags(), "server/start.mjs"], {
    cwd: repositoryRoot,
    env: {
      ...process.env,
      NODE_ENV: "production",
      HOST: "127.0.0.1",
      PORT: String(port),
      DATABASE_URL: server.url,
      ALLOW_OWNER: "on",
      DATA_DIR: dataDir,
      DEMO: "on",
      // Its tests count rows: nothing may change any but what they ask for.
      HOUSEKEEPING: "off",
      SESSION_SECRET: "the secret of the walled world, used by nobody else",
    },
  });
  for (const stream of [child.stdout, child.stderr]) {
    stream.on("data", (chunk: Buffer) => lines.push(chunk.toString("utf8")));
  }
  const started = await new Promise<boolean>((resolve) => {
    child.stdout.on("data", () => lines.join("").includes("is ready") && resolve(true));
    child.once("exit", () => resolve(false));
  });
  if (!started) throw new Error(`The server did not start:\n${lines.join("")}`);
  const database = await openDatabase({ url: server.url, dataDir: "" });
  await database.inScope({ audience: "system" }, async (tx) => {
    await plantCanaries(tx);
    await putTourInto(tx, tourLine);
    await widenLimits(tx);
  });
  return {
    origin: `http://127.0.0.1:${port}`,
    limit: (deed, perHour) => database.inScope({ audience: "system" }, (tx) => setLimit(tx, deed, perHour)),
    log: () => lines.join(""),
    rowCounts: async () => {
      const counts = walls
        .filter(({ table }) => table !== "rate_limit")
        .map(({ table }) => `select '${table}' as name, count(*)::int as count from "${table}"`);
      const rows = await runStatements(server.url, counts.join(" union all "));
      return Object.fromEntries(rows.map(({ name, count }) => [String(name), Number(count)]));
    },
    stop: async () => {
      const ended = new Promise((resolve) => child.once("exit", resolve));
      child.kill("SIGTERM");
      await ended;
      await database.close();
      await server.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.listen(0, "127.0.0.1", () => {
      // A server that listens on TCP has an address of this kind.
      const { port } = probe.address() as AddressInfo;
      probe.close(() => resolve(port));
    });
  });
}
