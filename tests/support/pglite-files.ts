import { readdirSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

/**
 * What `npm test` runs on PGlite beside PostgreSQL, where every file runs: the database's own files, and for each module
 * one file through its calls. `npm run test:whole` runs all of them on both, and so does whoever names files.
 */
const databaseFiles = [
  "api/db/**/*.test.ts",
  "api/demo/**/*.test.ts",
  "api/mail/**/*.test.ts",
  "tests/api/audit.test.ts",
  "tests/api/audit-walls.test.ts",
  "tests/api/changed-secret.test.ts",
  "tests/api/channels.test.ts",
  "tests/api/client-files-scale.test.ts",
  "tests/api/client-quote-walls.test.ts",
  "tests/api/daily-backup.test.ts",
  "tests/api/demo-world.test.ts",
  "tests/api/file-walls.test.ts",
  "tests/api/idempotency.test.ts",
  "tests/api/own-scope-walls.test.ts",
  "tests/api/pax-needs.test.ts",
  "tests/api/power-cut.test.ts",
  "tests/api/queries-alone.test.ts",
  "tests/api/races.test.ts",
  "tests/api/references.test.ts",
  "tests/api/retention.test.ts",
  "tests/api/seat-races.test.ts",
  "tests/api/uploads.test.ts",
];

/** By the folder of a module, the file that goes through its calls on PGlite, where it has not the module's name. */
export const namedOtherwise: Record<string, string> = {
  "catalogue/options": "supplier-products",
  "catalogue/places": "place-options",
  "catalogue/products": "product-search",
  "catalogue/rate-imports": "rate-imports-kept",
  "files/client-file": "file-account",
  "money/accounts": "invoices",
  "money/invoices": "draft-invoices",
  "money/client-payments": "payments",
  "money/papers": "ledger-walls",
  "money/reminders": "invoice-reminders",
  "money/test-gateway": "payments",
  "people/access": "sessions",
  "sales/client-quotes": "client-quote",
  "sales/messages": "file-messages",
  "sales/prices": "prices-renewed",
  "sales/quoted-departures": "quote-departures",
  "sales/quotes": "quotes-save",
  "sales/supplier-requests": "stock-notices",
  "system/limits": "deed-limits",
  "system/outbox": "system",
  "system/realtime": "channels",
  "system/settings": "system",
  "tours/departures": "tour-seats",
};

const foldersIn = (folder: string) =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) => (entry.isDirectory() ? [entry.name] : []));

const apiModules = join(dirname(fileURLToPath(import.meta.url)), "..", "..", "api", "modules");

/** Every module of the API: `content/labels`. */
export const modules = foldersIn(apiModules).flatMap((area) =>
  foldersIn(join(apiModules, area)).map((name) => `${area}/${name}`),
);

const moduleFiles = modules.map((module) => namedOtherwise[module] ?? module.slice(module.indexOf("/") + 1));

export const pgliteFiles = [
  ...new Set([...databaseFiles, ...moduleFiles.map((name) => `tests/api/${name}.test.ts`)]),
];
