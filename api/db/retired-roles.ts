import { sql } from "drizzle-orm";
import type { OwnerSession } from "./client.ts";
import { sqlStateOf } from "./database-error.ts";
import type { DatabaseRoles } from "./roles.ts";

/** What the roles were called when all databases of a server shared them. */
const sharedRoles = ["system", "public", "office", "agent", "supplier"].map(
  (audience) => `waymark_${audience}`,
);

/** Roles of ours by their names, those of other databases as well. */
const ofOurs = "^waymark_(.+_)?(system|public|office|agent|supplier)$";

/**
 * Statements that take every right in this database away from roles that are not its own: the shared ones of before,
 * or those of the database that it was called or copied from. What they own goes, and is made again. Policies are
 * dropped before.
 */
export function retireStatements(roles: DatabaseRoles): string {
  const own = Object.values(roles).map((role) => `'${role}'`);
  return `do $$
declare
  found record;
  here oid := (select oid from pg_database where datname = current_database());
begin
  for found in select p.oid::regprocedure as name from pg_proc p join pg_roles r on r.oid = p.proowner
    where p.pronamespace = 'public'::regnamespace and r.rolname ~ '${ofOurs}'
      and r.rolname not in (${own.join(", ")}) loop
    execute format('drop function %s cascade', found.name);
  end loop;
  for found in select rolname as name from pg_roles r where r.rolname ~ '${ofOurs}' and not r.rolcanlogin
    and r.rolname not in (${own.join(", ")}) and exists (select from pg_shdepend d
      where d.refclassid = 'pg_authid'::regclass and d.refobjid = r.oid and d.dbid = here) loop
    execute format('revoke all on all tables in schema public from %I', found.name);
    execute format('revoke all on all sequences in schema public from %I', found.name);
    execute format('revoke all on schema public from %I', found.name);
    if to_regnamespace('drizzle') is not null then
      execute format('revoke all on all tables in schema drizzle from %I', found.name);
      execute format('revoke all on schema drizzle from %I', found.name);
    end if;
  end loop;
end $$;`;
}

/** Drops the shared roles of before where no database needs them any more; answers a line about each that stays. */
export async function dropSharedRoles({ queries, script }: OwnerSession): Promise<string[]> {
  const found = await queries.select({ name: sql<string>`rolname::text` }).from(sql`pg_roles`);
  const there = found.map(({ name }) => name).filter((name) => sharedRoles.includes(name));
  const lines: string[] = [];
  for (const name of there) {
    try {
      await script(`drop role ${name}`);
    } catch (error) {
      const state = sqlStateOf(error);
      if (state !== "2BP01" && state !== "42501") throw error;
      lines.push(
        state === "2BP01"
          ? `The role ${name} of before stays: another database of this server still uses it.`
          : `The role ${name} of before is used here no more. When no other database of this server uses it, ` +
              `an administrator drops it: drop role ${name};`,
      );
    }
  }
  return lines;
}
