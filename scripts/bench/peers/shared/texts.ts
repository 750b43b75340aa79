import { fillText, type TextValues } from "#app/i18n/fill-text.ts";

/** Puts values into one of the English texts. */
export function say(text: string, values: TextValues = {}): string {
  return fillText(text, values);
}

type Forms<Name extends string> = Record<`${Name}_one` | `${Name}_other`, string>;

/** The same for a text that has a form for one thing and one for several. */
export function sayCount<Name extends string>(
  texts: Forms<Name>,
  name: Name,
  values: TextValues & { count: number },
): string {
  return fillText(texts[`${name}_${values.count === 1 ? "one" : "other"}`], values);
}
