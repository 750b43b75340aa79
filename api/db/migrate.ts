import { readFileSync } from "node:fs";
import { sql } from "drizzle-orm";
import { projectPath } from "#api/project-folder.ts";
import { accessFingerprint, accessStatements, roleStatements } from "./apply-access.ts";
import { asOwner, type Database, type OwnerSession } from "./client.ts";
import { sqlStateOf } from "./database-error.ts";
import { fileSearchStatements } from "./file-search.ts";
import { databaseRoles } from "./scope.ts";

/** Of the advisory lock that every start takes; any number that nothing else uses. */
const lockKey = 7_240_411;
const migrationsFolder = projectPath("api", "db", "migrations");

/** The user of `DATABASE_URL` may neither create the database roles nor take them on. */
export class DatabaseRolesError extends Error {
  override readonly name = "DatabaseRolesError";
}

/**
 * Brings tables, roles, grants and row policies up to date, then runs `afterwards` (the seed decision). Both
 * happen under one lock, so that several processes may start at once. A database that is up to date is only
 * read, which a user without any right to change tables may do.
 */
export async function migrate(database: Database, afterwards?: () => Promise<void>): Promise<void> {
  await asOwner(database, async (session) => {
    await session.queries.execute(sql`select pg_advisory_lock(${lockKey})`);
    try {
      if (!(await isCurrent(session))) await bringUpToDate(session);
      await afterwards?.();
    } finally {
      await session.queries.execute(sql`select pg_advisory_unlock(${lockKey})`);
    }
  });
}

async function bringUpToDate(session: OwnerSession): Promise<void> {
  // Roles first: where they are refused, no table is left behind without its walls.
  await createRoles(session);
  await session.migrateFrom(migrationsFolder);
  await session.script(
    `begin;
    ${accessStatements()}
    ${fileSearchStatements}
    create table if not exists drizzle.access_state (fingerprint text not null);
    delete from drizzle.access_state;
    insert into drizzle.access_state values ('${accessFingerprint()}');
    grant usage on schema drizzle to ${databaseRoles.system};
    grant select on all tables in schema drizzle to ${databaseRoles.system};
    -- Files of before there was a search, or before it knew first words and quotation marks; row-level security
    -- holds for the owner of the tables as well.
    set local role ${databaseRoles.system};
    update client_file set search_text = search_text
    where search_text = '' or search_text ~ '[\\u0080-\\u00BF\\u2000-\\u206F]'
      or (search_text not like ' f%' and name ~ '^[[:alnum:]]');
    commit;`,
  );
}

async function createRoles(session: OwnerSession): Promise<void> {
  try {
    await session.script(roleStatements);
  } catch (error) {
    if (sqlStateOf(error) !== "42501") throw error;
    throw new DatabaseRolesError(
      "The user of DATABASE_URL may not create the waymark_* database roles. Give it CREATEROLE, or let an " +
        "administrator create them once and grant them to it: docs/decisions/0002 has the statements.",
    );
  }
}

async function isCurrent(session: OwnerSession): Promise<boolean> {
  const state = sql`drizzle.access_state`;
  try {
    const found = await session.queries
      .select({ fingerprint: sql<string>`fingerprint` })
      .from(state)
      .limit(1);
    const applied = await session.queries
      .select({ at: sql<string>`created_at::text` })
      .from(sql`drizzle.__drizzle_migrations`)
      .orderBy(sql`created_at desc`)
      .limit(1);
    return found[0]?.fingerprint === accessFingerprint() && applied[0]?.at === newestMigration();
  } catch (error) {
    // Schema or table missing: nothing was migrated yet. No right to read it: the migration says so.
    if (["3F000", "42P01", "42501"].includes(sqlStateOf(error) ?? "")) return false;
    throw error;
  }
}

function newestMigration(): string | undefined {
  // Written by drizzle-kit beside the migrations.
  const journal = JSON.parse(readFileSync(`${migrationsFolder}/meta/_journal.json`, "utf8")) as {
    entries: { when: number }[];
  };
  return journal.entries.map((entry) => String(entry.when)).at(-1);
}
