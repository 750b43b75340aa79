/** Spaces and signs the document's typeface lacks, and what stands for them. */
const substitutes: Record<string, string> = {
  "\t": " ",
  "\r\n": "\n",
  "\r": "\n",
  "\u2028": "\n",
  "\u2029": "\n",
  "\u2009": " ",
  "\u202F": "\u00A0",
  "\u2010": "-",
  "\u2011": "-",
  "\u2190": "\u2013",
  "\u2192": "\u2013",
};

const toSubstitute = /\r\n|[\t\r\u2028\u2029\u2009\u202F\u2010\u2011\u2190\u2192]/g;

/**
 * Not to be printed: control characters except the line break, format characters (bidi overrides, joiners,
 * tags), lone surrogates, private and unassigned ones, marks that only dress an emoji, and pictures, which
 * the typeface would show as empty boxes.
 */
const unprintable =
  /(?!\n)[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Cn}\p{Emoji_Modifier}\u{FE00}-\u{FE0F}\u20E3]|(?![°©®™№])\p{So}/gu;

/** Longest run of characters set without a chance to break; a line of body text holds about ninety. */
const longestWord = 32;
const breakEvery = 12;
const overlongWord = new RegExp(`[^\\s\\p{Zs}]{${longestWord + 1},}`, "gu");
const graphemes = new Intl.Segmenter("en", { granularity: "grapheme" });

/**
 * The text as it can be set: composed (a macron stays with its letter), without what is invisible or has no
 * glyph, and with break points inside words no line could hold.
 */
export function printableText(text: string): string {
  return text
    .normalize("NFC")
    .replace(toSubstitute, (sign) => substitutes[sign] ?? sign)
    .replace(unprintable, "")
    .replace(/ {2,}/g, " ")
    .replace(overlongWord, breakable)
    .trim();
}

function breakable(word: string): string {
  const parts = Array.from(graphemes.segment(word), ({ segment }) => segment);
  return parts
    .map((part, index) => (index > 0 && index % breakEvery === 0 ? `\u200B${part}` : part))
    .join("");
}

/** Paragraphs of a text, each a list of its lines; empty ones are left out. */
export function paragraphs(text: string | null): string[][] {
  return printableText(text ?? "")
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.split("\n").map((line) => line.trim()))
    .map((lines) => lines.filter((line) => line !== ""))
    .filter((lines) => lines.length > 0);
}

/** Rough length of texts in characters; a line counts as half a printed one at least. */
export function textSize(texts: string[][][]): number {
  return texts.flat(2).reduce((size, line) => size + Math.max(line.length, 45), 0);
}
