import { readFileSync } from "node:fs";
import { sql } from "drizzle-orm";
import { projectPath } from "#api/disk/project-folder.ts";
import { accessFingerprint, accessStatements, roleStatements } from "./apply-access.ts";
import { asOwner, type Database, type OwnerSession } from "./client.ts";
import { sqlStateOf } from "./database-error.ts";
import { DatabaseRolesError, DatabaseStateError } from "./database-user.ts";
import { fileSearchStatements } from "./file-search.ts";
import { phoneStatements } from "./phone-statements.ts";
import { dropSharedRoles } from "./retired-roles.ts";
import type { DatabaseRoles } from "./roles.ts";

/** Of the advisory lock that every start takes; any number that nothing else uses. */
const lockKey = 7_240_411;
const migrationsFolder = projectPath("api", "db", "migrations");

/**
 * Brings tables, roles, grants and row policies up to date as the user that connects, then runs `afterwards` (the seed
 * decision). Both happen under one lock, so that several processes may start at once. A database that is up to date is
 * only read. Throws `DatabaseStateError` for one that is older than the first migration here.
 */
export async function migrate(database: Database, afterwards?: () => Promise<void>): Promise<void> {
  const { roles } = database;
  await locked(database, async (session) => {
    const state = await stateOf(session, roles);
    // Nobody takes rights away inside the embedded one. Roles first: where they are refused, no table is left behind
    // without its walls.
    if (database.kind === "postgres" || state !== "current") await createRoles(session, roles);
    if (state === "outdated") throw new DatabaseStateError(state);
    if (state !== "current") await bringUpToDate(session, roles);
    await afterwards?.();
  });
}

/**
 * Runs `afterwards` when tables and walls are those of this build, which whoever owns nothing can find out. Throws
 * `DatabaseStateError`, which says what to run, where they are not.
 */
export async function requireCurrent(database: Database, afterwards?: () => Promise<void>): Promise<void> {
  await locked(database, async (session) => {
    const state = await stateOf(session, database.roles);
    if (state !== "current") throw new DatabaseStateError(state);
    await afterwards?.();
  });
}

/** Work as the user that connects, which no two processes do to a database at the same time. */
export async function locked(
  database: Database,
  work: (session: OwnerSession) => Promise<void>,
): Promise<void> {
  await asOwner(database, async (session) => {
    await session.queries.execute(sql`select pg_advisory_lock(${lockKey})`);
    try {
      await work(session);
    } finally {
      await session.queries.execute(sql`select pg_advisory_unlock(${lockKey})`);
    }
  });
}

/** Tables and walls as this build has them; the roles are there. Answers lines about roles of before that stay. */
export async function bringUpToDate(session: OwnerSession, roles: DatabaseRoles): Promise<string[]> {
  const { system } = roles;
  await session.migrateFrom(migrationsFolder);
  await session.script(
    `begin;
    ${accessStatements(roles)}
    ${fileSearchStatements(roles)}
    create table if not exists drizzle.access_state (fingerprint text not null);
    delete from drizzle.access_state;
    insert into drizzle.access_state values ('${accessFingerprint(roles)}');
    grant usage on schema drizzle to ${system};
    grant select on all tables in schema drizzle to ${system};
    -- Files of before there was a search, or before it knew first words, quotation marks and travellers; row-level
    -- security holds for the owner of the tables as well.
    set local role ${system};
    update client_file set search_text = search_text
    where search_text = '' or search_text ~ '[\\u0080-\\u00BF\\u2000-\\u206F]'
      or (search_text not like ' f%' and name ~ '^[[:alnum:]]')
      or (search_text not like '% t%' and client_file_travellers(id) ~ '[[:alnum:]]');
    ${phoneStatements.join("\n")}
    commit;`,
  );
  return dropSharedRoles(session);
}

async function createRoles(session: OwnerSession, roles: DatabaseRoles): Promise<void> {
  try {
    await session.script(roleStatements(roles));
  } catch (error) {
    if (sqlStateOf(error) !== "42501") throw error;
    throw new DatabaseRolesError(
      `The user that connects may neither create nor take on the roles ${Object.values(roles).join(", ")}. ` +
        "Serve as a user that owns nothing, and run npm run migrate as the owner (docs/operations.md).",
    );
  }
}

type State = "current" | "none" | "behind" | "outdated" | "ahead";

/** How what the database holds stands to this build. */
export async function stateOf({ queries }: OwnerSession, roles: DatabaseRoles): Promise<State> {
  try {
    const found = await queries
      .select({ fingerprint: sql<string>`fingerprint` })
      .from(sql`drizzle.access_state`)
      .limit(1);
    const applied = await queries
      .select({ at: sql<string>`created_at::text` })
      .from(sql`drizzle.__drizzle_migrations`)
      .orderBy(sql`created_at desc`)
      .limit(1);
    const there = Number(applied[0]?.at ?? 0);
    const { baseline, newest } = migrationsHere();
    if (there > newest) return "ahead";
    if (there > 0 && there < baseline) return "outdated";
    return there === newest && found[0]?.fingerprint === accessFingerprint(roles) ? "current" : "behind";
  } catch (error) {
    // Schema or table missing: nothing was migrated yet. No right to read it: whoever migrates gives it.
    if (["3F000", "42P01", "42501"].includes(sqlStateOf(error) ?? "")) return "none";
    throw error;
  }
}

/** When the first and the last migration were made; the first makes all tables as they stood then. */
function migrationsHere(): { baseline: number; newest: number } {
  // Written by drizzle-kit beside the migrations.
  const journal = JSON.parse(readFileSync(`${migrationsFolder}/meta/_journal.json`, "utf8")) as {
    entries: { when: number }[];
  };
  const times = journal.entries.map(({ when }) => when);
  return { baseline: times[0] ?? 0, newest: times.at(-1) ?? 0 };
}
