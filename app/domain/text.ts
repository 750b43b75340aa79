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

/**
 * A supplier's confirmation without the trailing marks `-cl`, `-ar`, `-rc` of the message it came in, and
 * without blanks around it. Runs in time linear to the length.
 */
export function stripConfirmationSuffix(confirmation: string): string {
  const text = confirmation.trim();
  let end = text.length;
  while (end >= 3 && confirmationSuffixes.includes(text.slice(end - 3, end))) end -= 3;
  return text.slice(0, end).trimEnd();
}
