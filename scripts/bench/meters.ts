import { readdirSync, readFileSync } from "node:fs";
import pg from "pg";
import { cpuMs } from "./processes.ts";

/** Processor time used so far, in milliseconds. */
export type Meter = () => number;

/** Of Linux, on every platform that Node supports there. */
const msPerTick = 10;

/** The fields of a process behind its name, which may hold blanks; undefined where it has ended. */
function statOf(pid: number): string[] | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
    return stat.slice(stat.lastIndexOf(")") + 2).split(" ");
  } catch {
    // It ended between being listed and being read.
    return undefined;
  }
}

/**
 * Meter of a PostgreSQL on this machine: of the server, of the processes that it has started, and of those that have
 * ended since, which it has waited for.
 */
export async function databaseMeter(url: string): Promise<Meter> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query<{ pid: number }>("select pg_backend_pid() as pid");
  const server = Number(statOf(rows[0]?.pid ?? 0)?.[1]);
  await client.end();
  return () => {
    const ended = statOf(server)?.slice(13, 15) ?? [];
    const waitedFor = ended.reduce((sum, ticks) => sum + Number(ticks) * msPerTick, 0);
    return cpuMs(server) + waitedFor + childrenMs(server);
  };
}

function childrenMs(server: number): number {
  return readdirSync("/proc")
    .filter((name) => /^\d+$/.test(name))
    .map((name) => statOf(Number(name)))
    .filter((stat) => Number(stat?.[1]) === server)
    .reduce((sum, stat) => sum + (Number(stat?.[11]) + Number(stat?.[12])) * msPerTick, 0);
}
