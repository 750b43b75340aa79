import { Parser } from "htmlparser2";

/** Elements whose texts nobody reads on the page; pictures are told apart from words. */
const unread = new Set(["head", "script", "style", "template", "noscript", "svg"]);

/**
 * What a page says, in the order of its markup: without scripts, styles, drawings and what is hidden by its attribute. An
 * edge of an element counts as a blank, and blanks in a row as one, so that the ways in which frameworks write are equal.
 */
export function visibleText(html: string): string {
  const pieces: string[] = [];
  let depth = 0;
  let unreadFrom: number | null = null;
  const parser = new Parser({
    onopentag(name, attributes) {
      depth += 1;
      if (unread.has(name) || "hidden" in attributes) unreadFrom ??= depth;
      pieces.push(" ");
    },
    ontext(text) {
      if (unreadFrom === null) pieces.push(text);
    },
    onclosetag() {
      if (unreadFrom === depth) unreadFrom = null;
      depth -= 1;
      pieces.push(" ");
    },
  });
  parser.end(html);
  return pieces.join("").replaceAll(/\s+/g, " ").trim();
}

/** Words shown around the place where two texts part. */
const around = 60;

/** Where the second text first says something else than the first, for people to read; null where they are the same. */
export function firstDifference(wanted: string, found: string): string | null {
  if (wanted === found) return null;
  let at = 0;
  while (at < wanted.length && wanted[at] === found[at]) at += 1;
  const from = Math.max(0, at - around);
  const part = (text: string) => text.slice(from, at + around);
  return `at character ${at}: “${part(wanted)}” is “${part(found)}”`;
}
