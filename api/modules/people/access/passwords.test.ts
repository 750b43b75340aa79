import { readFileSync } from "node:fs";
import { dictionary } from "@zxcvbn-ts/language-common";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { passwordFault } from "#api/modules/people/access/passwords.ts";
import { demoPassword } from "#api/demo/personas/users.ts";
import { projectPath } from "#api/disk/project-folder.ts";

const list = readFileSync(projectPath("api", "modules", "people", "access", "common-passwords.txt"), "utf8")
  .split("\n")
  .slice(1, -1);
const signs = fc.constantFrom(..."0123456789!@#$%&*._-+?");
const names = [
  "Anke Brückner",
  "anke.silberfarn",
  "Silberfarn Reisen GmbH",
  "Harakeke Pacific Banksia Coast",
  "abr",
];

describe("a common password is refused", () => {
  test("with up to six digits and signs after it", () => {
    const decorated = fc.tuple(fc.constantFrom(...list), fc.array(signs, { maxLength: 6 }));
    fc.assert(
      fc.property(decorated, ([word, after]) => {
        const password = word + after.join("");
        fc.pre(password.length >= 10);
        expect(passwordFault(password, [])).toBe("passwordCommon");
      }),
      { numRuns: 2000 },
    );
  });

  test("with as many as there is room for, before and after, where it has letters", () => {
    const words = list.filter((word) => /^[a-z]+$/.test(word));
    const some = fc.array(signs, { minLength: 3, maxLength: 12 });
    fc.assert(
      fc.property(some, fc.constantFrom(...words), some, (before, word, after) => {
        expect(passwordFault([...before, word, ...after].join(""), [])).toBe("passwordCommon");
      }),
      { numRuns: 1000 },
    );
  });

  test.each([
    "P@ssw0rd2026!",
    "2026!PaSsWoRd",
    "p-a-s-s-w-o-r-d",
    "Pass.word.1234",
    "passwordpassword",
    "Passw0rd!Passw0rd!",
    "$unsh1ne!!!!",
    "!l0vey0u2026",
    "Qwertyuiop[]",
    "1q2w3e4r5t6y",
    "12345678901234",
    "abcabcabcabc",
    "......................",
    "Contraseña2026",
    "Motdepasse#26",
    "Sommer2026!!",
    "0987654321",
    "9876543210!",
    "Abcdefghij",
    "zyxwvuts2026",
    "!@#$%^&*()",
    "poiuytrewq",
    "Mnbvcxzlkj",
    "abcd1234abcd",
  ])("as %s", (password) => {
    expect(passwordFault(password, [])).toBe("passwordCommon");
  });
});

describe("a password of names is refused", () => {
  test.each([
    "AnkeBrueckner1985",
    "Brückner1990!",
    "anke.silberfarn1",
    "S1lberfarn-2026",
    "SilberfarnReisen",
    "Reisen-Silberfarn",
    "W@ymark-2026",
    "Harakeke2026",
    "banksia coast 1",
    "Anke+Harakeke+1",
    "silberfarn-password",
  ])("as %s", (password) => {
    expect(passwordFault(password, names)).toBe("passwordOwn");
  });

  test("but not one that only mentions them", () => {
    expect(passwordFault("brückner likes tussock lupins", names)).toBeNull();
  });
});

describe("a good password is taken", () => {
  const words = dictionary["diceware-common"];

  test("when it is of four words by chance, however they are put together", () => {
    const four = fc.array(fc.constantFrom(...words), { minLength: 4, maxLength: 4 });
    fc.assert(
      fc.property(four, fc.constantFrom(" ", "-", "", ".", "7"), (chosen, between) => {
        fc.pre(new Set(chosen).size === 4 && chosen.join(between).length >= 16);
        expect(passwordFault(chosen.join(between), names)).toBeNull();
      }),
      { numRuns: 5000 },
    );
  });

  test("when a program made it", () => {
    const made = fc.array(
      fc.constantFrom(..."abcdefghjkmnpqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ23456789!#%&*+-?"),
      {
        minLength: 16,
        maxLength: 24,
      },
    );
    fc.assert(
      fc.property(made, (characters) => {
        fc.pre(characters.filter((one) => /[a-z]/i.test(one)).length >= 8);
        expect(passwordFault(characters.join(""), names)).toBeNull();
      }),
      { numRuns: 2000, seed: 20_260 },
    );
  });

  test("and the demo keeps its own, which nobody had to choose", () => {
    expect(passwordFault(demoPassword, [])).toBe("passwordOwn");
  });
});
