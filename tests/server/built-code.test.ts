import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parseSync, Visitor } from "vite";
import { expect, test } from "vitest";
import { root } from "#scripts/setup/ready.mjs";

const built = join(root, "build", "server");
const chunks = readdirSync(built, { recursive: true, encoding: "utf8" }).filter((name) =>
  name.endsWith(".js"),
);

/** How the objects of a chunk begin that are copies with something behind: marked as decision 55 wants it, or not. */
function copiesIn(name: string) {
  const { program } = parseSync(name, readFileSync(join(built, name), "utf8"));
  const copies = { marked: 0, plain: 0 };
  new Visitor({
    ObjectExpression: ({ properties: [first, ...more] }) => {
      if (first?.type !== "SpreadElement" || more.length === 0) return;
      const { argument } = first;
      copies[argument.type === "Literal" && argument.value === null ? "marked" : "plain"] += 1;
    },
  }).visit(program);
  return copies;
}

test("every copy with something behind it is written as Node 20 is quick with", () => {
  const copies = chunks.map(copiesIn);
  expect(copies.reduce((sum, { marked }) => sum + marked, 0)).toBeGreaterThan(100);
  expect(chunks.filter((_, index) => copies[index]!.plain > 0)).toEqual([]);
});
