import { textsIn } from "#api/texts/texts.ts";
import type { Locale } from "#contract/primitives.ts";

/** Subject line of a kind of mail. */
export function subjectOf(kind: string, locale: Locale): string {
  const { mail } = textsIn(locale);
  return kind === "password-reset" ? mail.resetSubject : kind;
}
