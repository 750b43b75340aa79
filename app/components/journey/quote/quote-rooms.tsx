import { formatMoneyWithCode } from "#app/domain/money.ts";
import { useTranslation } from "#app/i18n/use-translation.ts";
import type { ClientQuote } from "#contract/sales/quotes/client-quote.ts";
import { peopleText } from "./traveller-text.ts";

/** What each room and each person in it pays. Several people of a room who pay the same stand on one line. */
export function QuoteRooms({ quote }: { quote: ClientQuote }) {
  const { t } = useTranslation("clientQuote");
  const { t: kit } = useTranslation("kit");
  const money = (cents: number) => formatMoneyWithCode(cents, quote.currency, quote.locale);
  return (
    <ul className="mt-3 grid gap-3">
      {quote.rooms.map(({ code, cents, people }, index) => (
        <li key={index} className="border-t border-border pt-2">
          <p className="quote-row font-medium">
            <span>{code ? t("price.room", { room: kit(`rooms.${code}`) }) : t("price.noRoom")}</span>
            <span>{money(cents)}</span>
          </p>
          <ul className="text-sm text-muted-foreground">
            {together(people).map(({ count, ...person }, line) => (
              <li key={line} className="quote-row">
                <span>{peopleText(person, count, t)}</span>
                <span>
                  {money(person.cents)} {t("price.perPerson")}
                </span>
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ul>
  );
}

type Person = ClientQuote["rooms"][number]["people"][number];

/** Adults are counted by what they pay; children keep their ages. */
function together(people: readonly Person[]): (Person & { count: number })[] {
  const lines: (Person & { count: number })[] = [];
  for (const person of people) {
    const age = person.type === "A" ? null : person.age;
    const same = lines.find(
      (one) => one.type === person.type && one.age === age && one.cents === person.cents,
    );
    if (same) same.count += 1;
    else lines.push({ ...person, age, count: 1 });
  }
  return lines;
}
