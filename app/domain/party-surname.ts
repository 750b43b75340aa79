/** What parties are called beside their name, in our five languages, and how people are addressed. */
const otherWords = new Set(
  [
    "party family group tour & and mr mrs ms miss dr",
    "familie reisegruppe gruppe und herr frau",
    "famille groupe et m mme mlle monsieur madame",
    "familia grupo y e sr sra",
    "famiglia gruppo sig sigra signor signora",
  ].flatMap((words) => words.split(" ")),
);

/**
 * One surname out of the name of a party, for where no more is to be told: the last word that is a name, which is where
 * all our languages put it. Null where there is none.
 */
export function partySurname(party: string): string | null {
  const names = party
    .split(/[\s,;/+]+/)
    .filter(
      (word) => /^[\p{L}\p{M}'’.-]+$/u.test(word) && !otherWords.has(word.toLowerCase().replace(/\.$/, "")),
    );
  return names.at(-1) ?? null;
}
