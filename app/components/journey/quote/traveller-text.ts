import type { TFunction } from "i18next";
import type { ClientQuote } from "#contract/quotes/client-quote.ts";

type Texts = TFunction<"clientQuote">;

/** A traveller by name; while none is known, by what they are. */
export function travellerText(one: ClientQuote["travellers"][number], t: Texts): string {
  return one.name || personText(one, t);
}

/** What a person counts as: adult, child with its age, infant. */
export function personText(
  { type, age }: Pick<ClientQuote["travellers"][number], "type" | "age">,
  t: Texts,
): string {
  if (type === "A") return t("adult");
  if (type === "I") return t("infant");
  return age === null ? t("childPlain") : t("child", { age });
}
