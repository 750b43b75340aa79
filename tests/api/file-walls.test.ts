import { eq, sql } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { walls } from "#api/db/access.ts";
import type { Database, Tx } from "#api/db/client.ts";
import { rawRows } from "#api/db/raw-rows.ts";
import { user } from "#api/db/schema/user.ts";
import type { Scope } from "#api/db/scope.ts";
import { testDemo } from "#tests/support/test-demo.ts";
import { wholeWorld } from "#tests/support/whole-world.ts";

/** Columns by which a row belongs to a file, and what they name. */
const parents = {
  file_id: "client_file",
  line_id: "service_line",
  quote_id: "quote",
  room_id: "room",
} as const;
type Column = keyof typeof parents;
type Table = { name: string; column: Column };
/** How often a label is used counts over all brands: its pairs of numbers are for the whole office. */
const forAll = new Set(["client_file_label"]);

let database: Database;
/** The file that each row of a parent belongs to. */
let fileOf: Record<Column, Map<number, number>>;
let tables: Table[];

const asSystem = <T>(work: (tx: Tx) => Promise<T>) => database.inScope({ audience: "system" }, work);

beforeAll(async () => {
  database = await wholeWorld(testDemo.today);
  await asSystem(async (tx) => {
    await tx.execute(sql`insert into change_request (uid, file_id, status, wish, proposal, hash, author_name)
      select translate(left(f.uid, 25), 'ILOU', '1100') || 'Z', f.id, 'Open', '{}', '{}', repeat('0', 64), 'Nobody'
      from client_file f`);
    await tx.execute(sql`insert into supplier_request (uid, line_id, supplier_id, kind, status, snapshot)
      select translate(left(l.uid, 25), 'ILOU', '1100') || 'Z', l.id, l.supplier_id, 'new', 'Sent', '{}'
      from service_line l where l.supplier_id is not null`);
    const known = async (column: Column) => {
      const file = column === "file_id" ? "id" : "file_id";
      const rows = await rawRows<{ id: number; file: number }>(
        tx,
        sql.raw(`select id, ${file} as file from ${parents[column]}`),
      );
      return new Map(rows.map(({ id, file: of }) => [id, of]));
    };
    fileOf = {
      file_id: await known("file_id"),
      line_id: await known("line_id"),
      quote_id: await known("quote_id"),
      room_id: await known("room_id"),
    };
    tables = await rawRows<Table>(
      tx,
      sql`select c.table_name::text as name, c.column_name::text as column from information_schema.columns c
        where c.table_schema = 'public' and c.column_name in ('file_id', 'line_id', 'quote_id', 'room_id')
        order by 1, 2`,
    );
  });
}, 120_000);

/** The files to which the rows of a table belong that a scope sees. */
async function filesIn(scope: Scope, { name, column }: Table): Promise<Set<number>> {
  const rows = await database.inScope(scope, (tx) =>
    rawRows<{ parent: number }>(
      tx,
      sql.raw(`select distinct "${column}" as parent from "${name}" where "${column}" is not null`),
    ),
  );
  return new Set(rows.map(({ parent }) => fileOf[column].get(parent)!));
}

/** Whether an audience may read, of a table, to which file a row belongs. */
function reads(audience: Scope["audience"], { name, column }: Table): boolean {
  const read = walls.find(({ table }) => table === name)?.audiences[audience]?.read ?? [];
  return !forAll.has(name) && (read === true || read.includes(column));
}

async function agentScope(username: string, agencyWide: boolean): Promise<Scope> {
  const [found] = await asSystem((tx) => tx.select().from(user).where(eq(user.username, username)));
  return { audience: "agent", userId: found!.id, agencyId: found!.agencyId!, agencyWide };
}

async function officeScope(brand: "NZ" | "AU"): Promise<Scope> {
  const [found] = await asSystem((tx) =>
    rawRows<{ id: number }>(tx, sql`select id from brand where code = ${brand}`),
  );
  return { audience: "office", userId: 1, brandIds: [found!.id] };
}

/** The condition on the files that somebody may work with, said once more and without the walls. */
function ownFiles(scope: Scope) {
  if (scope.audience === "office") return sql`brand_id = ${scope.brandIds[0]}`;
  if (scope.audience !== "agent") return sql`false`;
  const ofAgency = sql`agency_id = ${scope.agencyId}`;
  return scope.agencyWide ? ofAgency : sql`${ofAgency} and agent_user_id = ${scope.userId}`;
}

test.each<[string, () => Promise<Scope>]>([
  ["an agent of one agency", () => agentScope("emma.larkspur", true)],
  ["an agent of another", () => agentScope("anke.silberfarn", true)],
  ["an agent who has files of his own alone", () => agentScope("jonas.silberfarn", false)],
  ["the office of New Zealand", () => officeScope("NZ")],
  ["the office of Australia", () => officeScope("AU")],
])("the database alone shows %s nothing of a foreign file, in any table", async (_who, scopeOf) => {
  const scope = await scopeOf();
  const own = new Set(
    (
      await asSystem((tx) =>
        rawRows<{ id: number }>(tx, sql`select id from client_file where ${ownFiles(scope)}`),
      )
    ).map(({ id }) => id),
  );
  expect(own.size).toBeGreaterThan(0);
  const readable = tables.filter((table) => reads(scope.audience, table));
  expect(readable.length).toBeGreaterThan(10);
  const foreign: string[] = [];
  for (const table of readable) {
    const seen = await filesIn(scope, table);
    if ([...seen].some((file) => !own.has(file))) foreign.push(`${table.name}.${table.column}`);
  }
  expect(foreign).toEqual([]);
});

test("of every table about files that agents read there are rows of several agencies", async () => {
  const poor: string[] = [];
  for (const table of tables.filter((one) => reads("agent", one))) {
    const files = [...(await filesIn({ audience: "system" }, table))].join(",");
    const [found] = await asSystem((tx) =>
      rawRows<{ agencies: number }>(
        tx,
        sql`select count(distinct agency_id)::int as agencies from client_file
          where id = any(string_to_array(${files}, ',')::int[])`,
      ),
    );
    if (found!.agencies < 2) poor.push(table.name);
  }
  expect(poor).toEqual([]);
});
