import type { Suggestion } from "#app/forms/use-suggestions.ts";
import { say } from "#app/routes/admin/quick-quote/package-words.ts";
import type { OptionChoice } from "#contract/packages/editor-days.ts";
import type { Locale } from "#contract/primitives.ts";

/** An option as a field suggests it: named by what travellers know, told apart by supplier, place and code. */
export function optionSuggestion(
  { code, name, comment, ...option }: OptionChoice,
  locale: Locale,
): Suggestion {
  const words = comment ? `${say(name, locale)}, ${say(comment, locale)}` : say(name, locale);
  return { value: code, label: words, detail: `${option.supplier_name}, ${option.place} (${code})` };
}
