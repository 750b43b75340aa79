import { createHash } from "node:crypto";
import { appendOnlyStatements, appendOnlyTables } from "./append-only.ts";
import { systemAccess, walls } from "./access.ts";
import { fileSearchStatements } from "./file-search.ts";
import { retireStatements } from "./retired-roles.ts";
import type { DatabaseRoles } from "./roles.ts";
import type { ScopeAudience } from "./scope.ts";
import type { AudienceAccess } from "./walls/wall.ts";

/**
 * Creates the roles that are missing and lets the connecting user take some of them on. Where the user may not create
 * roles, an administrator does it beforehand (docs/operations.md).
 */
export function roleStatements(roles: DatabaseRoles, taken = Object.values(roles)): string {
  return `do $$
declare
  wanted text;
  -- From version 16 on a user may grant a role without being allowed to take it on.
  needed text := case when current_setting('server_version_num')::int < 160000 then 'MEMBER' else 'SET' end;
begin
  foreach wanted in array array[${listed(Object.values(roles))}] loop
    if not exists (select from pg_roles where rolname = wanted) then
      begin
        execute format('create role %I nologin nosuperuser nobypassrls nocreatedb nocreaterole', wanted);
      exception when duplicate_object or unique_violation then
        null; -- Another process is preparing the same database right now.
      end;
    end if;
  end loop;
  foreach wanted in array array[${listed(taken)}] loop
    if not pg_has_role(current_user, wanted, needed) then
      execute format('grant %I to current_user', wanted);
    end if;
  end loop;
end $$;`;
}

const listed = (names: readonly string[]) => names.map((name) => `'${name}'`).join(", ");

/** All statements that make grants and row policies what `access.ts` says, whatever they were before. */
export function accessStatements(roles: DatabaseRoles): string {
  const names = Object.values(roles).join(", ");
  const statements = [
    "revoke create on schema public from public;",
    dropPolicies,
    retireStatements(roles),
    `grant usage on schema public to ${names};`,
    // Backups read where the numbers of records go on.
    `grant select on all sequences in schema public to ${roles.system};`,
    ...walls.flatMap(({ table, audiences }) => [
      `alter table "${table}" enable row level security;`,
      `alter table "${table}" force row level security;`,
      `revoke all on "${table}" from public, ${names};`,
      ...statementsFor(
        { table, audience: "system", role: roles.system },
        appendOnlyTables.includes(table) ? addingOnly : systemAccess,
      ),
      // Object.entries loses the key type that the record has.
      ...(Object.entries(audiences) as [ScopeAudience, AudienceAccess][]).flatMap(([audience, access]) =>
        statementsFor({ table, audience, role: roles[audience] }, access),
      ),
    ]),
    appendOnlyStatements(),
  ];
  return statements.join("\n");
}

const addingOnly: AudienceAccess = { rows: systemAccess.rows, read: true, add: true };

/** Changes whenever the statements do; kept in the database so that a start without changes takes no lock. */
export function accessFingerprint(roles: DatabaseRoles): string {
  return createHash("sha256")
    .update(roleStatements(roles))
    .update(accessStatements(roles))
    .update(fileSearchStatements(roles))
    .digest("hex");
}

const dropPolicies = `do $$
declare
  found record;
begin
  for found in select policyname, tablename from pg_policies where schemaname = 'public' loop
    execute format('drop policy %I on %I', found.policyname, found.tablename);
  end loop;
end $$;`;

type Whose = { table: string; audience: ScopeAudience; role: string };

function statementsFor({ table, audience, role }: Whose, access: AudienceAccess): string[] {
  // A policy holds for members of its role as well, and the connecting user is a member of all five: without
  // this it would read every row outside a scope. Written so that the planner expects it to hold: a plain comparison
  // counts as one that one row in two hundred passes, and lists would be planned for a table that is nearly empty.
  const guarded = (condition: string) =>
    `nullif(current_user = '${role}', false) is not null and (${condition})`;
  const rows = guarded(access.rows);
  const own = guarded(access.ownRows ?? access.rows);
  const policy = (verb: string, condition: string) =>
    `create policy ${audience}_${verb} on "${table}" for ${verb} to ${role} ${condition};`;
  const statements = [
    `grant select${columnList(access.read)} on "${table}" to ${role};`,
    policy("select", `using (${rows})`),
  ];
  if (access.add) {
    const added = access.addRows ? guarded(access.addRows) : own;
    statements.push(`grant insert on "${table}" to ${role};`, policy("insert", `with check (${added})`));
  }
  if (access.change) {
    statements.push(
      `grant update${columnList(access.change)} on "${table}" to ${role};`,
      policy("update", `using (${own}) with check (${own})`),
    );
  }
  if (access.remove) {
    statements.push(`grant delete on "${table}" to ${role};`, policy("delete", `using (${own})`));
  }
  return statements;
}

function columnList(columns: true | string[]): string {
  return columns === true ? "" : ` (${columns.map((column) => `"${column}"`).join(", ")})`;
}
