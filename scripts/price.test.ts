import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { runScript } from "#tests/support/run-script.ts";

// why: the fixture is ours; its shape is compared below.
const vectors = JSON.parse(
  readFileSync(new URL("../tests/fixtures/pricing/vectors.json", import.meta.url), "utf8"),
) as { input: unknown; output: unknown }[];

const price = (input: string | Buffer) => runScript("scripts/price.ts", input);

const invalid = { id: null, status: "invalid", errors: [{ path: "", message: "must be an object" }] };

describe("npm run price", () => {
  it("answers two thousand inputs with two thousand answers", { timeout: 30_000 }, async () => {
    const cases = Array.from({ length: 2068 }, (_, index) => vectors[index % vectors.length]);
    const run = await price(JSON.stringify(cases.map((each) => each?.input)));
    expect(run).toMatchObject({ code: 0, stderr: "" });
    expect(JSON.parse(run.stdout)).toEqual(cases.map((each) => each?.output));
  });

  it("answers an object with an object, byte-order marks and all", { timeout: 30_000 }, async () => {
    const text = `\ufeff${JSON.stringify(vectors[0]?.input)}`;
    const expected = `${JSON.stringify(vectors[0]?.output)}\n`;
    expect(await price(text)).toEqual({ code: 0, stdout: expected, stderr: "" });
    expect(await price(Buffer.from(text, "utf16le"))).toEqual({ code: 0, stdout: expected, stderr: "" });
  });

  it("says what is wrong with an input and still ends well", { timeout: 30_000 }, async () => {
    const list = await price('[null, {"id":"x"}]');
    expect(list.code).toBe(0);
    expect(JSON.parse(list.stdout)).toEqual([
      invalid,
      expect.objectContaining({ id: "x", status: "invalid" }),
    ]);
    expect(JSON.parse((await price("[]")).stdout)).toEqual([]);
    expect(JSON.parse((await price("5")).stdout)).toEqual(invalid);
  });

  it.each(["", '{"id":1'])("ends with 1 when %j cannot be read", { timeout: 30_000 }, async (text) => {
    const run = await price(text);
    expect(run).toMatchObject({ code: 1, stdout: "" });
    expect(run.stderr).toMatch(/^The input is not readable as JSON: .+\n$/);
  });
});
