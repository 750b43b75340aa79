import { describe, expect, it } from "vitest";
import { LoadedRolesAndPermissions, nobody, readRolesAndPermissions } from "#contract/session.ts";

describe("roles and permissions of the visitor", () => {
  it("are the lists of the answer", () => {
    const lists = { roles: ["agent"], permissions: ["quotes.create"] };
    expect(readRolesAndPermissions(lists)).toEqual(lists);
    expect(LoadedRolesAndPermissions.parse(lists)).toEqual(lists);
  });

  it.each([0, "0", null, undefined, "", [], {}, { roles: ["agent"] }])("are empty for %j", (loaded) => {
    expect(readRolesAndPermissions(loaded)).toEqual(nobody);
  });

  it("may be answered with 0 but with no other number", () => {
    expect(LoadedRolesAndPermissions.safeParse(0).success).toBe(true);
    expect(LoadedRolesAndPermissions.safeParse(1).success).toBe(false);
  });
});
