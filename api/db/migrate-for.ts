import { sql } from "drizzle-orm";
import pg from "pg";
import { administratorStatements, roleStatementsFor, type DatabaseUsers } from "./administrator-sql.ts";
import { roleStatements } from "./apply-access.ts";
import type { Database, OwnerSession } from "./client.ts";
import { sqlStateOf } from "./database-error.ts";
import { DatabaseRolesError, DatabaseStateError, DatabaseUserError, strengthOf } from "./database-user.ts";
import { bringUpToDate, locked, stateOf } from "./migrate.ts";

type Options = {
  /** Who owns the tables, as `database` connects, and who shall serve from them. */
  users: DatabaseUsers;
  /** Takes a line about each step. */
  say: (line: string) => void;
  /** What an empty database gets. */
  afterwards?: () => Promise<void>;
};

/**
 * Brings a database up to date as its owner and lets one user that owns nothing serve from it: roles, tables, walls,
 * and who may connect. To be repeated as often as one likes. Throws `DatabaseUserError`, `DatabaseRolesError` or
 * `DatabaseStateError` with words about what is wrong and the statements that mend it.
 */
export async function migrateFor(database: Database, { users, say, afterwards }: Options): Promise<void> {
  await locked(database, async (session) => {
    await checkUsers(session, users);
    const state = await stateOf(session, users.roles);
    if (state === "ahead" || state === "outdated") throw new DatabaseStateError(state);
    await makeRoles(session, users);
    say(`Roles: ${Object.values(users.roles).join(", ")}.`);
    const left = state === "current" ? [] : await bringUpToDate(session, users.roles);
    say(
      state === "current"
        ? "Tables and walls are up to date already."
        : "Tables and walls are up to date now.",
    );
    for (const line of left) say(line);
    await letIn(session, users);
    say(`The user ${users.user} may connect and serve; everybody else is kept out of ${users.databaseName}.`);
    await warnOfOwner(session, users, say);
    await afterwards?.();
  });
}

async function checkUsers(session: OwnerSession, users: DatabaseUsers): Promise<void> {
  const { owner, user, databaseName } = users;
  const [found] = await session.queries
    .select({
      isOwner: sql<boolean>`pg_has_role(current_user, (select datdba from pg_database where datname = current_database()),
        'member')`,
      hasUser: sql<boolean>`exists (select from pg_roles where rolname = ${user})`,
    })
    .from(sql`(select) as one`);
  if (!found?.isOwner) {
    throw new DatabaseUserError(
      `The user ${owner} of DATABASE_OWNER_URL does not own the database ${databaseName}. An administrator runs:\n` +
        `alter database ${pg.escapeIdentifier(databaseName)} owner to ${pg.escapeIdentifier(owner)};`,
    );
  }
  if (!found.hasUser) {
    throw new DatabaseUserError(
      `There is no user ${user}, which DATABASE_URL names. An administrator runs:\n` +
        `create role ${pg.escapeIdentifier(user)} login password '…';`,
    );
  }
  const strength = await strengthOf(session, user);
  if (strength === null) return;
  throw new DatabaseUserError(
    `The user ${user} of DATABASE_URL ${strength}. Name a user there that owns nothing and may do nothing by itself. ` +
      `All that an administrator runs for a new database:\n${administratorStatements(users)}`,
  );
}

async function makeRoles(session: OwnerSession, users: DatabaseUsers): Promise<void> {
  const { roles, user } = users;
  const names = Object.values(roles);
  try {
    await session.script(roleStatements(roles, [roles.system]));
    const granted = await session.queries
      .select({ name: sql<string>`rolname::text` })
      .from(sql`pg_roles`)
      .where(sql`pg_has_role(${user}::name, oid, 'member')`);
    const lacking = names.filter((role) => !granted.some(({ name }) => name === role));
    if (lacking.length > 0)
      await session.script(`grant ${lacking.join(", ")} to ${pg.escapeIdentifier(user)}`);
  } catch (error) {
    if (sqlStateOf(error) !== "42501") throw error;
    const there = await session.queries.select({ name: sql<string>`rolname::text` }).from(sql`pg_roles`);
    const missing = names.filter((role) => !there.some(({ name }) => name === role));
    throw new DatabaseRolesError(
      `The user ${users.owner} of DATABASE_OWNER_URL may not make roles, which is well. An administrator of the server ` +
        `runs this once, then run npm run migrate again:\n${roleStatementsFor(users, missing)}`,
    );
  }
}

async function letIn({ script }: OwnerSession, { databaseName, user }: DatabaseUsers): Promise<void> {
  const name = pg.escapeIdentifier(databaseName);
  await script(`revoke connect on database ${name} from public;
    revoke create on schema public from public;
    grant connect on database ${name} to ${pg.escapeIdentifier(user)};`);
}

async function warnOfOwner(
  session: OwnerSession,
  { owner }: DatabaseUsers,
  say: Options["say"],
): Promise<void> {
  const [found] = await session.queries
    .select({ isSuperuser: sql<boolean>`rolsuper`, mayMakeRoles: sql<boolean>`rolcreaterole` })
    .from(sql`pg_roles`)
    .where(sql`rolname = current_user`);
  if (found?.isSuperuser) {
    say(`${owner} is a superuser. Better is an owner of this database alone: npm run migrate -- --sql`);
  } else if (found?.mayMakeRoles) {
    say(
      `${owner} may make roles, which before PostgreSQL 16 leads to the machine of the database, and which nothing ` +
        `needs any more. An administrator runs: alter role ${pg.escapeIdentifier(owner)} nocreaterole;`,
    );
  }
}
