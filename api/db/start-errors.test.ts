import { expect, it } from "vitest";
import { DatabaseError } from "#api/db/database-error.ts";
import { DatabaseUnavailableError, explainedStart } from "#api/db/start-errors.ts";

it.each(["ECONNREFUSED", "ENOTFOUND", "CONNECT_TIMEOUT", "28P01", "3D000", "42501"])(
  "says what to do about %s",
  (code) => {
    const explained = explainedStart(new DatabaseError(code));
    expect(explained).toBeInstanceOf(DatabaseUnavailableError);
    expect(String(explained)).toMatch(/DATABASE_URL cannot be used \(\w+\)\. [A-Z].+/);
  },
);

it("leaves alone what nobody foresaw", () => {
  const error = new DatabaseError("XX000");
  expect(explainedStart(error)).toBe(error);
});
