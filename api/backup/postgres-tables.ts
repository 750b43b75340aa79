import pg, { type ClientBase } from "pg";

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

/** The next number of each sequence, by the name of the sequence; taken back from where it was set as well. */
export async function sequencesOf(client: ClientBase): Promise<{ name: string; next: string }[]> {
  const { rows: found } = await client.query<{ name: string; step: string }>(`
    select sequencename::text as name, increment_by::text as step
    from pg_sequences where schemaname = 'public' order by 1`);
  // The catalogue says nothing of a sequence that was set and not used since.
  const each = found.map(
    ({ name, step }) => `select ${pg.escapeLiteral(name)} as name,
      (case when is_called then last_value + ${step} else last_value end)::text as next from public.${quoted(name)}`,
  );
  if (each.length === 0) return [];
  const { rows } = await client.query<{ name: string; next: string }>(each.join("\nunion all "));
  return rows;
}

export function copyStatement({ name, columns }: Table, direction: "from stdin" | "to stdout"): string {
  return `copy public.${quoted(name)} (${columns.map(quoted).join(", ")}) ${direction}`;
}
