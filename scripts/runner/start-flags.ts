import { readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "#scripts/setup/ready.mjs";

/** What `npm start` tells Node itself: whoever starts the product otherwise starts it with the same. */
export function startFlags(): string[] {
  // Our own package has a start of this form.
  const { scripts } = JSON.parse(readFileSync(join(root, "package.json"), "utf8")) as {
    scripts: { start: string };
  };
  return [...scripts.start.matchAll(/--\S+/g)].map(([flag]) =>
    flag.replace(/\$\{(\w+):-(\w+)\}/, (_, name: string, usual: string) => process.env[name] ?? usual),
  );
}
