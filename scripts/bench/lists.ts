import { join } from "node:path";
import pg from "pg";
import { openDatabase, type Database } from "#api/db/client.ts";
import { prepareDatabase } from "#api/prepare-database.ts";
import type { KeyRing } from "#api/domain/key-ring.ts";
import { measureExport, type ExportFigures } from "#scripts/bench/export-memory.ts";
import { addManyInvoices, benchInvoiceScale } from "#scripts/bench/invoice-scale.ts";
import { askFiles, benchListScale, listSearches, type ListScale } from "#scripts/bench/list-scale.ts";
import { addManyFiles } from "#scripts/bench/many-files.ts";
import { productEnv, type startProcess } from "#scripts/bench/processes.ts";
import { lines } from "#scripts/bench/report.ts";
import type { ThrowAwayPostgres } from "#scripts/postgres.ts";
import { root } from "#scripts/setup/ready.mjs";

const million = 1_000_000;
const hundredThousand = 100_000;

export type ListFigures = { sizes: number[]; searches: ListScale[]; csv: ExportFigures };
type Options = { database: ThrowAwayPostgres; dataDir: string; million: boolean };

/** The lists of client files and of invoices among a thousand of them, a hundred thousand and, if wished, a million; and its export. */
export async function benchLists(start: typeof startProcess, options: Options): Promise<ListFigures> {
  const largest = options.million ? million : hundredThousand;
  const sizes = [1_000, ...new Set([hundredThousand, largest])];
  const databases: Database[] = [];
  try {
    for (const size of sizes) databases.push(await withFiles(size, options));
    const searches = [
      ...(await benchListScale(databases, { searches: listSearches, ask: askFiles })),
      ...(await benchInvoiceScale(databases)),
    ];
    const env = productEnv(options.database.urlOf(nameOf(largest)), options.dataDir);
    const app = await start(join(root, "server", "start.mjs"), env);
    return { sizes, searches, csv: await measureExport(app) };
  } finally {
    await Promise.all(databases.map((database) => database.close()));
  }
}

const nameOf = (size: number) => `files_${size}`;

async function withFiles(size: number, { database, dataDir }: Options): Promise<Database> {
  const server = new pg.Client({ connectionString: database.url });
  await server.connect();
  await server.query(`create database ${nameOf(size)}`);
  await server.end();
  const url = database.urlOf(nameOf(size));
  const serverKey: KeyRing = [productEnv(url, dataDir).SESSION_SECRET];
  const opened = await openDatabase({ url, dataDir });
  await prepareDatabase(opened, { demo: true, serverKey, now: new Date(), allowOwner: true });
  await addManyFiles(opened, size);
  await addManyInvoices(opened);
  return opened;
}

/** The same for people. The ratio to the smallest is what counts: a list that stays flat has ratios near 1. */
export function listsAsTable({ sizes, searches, csv }: ListFigures): string {
  const number = new Intl.NumberFormat("en");
  const head = sizes.map((size, index) => [`${number.format(size)} ms`, ...(index > 0 ? ["×"] : [])]);
  const rows = searches.map(({ name, ms }) => [
    name,
    ...ms.flatMap((one, index) => [
      one.toFixed(1),
      ...(index > 0 ? [(one / (ms[0] ?? Number.NaN)).toFixed(1)] : []),
    ]),
  ]);
  const { rows: count, seconds, growthMb } = csv;
  const [first, second] = growthMb;
  return [
    lines([["list of client files", ...head.flat()], ...rows]),
    `CSV of ${number.format(count)} files: ${seconds.toFixed(1)} s; ${first.toFixed(0)} MB more memory while it ran ` +
      `for the first time, ${second.toFixed(0)} MB the second (64 are allowed).`,
  ].join("\n");
}
