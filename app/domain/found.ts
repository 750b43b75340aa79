import type { FileStatus } from "#contract/primitives.ts";

export const hitKinds = ["files", "ways", "packages", "suppliers", "products", "agencies", "people"] as const;
export type HitKind = (typeof hitKinds)[number];

/** Something that a search led to. */
export type Hit = {
  to: string;
  title: string;
  /** What tells it from others of the same name. */
  text: string;
  status?: FileStatus;
  /** Of a file. */
  reference?: string;
};

export type HitGroup = { kind: HitKind; hits: Hit[]; more: string | null };

/** What a portal's search found for some words, best first. */
export type Found = {
  q: string;
  groups: HitGroup[];
  /** The search was out of reach: that nothing was found says nothing. */
  failed?: boolean;
};

/** The words as they were meant: without blanks around or between the parts of a reference. */
export function wordsOf(typed: string | null): string {
  const words = (typed ?? "").trim().replaceAll(/\s+/g, " ").slice(0, longestSearch);
  const joined = words.replaceAll(/[\s-]/g, "");
  return isReference(joined) ? joined.toUpperCase() : words;
}

const longestSearch = 60;

/** The reference that words begin with, in capitals, and what is said behind it: `nzfi100001 inv`. */
export function referenceFirst(words: string): { reference: string; rest: string } | null {
  const [, letters, digits, rest = ""] = /^([a-z]{4})[\s-]?(\d{6})(?:\s+(.+))?$/i.exec(words) ?? [];
  if (letters === undefined || digits === undefined) return null;
  return { reference: (letters + digits).toUpperCase(), rest };
}

/** Whether these are the letters and digits of a file's reference, in any case. */
export function isReference(words: string): boolean {
  return /^[a-z]{4}\d{6}$/i.test(words);
}

/** Without marks and case: who types `whakatane` means `Whakatāne`. */
export function folded(text: string): string {
  return text.normalize("NFD").replaceAll(/\p{M}/gu, "").toLowerCase();
}

/** Whether each word begins one of the name's. */
export function isNamed(name: string, words: string): boolean {
  const parts = folded(name).split(/[^\p{L}\p{N}]+/u);
  return folded(words)
    .split(" ")
    .every((word) => parts.some((part) => part.startsWith(word)));
}
