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
  "tests/api/authorization-matrix.test.ts",
  "tests/api/changed-secret.test.ts",
  "tests/api/channels.test.ts",
  "tests/api/client-files-scale.test.ts",
  "tests/api/client-quote-walls.test.ts",
  "tests/api/daily-backup.test.ts",
  "tests/api/demo-world.test.ts",
  "tests/api/file-walls.test.ts",
  "tests/api/idempotency.test.ts",
  "tests/api/pax-needs.test.ts",
  "tests/api/power-cut.test.ts",
  "tests/api/queries-alone.test.ts",
  "tests/api/races.test.ts",
  "tests/api/references.test.ts",
  "tests/api/retention.test.ts",
  "tests/api/seat-races.test.ts",
  "tests/api/uploads.test.ts",
];

/** By the folder of a module, the file that goes through its calls on PGlite. */
export const moduleFiles: Record<string, string> = {
  "catalogue/package-editor": "package-editor",
  "catalogue/packages": "packages",
  "catalogue/places": "place-options",
  "catalogue/products": "product-search",
  "content/alerts": "alerts",
  "content/itinerary-locations": "itinerary-locations",
  "content/labels": "labels",
  "files/client-file": "file-account",
  "files/stock": "stock",
  "money/invoices": "draft-invoices",
  "people/access": "sessions",
  "people/users": "users",
  "sales/booking-changes": "booking-changes",
  "sales/bookings": "bookings",
  "sales/client-files": "client-files",
  "sales/client-quotes": "client-quote",
  "sales/itineraries": "itineraries",
  "sales/messages": "file-messages",
  "sales/prices": "prices-renewed",
  "sales/quote-versions": "quote-versions",
  "sales/quoted-departures": "quote-departures",
  "sales/quotes": "quotes-save",
  "sales/supplier-bookings": "supplier-bookings",
  "sales/supplier-requests": "stock-notices",
  "system/limits": "deed-limits",
  "system/notifications": "notifications",
  "system/outbox": "system",
  "system/realtime": "channels",
  "system/saved-views": "saved-views",
  "system/settings": "system",
  "tours/departures": "tour-seats",
};

export const pgliteFiles = [
  ...new Set([...databaseFiles, ...Object.values(moduleFiles).map((name) => `tests/api/${name}.test.ts`)]),
];
