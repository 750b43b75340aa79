import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { databaseNameOf, databaseRolesOf, userNameOf } from "./roles.ts";

describe("the roles of a database", () => {
  it("carry its name", () => {
    expect(databaseRolesOf("waymark")).toEqual({
      system: "waymark_waymark_system",
      public: "waymark_waymark_public",
      office: "waymark_waymark_office",
      agent: "waymark_waymark_agent",
      supplier: "waymark_waymark_supplier",
    });
  });

  it("carry a hash of it where it is long or needs quotes, and keep its beginning", () => {
    const { supplier } = databaseRolesOf("waymark-staging");
    expect(supplier).toMatch(/^waymark_waymark_staging_[0-9a-f]{10}_supplier$/);
    expect(databaseRolesOf("waymark_staging").supplier).toBe("waymark_waymark_staging_supplier");
    expect(databaseRolesOf("a".repeat(46)).supplier).toBe(`waymark_${"a".repeat(46)}_supplier`);
    expect(databaseRolesOf("a".repeat(47)).supplier).toMatch(/^waymark_a{35}_[0-9a-f]{10}_supplier$/);
  });

  it("are names that PostgreSQL takes whole and without quotes, whatever the database is called", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary", minLength: 1 }), (name) => {
        for (const role of Object.values(databaseRolesOf(name)))
          expect(role).toMatch(/^[a-z][a-z0-9_]{1,62}$/);
      }),
    );
  });

  it("are never those of another database", () => {
    const names = fc.oneof(
      fc.string({ unit: "binary", minLength: 1 }),
      fc.stringMatching(/^[a-z0-9_]{1,63}$/),
    );
    fc.assert(
      fc.property(names, names, (one, other) => {
        fc.pre(one !== other);
        const both = [...Object.values(databaseRolesOf(one)), ...Object.values(databaseRolesOf(other))];
        expect(new Set(both).size).toBe(10);
      }),
    );
  });
});

it("an address names database and user, as they are called", () => {
  const url = "postgres://way%40mark:word@db.example.com:5432/way%20mark?prepare=false";
  expect([databaseNameOf(url), userNameOf(url)]).toEqual(["way mark", "way@mark"]);
  expect(() => databaseNameOf("postgres://db.example.com")).toThrow(TypeError);
});
