/** What fingers run along: alphabet, digits, and the rows of the keyboards of our languages with their signs. */
const rows = [
  ...["abcdefghijklmnopqrstuvwxyz", "1234567890", "0123456789", "!@#$%^&*()", "qwertyuiop", "asdfghjkl;"],
  ...["zxcvbnm,./", "qwertzuiop", "asdfghjklo", "yxcvbnm,.-", "azertyuiop", "qsdfghjklm", "wxcvbn,;:!"],
];
const alongRows = rows.flatMap((row) => [row, [...row].toReversed().join("")]);

/** Shorter texts are parts of too many words. */
const shortestCore = 4;
const shortestRun = 3;

/** Whether a text is nothing but runs along alphabet, digits or keys, forwards or backwards: lists leave these out. */
export function isOfRuns(core: string): boolean {
  if (core.length < shortestCore) return false;
  let rest = core;
  while (rest.length > 0) {
    const length = runAtStart(rest);
    if (length < shortestRun) return false;
    rest = rest.slice(length);
  }
  return true;
}

function runAtStart(text: string): number {
  let length = 1;
  while (length < text.length && alongRows.some((row) => row.includes(text.slice(0, length + 1))))
    length += 1;
  return length;
}
