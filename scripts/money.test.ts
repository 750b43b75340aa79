import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { runScript } from "#tests/support/run-script.ts";

// why: the fixture is ours; its shape is compared below.
const vectors = JSON.parse(
  readFileSync(new URL("../tests/fixtures/money/vectors.json", import.meta.url), "utf8"),
) as { input: unknown; output: { status: string } }[];

const money = (input: string | Buffer) => runScript("scripts/money.ts", input);

describe("npm run money", () => {
  it("answers a thousand histories with a thousand results", { timeout: 30_000 }, async () => {
    const good = vectors.filter(({ output }) => output.status === "ok");
    const cases = Array.from({ length: 1000 }, (_, index) => good[index % good.length]);
    const run = await money(JSON.stringify(cases.map((each) => each?.input)));
    expect(run).toMatchObject({ code: 0, stderr: "" });
    expect(JSON.parse(run.stdout)).toEqual(cases.map((each) => each?.output));
  });

  it("says what is wrong with a history and still ends well", { timeout: 30_000 }, async () => {
    const run = await money('[5, {"id":"x"}]');
    expect(run.code).toBe(0);
    expect(JSON.parse(run.stdout)).toEqual([
      { id: null, status: "invalid", errors: [{ path: "", message: "must be an object" }] },
      expect.objectContaining({ id: "x", status: "invalid" }),
    ]);
    expect(JSON.parse((await money("[]")).stdout)).toEqual([]);
  });

  it.each(["", "[", "{}", "null"])("ends with 1 for %j", { timeout: 30_000 }, async (text) => {
    const run = await money(text);
    expect(run).toMatchObject({ code: 1, stdout: "" });
    expect(run.stderr).toMatch(/^The input is not (a list\.|readable as JSON: .+)\n$/);
  });
});
