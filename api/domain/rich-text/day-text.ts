import { plainTextOf } from "#api/domain/rich-text/clean-rich-text.ts";
import { isFormatted } from "#contract/formatted.ts";

/** What a day of a trip says as words alone, for documents that are not formatted. */
export function plainDayText(text: string): string {
  return isFormatted(text) ? plainTextOf(text) : text;
}
