import { z } from "zod";
import { textsIn, type Clean } from "#api/http/clean-texts.ts";
import { isRichText } from "#contract/rich-text.ts";

/** Longer texts are written in several lines. */
const longestLine = 255;

// Control characters but for tab and the ends of lines, and marks that turn the direction of what follows.
const invisible = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069\ufeff]/g;
// A line needs none of the marks of direction; in a text of several they keep signs on their side of Hebrew or Arabic.
const marks = /\p{Bidi_Control}/gu;
const breaks = /\s*[\t\n\r\u2028\u2029]\s*/g;

/** A text of several lines without what nobody sees and what could make it read as another. */
export function cleanText(text: string): string {
  return text.replaceAll(invisible, "");
}

/** The same for a text of one line, in which a break counts as a space. */
export function cleanLine(text: string): string {
  return cleanText(text.replaceAll(breaks, " ").replaceAll(marks, ""));
}

/** Cleans the texts in a value of this schema: names and the like are one line. Null where it has none. */
export const plainTextsOf = textsIn((schema): Clean | null => {
  if (isRichText(schema)) return (value) => value;
  if (!(schema instanceof z.ZodString)) return null;
  const clean = (schema.maxLength ?? Infinity) <= longestLine ? cleanLine : cleanText;
  return (value) => (typeof value === "string" ? clean(value) : value);
});
