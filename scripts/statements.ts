import pg from "pg";

/** A row by the names of its columns. */
type Row = Record<string, unknown>;

const connectTimeoutMs = 5_000;

/** Lends `work` a connection of its own to the database at `url` and ends it afterwards, with all that was locked. */
export async function withConnection<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: connectTimeoutMs });
  // The statement that meets a broken connection fails by itself.
  client.on("error", () => undefined);
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/** Runs statements one after the other, each in its own transaction; answers the rows of the last. */
export function runStatements(url: string, ...statements: string[]): Promise<Row[]> {
  return withConnection(url, async (client) => {
    let rows: Row[] = [];
    for (const statement of statements) ({ rows } = await client.query<Row>(statement));
    return rows;
  });
}
