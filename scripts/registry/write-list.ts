import { firstLine, type Listed } from "#scripts/registry/sources.ts";

type List = {
  name: string;
  /** What the file imports, beside the types of `imports` that `type` mentions. */
  from: readonly Listed[];
  /** One a line. */
  entries: readonly string[];
  around?: readonly [string, string];
  type?: string;
  /** Behind the list. */
  end?: string;
  imports?: readonly string[];
};

export const brackets = ["[", "]"] as const;
export const braces = ["{", "}"] as const;

/** A file that imports constants and puts them into one list. */
export function writeList({ name, from, entries, around = brackets, type, end = "", imports = [] }: List) {
  const mentioned = imports.filter((line) =>
    new RegExp(`\\b${/\{ (\w+) \}/.exec(line)?.[1] ?? "-"}\\b`).test(type ?? ""),
  );
  const values = from.map(({ path, exported, name: called }) => {
    const what = exported === called ? called : `${exported} as ${called}`;
    return `import { ${what} } from "#${path}";`;
  });
  const head = [...mentioned, ...values];
  const inner = entries.length === 0 ? "" : `\n${entries.map((entry) => `  ${entry},\n`).join("")}`;
  const typed = type === undefined ? name : `${name}: ${type}`;
  const list = `export const ${typed} = ${around[0]}${inner}${around[1]}${end};`;
  return [firstLine, ...head, ...(head.length > 0 ? [""] : []), list, ""].join("\n");
}
