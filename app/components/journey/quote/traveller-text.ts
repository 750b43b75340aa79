import type { TFunction } from "i18next";
import type { ClientQuote } from "#contract/quotes/client-quote.ts";

type Texts = TFunction<"clientQuote">;

/** Who travels: by name, and those without one by what they are and how many. */
export function partyText(travellers: ClientQuote["travellers"], t: Texts): string {
  const names = travellers.flatMap(({ name }) => (name ? [name] : []));
  const counts = new Map<string, number>();
  for (const one of travellers.filter(({ name }) => !name)) {
    const text = personText(one, t);
    counts.set(text, (counts.get(text) ?? 0) + 1);
  }
  return [...names, ...[...counts].map(([text, count]) => (count > 1 ? `${count} × ${text}` : text))].join(
    " · ",
  );
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
