import { z } from "zod";

/**
 * Formatted text: paragraphs, headings of the third and fourth rank, lists, quotes, bold, italic, underlined, and
 * links to the web, to mail and to phones. The API cleans it when it is written and when it is read.
 */
export const RichText = z.string().max(20_000);
