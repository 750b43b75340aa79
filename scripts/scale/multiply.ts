import { getTableColumns, getTableName, sql } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";
import { asOwner, type Database, type OwnerSession } from "#api/db/client.ts";
import { clientFile, dayHeader, pax, room } from "#api/db/schema/client-file.ts";
import { agency, supplier } from "#api/db/schema/company.ts";
import { productOption } from "#api/db/schema/product.ts";
import { extra, extraCost, extraSell, rate, rateCost, rateSell } from "#api/db/schema/rate.ts";
import { lineCost, linePrice, serviceLine } from "#api/db/schema/service-line.ts";
import { user } from "#api/db/schema/user.ts";
import { agencyStatements, fileStatements, productStatements, scalePlan } from "./statements.ts";

const copied: PgTable[] = [
  ...[agency, user, supplier, productOption, rate, rateCost, rateSell, extra, extraCost, extraSell],
  ...[clientFile, pax, room, dayHeader, serviceLine, linePrice, lineCost],
];
const bare = (name: string) => name.replaceAll('"', "");

/**
 * Multiplies the demo world in place until it has about `factor` times its files, with agencies and products in
 * proportion. Secondary indexes and foreign keys are taken away meanwhile: filling an index row by row would take
 * many times as long as building it once.
 */
export async function multiply(
  database: Database,
  factor: number,
  log: (line: string) => void,
): Promise<void> {
  const plan = scalePlan(factor);
  await asOwner(database, async (session) => {
    const timed = async (what: string, statements: string[]) => {
      const begun = performance.now();
      for (const statement of statements) await session.script(statement);
      log(`${what}: ${((performance.now() - begun) / 1000).toFixed(1)} s`);
    };
    const names = copied.map((table) => getTableName(table));
    const { drop, create } = await removable(session, names);
    await timed("Indexes and keys set aside", drop);
    const asSystem = (statements: string[]) =>
      statements.map((text) => `set role ${database.roles.system};\n${text};\nreset role;`);
    await timed("Agencies and agents", asSystem(agencyStatements(plan, copyColumns)));
    await timed("Suppliers, options and rates", asSystem(productStatements(plan, copyColumns)));
    await timed("Client files with services and prices", asSystem(fileStatements(plan, copyColumns)));
    await timed("Indexes and keys built again", create);
    await timed("Numbers and statistics", [
      ...names.filter((name) => hasId(name)).map(countOn),
      `analyze ${names.map((name) => `"${name}"`).join(", ")}`,
    ]);
  });
}

/** An insert of the same rows with other values in some columns. */
function copyColumns(table: string, changed: Record<string, string>, from = ""): string {
  const columns = Object.values(columnsOf(bare(table))).map((column) => column.name);
  const unknown = Object.keys(changed).filter((name) => !columns.includes(name));
  if (unknown.length > 0) throw new RangeError(`${table} has no column ${unknown.join(", ")}`);
  const list = columns.map((name) => `"${name}"`).join(", ");
  const values = columns.map((name) => changed[name] ?? `t."${name}"`).join(", ");
  return `insert into "${bare(table)}" (${list}) overriding system value select ${values} ${from}`;
}

function columnsOf(name: string): Record<string, { name: string }> {
  const table = copied.find((one) => getTableName(one) === name);
  if (!table) throw new RangeError(`${name} is not among the tables that are copied`);
  return getTableColumns(table);
}

function hasId(name: string): boolean {
  return Object.values(columnsOf(name)).some((column) => column.name === "id");
}

function countOn(name: string): string {
  return `select setval(pg_get_serial_sequence('"${name}"', 'id'), (select max(id) from "${name}"))`;
}

/** Statements that take secondary indexes and foreign keys away, and those that bring them back. */
async function removable({ queries }: OwnerSession, tables: string[]) {
  const list = sql.join(
    tables.map((name) => sql`${name}`),
    sql`, `,
  );
  const indexes = await queries.select({ drop: sql<string>`drop_it`, create: sql<string>`make_it` }).from(
    sql`(select format('drop index %I', i.relname) as drop_it, pg_get_indexdef(i.oid) as make_it
        from pg_index x join pg_class i on i.oid = x.indexrelid join pg_class t on t.oid = x.indrelid
        where t.relname in (${list}) and t.relnamespace = 'public'::regnamespace
          and not exists (select from pg_constraint c where c.conindid = i.oid)) as found`,
  );
  const keys = await queries.select({ drop: sql<string>`drop_it`, create: sql<string>`make_it` }).from(
    sql`(select format('alter table %s drop constraint %I', c.conrelid::regclass, c.conname) as drop_it,
          format('alter table %s add constraint %I %s', c.conrelid::regclass, c.conname, pg_get_constraintdef(c.oid)) as make_it
        from pg_constraint c join pg_class t on t.oid = c.conrelid
        where c.contype = 'f' and t.relname in (${list})) as found`,
  );
  return {
    drop: [...keys, ...indexes].map((one) => one.drop),
    create: [...indexes, ...keys].map((one) => one.create),
  };
}
