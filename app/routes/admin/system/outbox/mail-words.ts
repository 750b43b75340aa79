import type { TFunction } from "i18next";
import { languageNames } from "#app/components/shell/language-names.ts";
import { mailKinds } from "#contract/system/mail-kinds.ts";
import type { OutboxMessage } from "#contract/system/outbox.ts";

/** The kind of a mail in words. One that these texts do not know yet, of a newer API, is shown as it is. */
export function mailKind({ kind }: Pick<OutboxMessage, "kind">, t: TFunction<"outbox">): string {
  const known = mailKinds.find((one) => one === kind);
  return known ? t(`kinds.${known}`) : kind;
}

/** The language of a mail by its own name. */
export function mailLanguage({ locale }: Pick<OutboxMessage, "locale">): string {
  return new Map<string, string>(Object.entries(languageNames)).get(locale) ?? locale;
}
