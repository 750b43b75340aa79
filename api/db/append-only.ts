/** Tables whose rows are only ever added. */
export const appendOnlyTables = ["audit_log"];

/** Tables whose rows stay, and of which these columns never change once they are written. */
const frozenColumns: Record<string, string[]> = {
  quote_version: ["uid", "quote_id", "no", "snapshot", "amounts", "hash", "created_by", "created_at"],
};

/** Statements that make the database itself refuse every change of what was written once, the owner's too. */
export function appendOnlyStatements(): string {
  return [
    `create or replace function refuse_rewriting() returns trigger language plpgsql as $$
    begin
      raise exception 'What was written into % stays as it was', tg_table_name using errcode = '42501';
    end $$;`,
    ...appendOnlyTables.flatMap((table) => [
      `create or replace trigger ${table}_keeps_rows before update or delete on "${table}"
        for each row execute function refuse_rewriting();`,
      `create or replace trigger ${table}_keeps_all before truncate on "${table}"
        for each statement execute function refuse_rewriting();`,
    ]),
    ...Object.entries(frozenColumns).flatMap(([table, columns]) => [
      `create or replace trigger ${table}_keeps_columns before update on "${table}" for each row
        when ((${columns.map((name) => `old.${name}`).join(", ")}) is distinct from
          (${columns.map((name) => `new.${name}`).join(", ")}))
        execute function refuse_rewriting();`,
      `create or replace trigger ${table}_keeps_rows before delete on "${table}"
        for each row execute function refuse_rewriting();`,
      `create or replace trigger ${table}_keeps_all before truncate on "${table}"
        for each statement execute function refuse_rewriting();`,
    ]),
  ].join("\n");
}
