import fc from "fast-check";
import { expect, test } from "vitest";
import { usernameCandidates } from "#api/modules/people/users/username.ts";

test.each([
  ["mia@silberfarn.example", "Silberfarn Reisen", "mia.silberfarn"],
  ["Ana.María@x.example", "Ágora Viajes", "ana.maria.agora"],
  ["groß@x.example", "", "gross"],
  ["+++@x.example", "+++", "user"],
])("of %s at %s the first is %s", (email, organisation, wanted) => {
  expect(usernameCandidates(email, organisation)[0]).toBe(wanted);
});

test("all differ and hold nothing but plain signs, whatever the names", () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), (email, organisation) => {
      const names = usernameCandidates(email, organisation);
      expect(new Set(names).size).toBe(names.length);
      for (const name of names) expect(name).toMatch(/^[a-z0-9](?:[a-z0-9.-]*[a-z0-9])?$/);
    }),
  );
});
