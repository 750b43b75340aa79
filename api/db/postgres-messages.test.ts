import { sql, type SQL } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { startPostgres, type ThrowAwayPostgres } from "#scripts/postgres.ts";
import { GatheringSocket } from "./gathering-socket.ts";
import { plannedAnew, unseen } from "./planning.ts";
import { openPostgres } from "./postgres.ts";
import { rawRows } from "./raw-rows.ts";

let server: ThrowAwayPostgres;

beforeAll(async () => {
  server = await startPostgres();
});
afterAll(() => server.stop());

describe.each([true, false])("A connection to PostgreSQL that gathers messages: %s", (gathers) => {
  it("joins what is written in one moment, or leaves it as the driver writes it", async () => {
    const joined = vi.spyOn(GatheringSocket.prototype, "_writev");
    const connection = openPostgres(server.url, { poolSize: 1, gathers });
    try {
      await connection.transaction((tx) => tx.execute(sql`select 1`), [["role", "waymark"]]);
      expect(joined.mock.calls.length > 0).toBe(gathers);
    } finally {
      joined.mockRestore();
      await connection.close();
    }
  });

  it("gives a connection back in order when the settings of a transaction are refused", async () => {
    const connection = openPostgres(server.url, { poolSize: 1, gathers });
    const names = (setting: string) =>
      connection.transaction(() => Promise.resolve(setting), [["role", setting]]);
    const refused = { cause: { message: 'role "nobody_of_that_name" does not exist' } };
    try {
      await expect(names("nobody_of_that_name")).rejects.toMatchObject(refused);
      expect(await names("waymark")).toBe("waymark");
    } finally {
      await connection.close();
    }
  });

  it("tells the first statement why the settings were refused, and runs none of those that follow", async () => {
    const connection = openPostgres(server.url, { poolSize: 1, gathers });
    const make = (role: string, table: string) =>
      connection.transaction(
        (tx) => tx.execute(sql.raw(`create table ${table}_${gathers} ()`)),
        [["role", role]],
      );
    try {
      await expect(make("nobody_of_that_name", "kept_by_nobody")).rejects.toMatchObject({
        cause: { message: 'role "nobody_of_that_name" does not exist' },
      });
      await make("waymark", "kept_by_nobody");
    } finally {
      await connection.close();
    }
  });

  it("answers statements that were sent together, and takes all of them back when one is refused", async () => {
    const connection = openPostgres(server.url, { poolSize: 1, gathers });
    const both = (second: string) =>
      connection.transaction(
        (tx) =>
          Promise.all([
            tx.execute(sql.raw(`create table together_${gathers} ()`)),
            tx.execute(sql.raw(second)),
          ]),
        [["role", "waymark"]],
      );
    try {
      await expect(both("select 1 / 0")).rejects.toMatchObject({ cause: { message: "division by zero" } });
      const [, answer] = await both("select 7 as seven");
      expect(answer).toMatchObject({ rows: [{ seven: 7 }] });
    } finally {
      await connection.close();
    }
  });

  it("keeps no plan of a statement that is to be planned anew", async () => {
    const connection = openPostgres(server.url, { poolSize: 1, gathers });
    const asked = (where: SQL) => sql`select ${`kept ${String(gathers)}`} as said where ${where}`;
    try {
      const kept = await connection.transaction(async (tx) => {
        await tx.execute(asked(sql`true`));
        await tx.execute(asked(plannedAnew));
        return rawRows(
          tx,
          sql`select statement from pg_prepared_statements where statement like 'select $1 as said%'`,
        );
      }, []);
      expect(kept).toEqual([{ statement: "select $1 as said where true" }]);
    } finally {
      await connection.close();
    }
  });
});

it("plans a statement for all values where it does not see for which one it is asked", async () => {
  const connection = openPostgres(server.url, { poolSize: 1 });
  const runs = (key: SQL) =>
    connection.transaction(async (tx) => {
      for (let run = 0; run < 8; run++) await tx.execute(sql`select count(*) from uneven where key = ${key}`);
      const kept = sql`select custom_plans, generic_plans from pg_prepared_statements
        where statement like 'select count(*) from uneven%' order by prepare_time desc limit 1`;
      return rawRows(tx, kept);
    }, []);
  try {
    await connection.transaction(async (tx) => {
      await tx.execute(
        sql.raw("create table uneven as select 1 + (n > 2)::int as key from generate_series(1, 9000) n"),
      );
      await tx.execute(sql.raw("create index on uneven (key)"));
      await tx.execute(sql.raw("analyze uneven"));
    }, []);
    expect(await runs(sql`${1}::int`)).toEqual([{ custom_plans: "8", generic_plans: "0" }]);
    expect(await runs(unseen(1, "int"))).toEqual([{ custom_plans: "5", generic_plans: "3" }]);
  } finally {
    await connection.close();
  }
});
