import { useTranslation } from "#app/i18n/use-translation.ts";
import { readMessage } from "#app/forms/message.ts";
import { numberFormatter } from "#contract/formatters.ts";

/** Turns the texts of a form result into sentences in the reader's language. */
export function useMessage(): (text: string) => string {
  const { t, i18n } = useTranslation("validation");
  return (text) => {
    const message = readMessage(text);
    if ("sentence" in message) return message.sentence;
    // Keys come from our own rules and from the mapping of schema issues; an unknown one still gets a sentence.
    const key = i18n.exists(`validation:${message.key}`) ? message.key : "invalid";
    const written = numberFormatter(i18n.language, { useGrouping: false, maximumFractionDigits: 10 });
    const params = Object.entries(message.params).map(([name, value]): [string, string] => [
      name,
      written.format(value),
    ]);
    return t(key as "invalid", Object.fromEntries(params));
  };
}
