import { expect, it } from "vitest";
import { DatabaseError } from "./database-error.ts";
import { DatabaseUnavailableError, explainedAtStart } from "./unavailable.ts";

const url = "postgres://desk:very-secret@db.example:6543/waymark";

it.each([
  ["ECONNREFUSED", "Nothing listens at db.example:6543"],
  ["28P01", "refuses the user desk"],
  ["3D000", "no database waymark"],
  ["42501", "npm run migrate lets the user of DATABASE_URL in"],
  ["CONNECT_TIMEOUT", "does not answer"],
])("%s at start is told in words, without the password", (code, words) => {
  const error = explainedAtStart(new DatabaseError(code), url);
  expect(error).toBeInstanceOf(DatabaseUnavailableError);
  expect(String(error)).toContain(words);
  expect(String(error)).not.toContain("very-secret");
});

it("leaves what it does not know, and the embedded database's errors, as they are", () => {
  const unknown = new DatabaseError("XX000");
  expect(explainedAtStart(unknown, url)).toBe(unknown);
  const embedded = new DatabaseError("ENOENT");
  expect(explainedAtStart(embedded, undefined)).toBe(embedded);
});
