import { z } from "zod";
import { TranslatedText } from "#contract/primitives.ts";

const text = z.string().trim().max(2000);

/** A text with its English at least. */
export const Texts = TranslatedText.extend({
  en: text.min(1),
  de: text.optional(),
  es: text.optional(),
  it: text.optional(),
  fr: text.optional(),
});

const part = text.optional();

/** A text that may be missing altogether; once one language is there, English must be. */
export const OptionalTexts = z
  .object({ en: part, de: part, es: part, it: part, fr: part })
  .optional()
  .transform((texts) => {
    const filled = Object.entries(texts ?? {}).filter(([, words]) => words !== undefined && words !== "");
    return filled.length > 0 ? Object.fromEntries(filled) : undefined;
  })
  .pipe(TranslatedText.optional());
