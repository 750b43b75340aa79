import type { ClientBase } from "pg";

/** Quotes a name for a statement. */
export function quoted(name: string): string {
  return `"${name.replaceAll('"', '""')}"`;
}

export type Table = {
  name: string;
  /** Without those that the database works out by itself. */
  columns: string[];
};

/** All tables of the product, by name, with their columns in order. */
export async function tablesOf(client: ClientBase): Promise<Table[]> {
  const { rows } = await client.query<{ name: string; columns: string[] }>(`
    select c.relname as name, array_agg(a.attname::text order by a.attnum) as columns
    from pg_class c join pg_attribute a on a.attrelid = c.oid
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'
      and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
    group by c.relname order by c.relname`);
  return rows;
}

/** Where the numbers of records go on, by the name of the sequence. */
export async function sequencesOf(client: ClientBase): Promise<{ name: string; next: string }[]> {
  const { rows } = await client.query<{ name: string; next: string }>(`
    select sequencename::text as name, coalesce(last_value + increment_by, start_value)::text as next
    from pg_sequences where schemaname = 'public' order by 1`);
  return rows;
}

export function copyStatement({ name, columns }: Table, direction: "from stdin" | "to stdout"): string {
  return `copy public.${quoted(name)} (${columns.map(quoted).join(", ")}) ${direction}`;
}
