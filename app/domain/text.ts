/** The text, or its first `length` characters and an ellipsis when it is longer. Never cuts a character in two. */
export function ellipsis(text: string, length: number): string {
  const characters = [...text];
  return characters.length > length ? `${characters.slice(0, length).join("").trimEnd()}…` : text;
}

/** English plural as the specification counts it: an `s` when there is more than one. */
export function plural(word: string, count: number): string {
  return count > 1 ? `${word}s` : word;
}

const confirmationSuffixes = ["-cl", "-ar", "-rc"];

/** A supplier's confirmation without the trailing marks `-cl`, `-ar`, `-rc` of the message it came in. */
export function stripConfirmationSuffix(confirmation: string): string {
  let end = confirmation.length;
  while (confirmationSuffixes.some((suffix) => confirmation.endsWith(suffix, end) && end >= suffix.length))
    end -= 3;
  return confirmation.slice(0, end);
}
