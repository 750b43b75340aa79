import type { DemoOptions } from "#api/demo/seed-demo.ts";

/** The day, the moment and the key of every test database. */
export const testDemo: DemoOptions = {
  today: "2026-11-20",
  now: new Date("2026-11-20T01:30:00.000Z"),
  files: "few",
  serverKey: ["the key of the tests, which opens nothing else"],
};

/** A suspended account whose password hash in every test database is the one of the seed; that of others costs less. */
export const accountAsSeeded = "former.silberfarn";
