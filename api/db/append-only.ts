/** Tables whose rows are only ever added. */
export const appendOnlyTables = ["audit_log"];

/** Statements that make the database itself refuse every change of what was written once, the owner's too. */
export function appendOnlyStatements(): string {
  return [
    `create or replace function refuse_rewriting() returns trigger language plpgsql as $$
    begin
      raise exception 'Rows of % are only ever added', tg_table_name using errcode = '42501';
    end $$;`,
    ...appendOnlyTables.flatMap((table) => [
      `create or replace trigger ${table}_keeps_rows before update or delete on "${table}"
        for each row execute function refuse_rewriting();`,
      `create or replace trigger ${table}_keeps_all before truncate on "${table}"
        for each statement execute function refuse_rewriting();`,
    ]),
  ].join("\n");
}
