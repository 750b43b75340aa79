import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dictionary } from "@zxcvbn-ts/language-common";
import { z } from "zod";
import { projectPath } from "#api/disk/project-folder.ts";

/** The list of common passwords that the API reads. */
export const commonPasswordsFile = projectPath("api", "modules", "people", "access", "common-passwords.txt");

/** A password has ten characters at least; what is shorter than this cannot be what it comes down to. */
const shortest = 4;

/** The file: a line that says where it comes from, then one word a line, the commonest first. */
export function commonPasswordsText(): string {
  const words = z.array(z.string()).parse(dictionary["passwords-common"]);
  const kept = new Set(words.map((word) => word.toLowerCase()).filter((word) => word.length >= shortest));
  const manifest: unknown = JSON.parse(
    readFileSync(createRequire(import.meta.url).resolve("@zxcvbn-ts/language-common/package.json"), "utf8"),
  );
  const { name, version, license } = z
    .object({ name: z.string(), version: z.string(), license: z.string() })
    .parse(manifest);
  return `# Common passwords from ${name} ${version} (${license}), made by scripts/common-passwords.ts\n${[...kept].join("\n")}\n`;
}
