const stateSuffixes = ["-cl", "-ar", "-rc"];

/**
 * A supplier's confirmation as people may read it: without the state markers that older records carry at
 * their end. Runs in time linear to the length, whatever the text is.
 */
export function displayedConfirmation(confirmation: string | null): string | null {
  if (confirmation === null) return null;
  let end = confirmation.length;
  while (end >= 3 && stateSuffixes.includes(confirmation.slice(end - 3, end))) end -= 3;
  const shown = confirmation.slice(0, end).trim();
  return shown === "" ? null : shown;
}
