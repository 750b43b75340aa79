import type { Plugin } from "vite";

const mark = "?apart";

/**
 * Makes a module that is imported as `./it.ts?apart` once more, with all that it imports: what comes out shares nothing
 * with the module as others import it. So the same texts can be one file for who wants all and a few for who wants some.
 * While developing it is the module itself.
 */
export function apart(): Plugin {
  return {
    name: "apart",
    apply: "build",
    enforce: "pre",
    async resolveId(source, importer = "") {
      const isInside = importer.endsWith(mark);
      if (!isInside && !source.endsWith(mark)) return null;
      const found = await this.resolve(unmarked(source), unmarked(importer), { skipSelf: true });
      return found && { ...found, id: found.id + mark };
    },
  };
}

function unmarked(id: string): string {
  return id.endsWith(mark) ? id.slice(0, -mark.length) : id;
}
