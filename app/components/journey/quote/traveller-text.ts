import type { TFunction } from "i18next";
import type { ClientQuote } from "#contract/sales/quotes/client-quote.ts";

type Texts = TFunction<"clientQuote">;
type Person = Pick<ClientQuote["travellers"][number], "type" | "age">;

/** Who travels: by name, and those without one by what they are and how many. */
export function partyText(travellers: ClientQuote["travellers"], t: Texts): string {
  const names = travellers.flatMap(({ name }) => (name ? [name] : []));
  const counts = new Map<string, { one: Person; count: number }>();
  for (const one of travellers.filter(({ name }) => !name)) {
    const text = personText(one, t);
    counts.set(text, { one, count: (counts.get(text)?.count ?? 0) + 1 });
  }
  return [...names, ...[...counts.values()].map(({ one, count }) => peopleText(one, count, t))].join(" · ");
}

/** So many people who count the same. */
export function peopleText(person: Person, count: number, t: Texts): string {
  if (person.type === "A") return t("adults", { count });
  const text = personText(person, t);
  return count > 1 ? `${count} × ${text}` : text;
}

/** What a person counts as: adult, child with its age, infant. */
function personText({ type, age }: Person, t: Texts): string {
  if (type === "A") return t("adult");
  if (type === "I") return t("infant");
  return age === null ? t("childPlain") : t("child", { age });
}
