import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { toneOfCode } from "#app/domain/status-tone.ts";
import { status } from "#app/i18n/locales/en/core/status.ts";

const css = readFileSync(new URL("status.css", import.meta.url), "utf8");
/** Rules that name codes, in their order: the codes, and what is said of them. */
const rules = [...css.matchAll(/:is\(\s*((?:\[data-code="[^"]+"\],?\s*)+)\)([^{]*\{[^}]*\})/g)].map(
  ([, codes = "", body = ""]) => ({
    codes: [...codes.matchAll(/"([^"]+)"/g)].map(([, code = ""]) => code),
    body,
  }),
);
const drawings = rules.filter(({ body }) => body.includes("--drawing"));
const shapes = rules.filter(({ body }) => !body.includes("--drawing"));
const places = (among: typeof rules, code: string) =>
  among.flatMap(({ codes }, at) => (codes.includes(code) ? [at] : []));

/** Begins with nothing special: a dashed ring, in an outline. */
const ringed = ["Open", "Planned"];
const machines = Object.entries(status).map(([machine, labels]): [string, string[]] => [
  machine,
  Object.keys(labels).filter((code) => toneOfCode(code) === "neutral"),
]);

test("the sheet is read", () => {
  expect([drawings.length > 5, shapes.length]).toEqual([true, 2]);
});

describe.each(machines)("%s", (_machine, codes) => {
  test("every status without a colour has one drawing, and is not both holding and over", () => {
    const wrong = codes.filter((code) => {
      const drawn = places(drawings, code).length + (ringed.includes(code) ? 1 : 0);
      return drawn !== 1 || places(shapes, code).length > 1;
    });
    expect(wrong).toEqual([]);
  });
});

test.each(["quote", "file"] as const)("no two statuses of a %s without a colour look the same", (machine) => {
  const [, codes = []] = machines.find(([name]) => name === machine) ?? [];
  const looks = codes.map((code) => JSON.stringify([places(drawings, code), places(shapes, code)]));
  expect(looks).toEqual([...new Set(looks)]);
});

test("struck is what is over: not a cancellation that is asked for, nor a departure that is full", () => {
  const [, struck] = /((?:[^{}]*?))\{\s*text-decoration: line-through/.exec(css) ?? [];
  for (const code of ["Cancelled", "CX", "UN", "Expired", "Superseded"]) {
    expect(struck).toContain(`[data-code="${code}"]`);
  }
  expect(struck).not.toMatch(/"(?:Cancellation|CP|Full)"|\[data-code\]/);
});

test("no code is named that no machine has", () => {
  const known = new Set(Object.values(status).flatMap((labels) => Object.keys(labels)));
  const named = rules.flatMap(({ codes }) => codes);
  expect(named.filter((code) => !known.has(code))).toEqual([]);
});
