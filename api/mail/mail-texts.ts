import { mail as de } from "#api/mail/texts/de.ts";
import { mail as en, type MailTexts } from "#api/mail/texts/en.ts";
import { mail as es } from "#api/mail/texts/es.ts";
import { mail as fr } from "#api/mail/texts/fr.ts";
import { mail as it } from "#api/mail/texts/it.ts";
import type { Locale } from "#contract/primitives.ts";

const all: Record<Locale, MailTexts> = { en, de, es, it, fr };

/** The words of the mails in one language. */
export function mailTextsIn(locale: Locale): MailTexts {
  return all[locale];
}
