/** Characters that stand for letters in passwords; some for either of two. */
const lookAlikes: Record<string, string> = {
  "0": "o",
  "1": "l",
  "3": "e",
  "4": "a",
  "5": "s",
  "7": "t",
  "8": "b",
  "9": "g",
  "@": "a",
  $: "s",
  "!": "i",
  "|": "l",
  "+": "t",
  "€": "e",
};
const otherwise: Record<string, string> = { ...lookAlikes, "1": "i", "!": "l", "|": "i", "6": "g" };

/** So many digits and signs are taken off a password that has no letters; of such a one more would leave nothing. */
const offOnesWithout = 6;
/** No common password is longer, so of more digits and signs beside the letters only as many can belong to it. */
const longestCommon = 20;

/** In lower case, without accents. */
export function folded(text: string): string {
  return text
    .normalize("NFKD")
    .replaceAll(/\p{Mark}/gu, "")
    .toLowerCase()
    .replaceAll("ß", "ss");
}

const umlauts: Record<string, string> = { ä: "ae", ö: "oe", ü: "ue", å: "aa", æ: "ae", ø: "oe" };

/** A name as it is typed where a keyboard has no umlauts. */
export function spelledOut(name: string): string {
  return [...name.normalize("NFC").toLowerCase()].map((letter) => umlauts[letter] ?? letter).join("");
}

/** What is left of a text when only its letters count, in the ways in which look-alikes can be read. */
export function lettersOf(text: string): string[] {
  const plain = folded(text);
  return distinct([plain, read(plain, lookAlikes), read(plain, otherwise)].map(lettersOnly));
}

/**
 * What a password comes down to: without digits and signs at its ends, with look-alikes read as letters, without what
 * stands between letters, and once where it repeats itself. Whoever guesses tries all of these for each common word.
 */
export function coresOf(password: string): string[] {
  const plain = folded(password);
  const inner = distinct(
    withoutEnds(plain).flatMap((core) => [core, read(core, lookAlikes), read(core, otherwise)]),
  );
  return distinct([...inner, ...lettersOf(password)].flatMap((core) => [core, repeatedPart(core)])).filter(
    (core) => core.length > 0,
  );
}

/** The text less none, one, more and all of the digits and signs at either end. */
function withoutEnds(text: string): string[] {
  const first = text.search(/\p{Letter}/u);
  const hasLetters = first !== -1;
  const lead = hasLetters ? first : Math.min(offOnesWithout, text.length);
  const tail = /\P{Letter}*$/u.exec(text)?.[0].length ?? 0;
  const trail = hasLetters ? tail : Math.min(offOnesWithout, text.length);
  const cores: string[] = [];
  for (let front = Math.max(0, lead - longestCommon); front <= lead; front += 1)
    for (let back = Math.max(0, trail - longestCommon); back <= trail; back += 1)
      if (hasLetters || front + back <= offOnesWithout) cores.push(text.slice(front, text.length - back));
  return distinct(cores);
}

/** The shortest part that the text is made of by repeating it; the text itself where it does not repeat. */
export function repeatedPart(text: string): string {
  const at = (text + text).indexOf(text, 1);
  return at > 0 ? text.slice(0, at) : text;
}

function read(text: string, as: Record<string, string>): string {
  return [...text].map((character) => as[character] ?? character).join("");
}

function lettersOnly(text: string): string {
  return text.replaceAll(/\P{Letter}/gu, "");
}

function distinct(texts: readonly string[]): string[] {
  return [...new Set(texts)];
}
