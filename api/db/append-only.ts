/** Tables whose rows are only ever added. */
export const appendOnlyTables = [
  "audit_log",
  "account_transaction",
  "credit_note",
  "credit_note_line",
  "payment_exchange",
];

/** Tables whose rows stay, and of which these columns never change once they are written. */
const frozenColumns: Record<string, string[]> = {
  quote_version: ["uid", "quote_id", "no", "snapshot", "amounts", "hash", "created_by", "created_at"],
};

/** What of an invoice may still change once it is no draft any more: where it stands, and nothing else. */
const movingColumns = "status, credited_cents, written_off_cents, allocated_cents, lock_version, updated_at";

/**
 * An invoice that was issued keeps every word and cent, one that is void stays void, and none ever goes: what is wrong
 * is put right by a credit note.
 */
const settledInvoices = `create or replace function keep_settled_invoice() returns trigger language plpgsql as $$
    declare
      moving text[] := string_to_array('${movingColumns}', ', ');
    begin
      if tg_op = 'UPDATE' and old.status <> 'Void' and new.status not in ('Draft', 'Void')
        and to_jsonb(old) - moving = to_jsonb(new) - moving then
        return new;
      end if;
      raise exception 'What was settled in % stays as it was', tg_table_name using errcode = '42501';
    end $$;
    create or replace function keep_settled_invoice_lines() returns trigger language plpgsql as $$
    begin
      if exists (select from invoice i where i.status <> 'Draft'
        and i.id in (case when tg_op <> 'INSERT' then old.invoice_id end,
          case when tg_op <> 'DELETE' then new.invoice_id end)) then
        raise exception 'The lines of an invoice that is no draft stay as they were' using errcode = '42501';
      end if;
      return case when tg_op = 'DELETE' then old else new end;
    end $$;
    create or replace trigger invoice_settled_keeps before update on "invoice" for each row
      when (old.status <> 'Draft') execute function keep_settled_invoice();
    create or replace trigger invoice_keeps_rows before delete on "invoice"
      for each row execute function refuse_rewriting();
    create or replace trigger invoice_keeps_all before truncate on "invoice"
      for each statement execute function refuse_rewriting();
    create or replace trigger invoice_line_settled_keeps before insert or update or delete on "invoice_line"
      for each row execute function keep_settled_invoice_lines();
    create or replace trigger invoice_line_keeps_all before truncate on "invoice_line"
      for each statement execute function refuse_rewriting();`;

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
    settledInvoices,
  ].join("\n");
}
