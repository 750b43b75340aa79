/**
 * Whether a text is formatted, as the editor writes it and the API cleans it, or plain words with line breaks, as
 * packages and older files have them. Formatted ones begin with a paragraph, a heading, a list or a quotation.
 */
export function isFormatted(text: string): boolean {
  return /^<(?:p|h3|h4|ul|ol|blockquote)>/.test(text);
}
