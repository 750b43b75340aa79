/** In small letters without accents, so that a word is found however it was written. */
export function withoutAccents(text: string): string {
  return text
    .normalize("NFD")
    .replaceAll(/\p{M}/gu, "")
    .toLowerCase()
    .replaceAll(/[\s_]+/g, " ")
    .trim();
}
