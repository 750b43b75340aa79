import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { priceLine } from "./price-line.ts";

type Vector = { input: { id: string }; output: unknown };

const file = new URL("../../../tests/fixtures/pricing/vectors.json", import.meta.url);
// why: the fixture is ours, and its shape is what the test below compares.
const vectors = JSON.parse(readFileSync(file, "utf8")) as Vector[];

describe("priceLine on the agreed vectors", () => {
  it("has all 94 of them", () => {
    expect(vectors).toHaveLength(94);
  });

  it.each(vectors.map((vector) => [vector.input.id, vector] as const))(
    "answers %s to the byte",
    (_, vector) => {
      expect(JSON.stringify(priceLine(vector.input))).toBe(JSON.stringify(vector.output));
    },
  );
});
