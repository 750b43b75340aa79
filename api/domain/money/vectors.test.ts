import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { playHistory } from "./play-history.ts";

type Vector = { input: { id: string }; output: { status: string } };

const file = new URL("../../../tests/fixtures/money/vectors.json", import.meta.url);
// why: the fixture is ours, and its shape is what the test below compares.
const vectors = JSON.parse(readFileSync(file, "utf8")) as Vector[];

describe("playHistory on the agreed vectors", () => {
  it("has all 121 of them", () => {
    expect(vectors).toHaveLength(121);
  });

  it.each(vectors.map((vector) => [vector.input.id, vector] as const))(
    "answers %s to the byte",
    (_, vector) => {
      const answer = playHistory(vector.input);
      // The vectors name no complaints: their words are ours.
      const { errors, ...told } = answer.status === "invalid" ? answer : { ...answer, errors: null };
      expect(JSON.stringify(told)).toBe(JSON.stringify(vector.output));
      expect(errors).toEqual(
        answer.status === "invalid" ? expect.arrayContaining([expect.anything()]) : null,
      );
    },
  );
});
