import { isReference, type Found, type Hit } from "#app/domain/found.ts";

/** The file whose reference was typed in full. */
export function exactOf({ q, groups }: Found): Hit | undefined {
  if (!isReference(q)) return undefined;
  const files = groups.find(({ kind }) => kind === "files");
  return files?.hits.find(({ title }) => title.startsWith(`${q.toUpperCase()} `));
}
