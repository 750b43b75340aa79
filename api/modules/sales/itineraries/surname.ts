/** Letters that do not come apart into a base letter and a mark. */
const folded: Record<string, string> = {
  ß: "ss",
  æ: "ae",
  œ: "oe",
  ø: "o",
  đ: "d",
  ð: "d",
  ł: "l",
  þ: "th",
  ı: "i",
};
const umlauts: Record<string, string> = { ä: "ae", ö: "oe", ü: "ue" };

/**
 * Whether one of the travellers bears that surname. Case, accents, hyphens and spaces do not matter, and an
 * umlaut may be typed as its base letter or with an e. Names of several words count whole or by their last ones.
 */
export function bearsSurname(travellers: readonly { name: string }[], surname: string): boolean {
  const wanted = wordsOf(surname).join("");
  if (wanted === "") return false;
  return travellers.some(({ name }) =>
    [name, written(name, umlauts)].some((spelling) => {
      const words = wordsOf(spelling);
      return words.some((_word, index) => words.slice(index).join("") === wanted);
    }),
  );
}

function wordsOf(name: string): string[] {
  const base = written(name, folded)
    .normalize("NFD")
    .replaceAll(/[\p{Mark}\p{Lm}]/gu, "");
  return base.split(/[^\p{Letter}]+/u).filter((word) => word !== "");
}

function written(name: string, letters: Record<string, string>): string {
  return [...name.normalize("NFC").toLowerCase()].map((letter) => letters[letter] ?? letter).join("");
}
