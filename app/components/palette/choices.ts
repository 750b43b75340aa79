import { isNamed, wordsOf, type Found, type Hit, type HitKind } from "#app/domain/found.ts";

/** A page of the portal; `key` is the letter that leads there. */
export type PortalPage = { to: string; label: string; key?: string };

/** The way to add a record: by the name of its list, or by words of its own. */
export type PortalAdd = { to: string; label: string; ofList: boolean };

/** What a portal leads to: its pages, and what is begun from anywhere. */
export type PortalPages = { pages: readonly PortalPage[]; adds: readonly PortalAdd[] };

export type ChoiceKind = HitKind | "screens" | "actions";
export type Choice = Hit & { key?: string };
export type ChoiceGroup = { kind: ChoiceKind; choices: Choice[]; more: string | null };

type Named = Record<"pages" | "adds", readonly PortalPage[]>;

/** What can be chosen for the words that are typed: what was found for them first, then pages and deeds of that name. */
export function choicesFor(typed: string, found: Found | undefined, { pages, adds }: Named): ChoiceGroup[] {
  const words = wordsOf(typed);
  const named = (some: readonly PortalPage[]): Choice[] =>
    some
      .filter(({ label }) => words === "" || isNamed(label, words))
      .map(({ to, label, key }) => ({ to, title: label, text: "", ...(key && { key }) }));
  const hits = words === "" ? [] : (found?.groups ?? []);
  const groups: ChoiceGroup[] = [
    ...hits.map(({ kind, hits: choices, more }) => ({ kind, choices, more })),
    { kind: "screens", choices: named(pages), more: null },
    { kind: "actions", choices: named(adds), more: null },
  ];
  return groups.filter(({ choices }) => choices.length > 0);
}
