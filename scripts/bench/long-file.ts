import { getTableColumns } from "drizzle-orm";
import pg from "pg";
import { lineCost, linePrice, serviceLine } from "#api/db/schema/service-line.ts";

const lineColumns = namesOf(serviceLine).filter((name) => name !== "id");
const moneyColumns = {
  line_price: namesOf(linePrice).filter((name) => name !== "id"),
  line_cost: namesOf(lineCost).filter((name) => name !== "id"),
};

/**
 * Gives a file of the demo world so many services, those it has over and over with their prices, and answers the path of
 * its page at the office.
 */
export async function lengthenFile(databaseUrl: string, reference: string, count: number): Promise<string> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const { rows } = await client.query<{ id: number; uid: string; lines: number }>(
      `select file.id, file.uid, count(line.id)::int as lines from client_file file
        join service_line line on line.file_id = file.id where file.reference = $1 group by file.id`,
      [reference],
    );
    const [file] = rows;
    if (!file) throw new Error(`There is no file ${reference} with services`);
    const copies = Array.from({ length: Math.max(0, count - file.lines) }, (_, index) => index);
    for (const index of copies) await copyLine(client, file, index);
    return `/admin/client-files/${file.uid}`;
  } finally {
    await client.end();
  }
}

/** Writes one of the first services of a file down once more, as the last of its day. */
async function copyLine(
  client: pg.Client,
  file: { id: number; lines: number },
  index: number,
): Promise<void> {
  const others: Record<string, string> = {
    uid: `'5' || upper(lpad(to_hex(${index}), 25, '0'))`,
    seq: `seq + ${1_000 * (index + 1)}`,
    voucher_no: "null",
  };
  const values = lineColumns.map((name) => others[name] ?? name).join(", ");
  const { rows } = await client.query<{ id: number; from: number }>(
    `with source as (select * from service_line where file_id = $1 order by id limit 1 offset $2)
      insert into service_line (${lineColumns.join(", ")}) select ${values} from source
      returning id, (select id from source) as from`,
    [file.id, index % file.lines],
  );
  const [made] = rows;
  if (!made) throw new Error("A service was not copied");
  for (const [table, columns] of Object.entries(moneyColumns)) {
    const copied = columns.map((name) => (name === "line_id" ? "$1" : name)).join(", ");
    await client.query(
      `insert into ${table} (${columns.join(", ")}) select ${copied} from ${table} where line_id = $2`,
      [made.id, made.from],
    );
  }
}

function namesOf(table: Parameters<typeof getTableColumns>[0]): string[] {
  return Object.values(getTableColumns(table)).map(({ name }) => name);
}
