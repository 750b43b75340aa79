/**
 * What `npm test` runs on PGlite beside PostgreSQL, where every file runs: the database's own files, and for each module
 * one file through its calls. `npm run test:whole` runs all of them on both, and so does whoever names files.
 */
const databaseFiles = [
  "api/db/**/*.test.ts",
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

/** By the folder of `api/modules`, the file that goes through its calls on PGlite. */
export const moduleFiles: Record<string, string> = {
  access: "sessions",
  alerts: "alerts",
  bookings: "bookings",
  "client-files": "client-files",
  invoices: "draft-invoices",
  itineraries: "itineraries",
  "itinerary-locations": "itinerary-locations",
  labels: "labels",
  limits: "deed-limits",
  links: "itinerary-links",
  messages: "file-messages",
  notifications: "notifications",
  "package-editor": "package-editor",
  packages: "packages",
  places: "place-options",
  products: "product-search",
  quotes: "quotes-save",
  "saved-views": "saved-views",
  stock: "stock",
  "supplier-desk": "supplier-bookings",
  system: "system",
  tours: "tour-seats",
  users: "users",
};

export const pgliteFiles = [
  ...databaseFiles,
  ...Object.values(moduleFiles).map((name) => `tests/api/${name}.test.ts`),
];
