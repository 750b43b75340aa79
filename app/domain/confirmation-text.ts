/** Marks that suppliers' systems put behind a confirmation number (specification section 9). */
const SUFFIXES = /(?:-(?:cl|ar|rc))+\s*$/i;

/** A supplier's confirmation as a traveller reads it: without the suffixes -cl, -ar and -rc. */
export function confirmationText(confirmation: string): string {
  return confirmation.trim().replace(SUFFIXES, "").trimEnd();
}
