import { sql, type SQL } from "drizzle-orm";
import type { OwnerSession } from "./client.ts";

/** The roles of a database are missing, and the user that connects may neither create them nor take them on. */
export class DatabaseRolesError extends Error {
  override readonly name = "DatabaseRolesError";
}

/** A user of the database has rights that it must not have, or lacks some. The message says what to do. */
export class DatabaseUserError extends Error {
  override readonly name = "DatabaseUserError";
}

const notCurrent = {
  none: "There are no tables of Waymark in the database of DATABASE_URL yet, or its user may not see them.",
  behind: "The tables in the database of DATABASE_URL are not those of this build.",
};
const newerOrOlder = {
  ahead: "The database was brought up to date by a newer Waymark. Start that one.",
  outdated:
    "The database is older than what this Waymark takes over: its migrations were put together in November 2026. " +
    "Bring it up to date with the last Waymark before that (its newest migration is 0028_link-key), then come back.",
};
const runMigrate =
  "Run npm run migrate with DATABASE_OWNER_URL and the same DATABASE_URL: it brings tables up to date and lets that " +
  "user in. docs/operations.md has the whole way.";

/** The tables of a database are not those of this build, and whoever connects may not change them. */
export class DatabaseStateError extends Error {
  override readonly name = "DatabaseStateError";

  constructor(readonly state: "none" | "behind" | "outdated" | "ahead") {
    super(
      state === "ahead" || state === "outdated" ? newerOrOlder[state] : `${notCurrent[state]} ${runMigrate}`,
    );
  }
}

/** Predefined roles that reach past the database, to the machine that it runs on. */
const hostRoles = sql`('pg_execute_server_program', 'pg_read_server_files', 'pg_write_server_files')`;

const ofUser = (user: SQL, condition: SQL) =>
  sql<boolean>`exists (select from pg_roles r where pg_has_role(${user}, r.oid, 'member') and ${condition})`;

/**
 * What makes a user too strong to serve with, in words that follow its name; null where nothing does. `name` is the
 * user that connects where it is left out. What it could become by `set role` counts as its own.
 */
export async function strengthOf({ queries }: OwnerSession, name?: string): Promise<string | null> {
  const user = name === undefined ? sql`current_user` : sql`${name}::name`;
  const [found] = await queries
    .select({
      superuser: ofUser(user, sql`r.rolsuper`),
      bypass: ofUser(user, sql`r.rolbypassrls`),
      creator: ofUser(user, sql`r.rolcreaterole`),
      host: ofUser(user, sql`r.rolname in ${hostRoles}`),
      owner: sql<boolean>`exists (select from pg_database d where d.datname = current_database()
          and pg_has_role(${user}, d.datdba, 'member'))
        or exists (select from pg_class c where c.relkind in ('r', 'p') and pg_has_role(${user}, c.relowner, 'member')
          and c.relnamespace in (select n.oid from pg_namespace n where n.nspname in ('public', 'drizzle')))`,
    })
    .from(sql`(select) as one`);
  if (!found) return null;
  if (found.superuser)
    return "is a superuser: it passes every wall, and commands the machine of the database";
  if (found.bypass) return "passes row policies (BYPASSRLS): every wall between agencies and suppliers";
  if (found.creator) {
    return "may make roles (CREATEROLE), and with that, before PostgreSQL 16, take over the machine of the database";
  }
  if (found.host) return "may read, write or run files on the machine of the database";
  if (found.owner)
    return "owns the database or its tables: it could switch off row policies and the audit log's triggers";
  return null;
}

/** The refusal of a start as a user that is too strong. */
export function tooStrong(strength: string): DatabaseUserError {
  return new DatabaseUserError(
    `The user of DATABASE_URL ${strength}.\n` +
      "Waymark serves as a user that owns nothing, and npm run migrate brings tables up to date as their owner " +
      "(DATABASE_OWNER_URL): docs/operations.md has the statements, to be run once.\n" +
      "On a laptop, where nothing is worth protecting, ALLOW_OWNER=on starts all the same.",
  );
}
