import { z } from "zod";
import { TranslatedText } from "#contract/primitives.ts";

/** How the API document names what is in such a text, and how the API knows which fields to clean. */
const mediaType = "text/html";

/**
 * Formatted text of at most so many characters, markup included: paragraphs, headings of the third and fourth
 * rank, lists, quotes, bold, italic, underlined, and links to the web, to mail and to phones. To declare a field so
 * is enough: the API takes everything else out of it when it is written and when it is read. Wrap it (`optional`,
 * in objects and lists) as you like, but refine it no further: a refined schema is another one, which is not known.
 */
export function richText(maxChars = 20_000) {
  return z.string().trim().max(maxChars).meta({ contentMediaType: mediaType });
}

/** True for what `richText` made. */
export function isRichText(schema: z.core.$ZodType): boolean {
  return z.globalRegistry.get(schema)?.["contentMediaType"] === mediaType;
}

const text = richText().optional();

/** What is in the tables is read however long it is. */
const keptText = richText(10_000_000);
const keptInOther = keptText.optional();

/** Formatted text in up to five languages, as it is read. */
export const RichTexts = TranslatedText.extend({
  en: keptText,
  de: keptInOther,
  es: keptInOther,
  it: keptInOther,
  fr: keptInOther,
});

/**
 * The same as it is written, where it may be missing altogether; once one language is there, English must be.
 */
export const OptionalRichTexts = z
  .object({ en: text, de: text, es: text, it: text, fr: text })
  .optional()
  .transform((texts) => {
    const filled = Object.entries(texts ?? {}).filter(([, words]) => words !== undefined && words !== "");
    return filled.length > 0 ? Object.fromEntries(filled) : undefined;
  })
  .pipe(TranslatedText.optional());
