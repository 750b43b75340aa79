import type { TFunction } from "i18next";
import type { Suggestion } from "#app/forms/use-suggestions.ts";
import { say } from "#app/routes/admin/catalogue/quick-quote/package-words.ts";
import type { OptionChoice } from "#contract/catalogue/packages/editor-days.ts";
import type { Locale } from "#contract/primitives.ts";

/** An option as a field suggests it: named by what travellers know, told apart by supplier, place and code. */
export function optionSuggestion(
  { code, name, comment, sale, ...option }: OptionChoice,
  locale: Locale,
  t: TFunction<["packageEditor", "packageContent"]>,
): Suggestion {
  const words = comment ? `${say(name, locale)}, ${say(comment, locale)}` : say(name, locale);
  return {
    value: code,
    label: sale === "sold" ? words : `${words} (${t(`packageContent:slots.sale.${sale}`)})`,
    detail: `${option.supplier_name}, ${option.place} (${code})`,
  };
}
