import type { QuoteRoom, QuoteSnapshot } from "./snapshot.ts";

/** What an offer costs with some of its optional services. Integer cents. */
export type PriceWithOptions = { totalCents: number; rooms: QuoteRoom[] };

/** Optional services that are offered, by `uid`. */
export function offeredOptions({ lines }: Pick<QuoteSnapshot, "lines">): Set<string> {
  return new Set(lines.flatMap(({ kind, uid }) => (kind === "optional" ? [uid] : [])));
}

/** The total and everyone's price once the optional services of `taken` are in it; others are passed over. */
export function withOptions(
  { lines, perRoom, totalCents }: Pick<QuoteSnapshot, "lines" | "perRoom" | "totalCents">,
  taken: ReadonlySet<string>,
): PriceWithOptions {
  const added = lines.filter(({ kind, uid }) => kind === "optional" && taken.has(uid));
  let person = 0;
  const rooms = perRoom.map(({ code, people }) => {
    const priced = people.map((one) => {
      const more = added.reduce((sum, { peopleCents }) => sum + (peopleCents?.[person] ?? 0), 0);
      person += 1;
      return { ...one, cents: one.cents + more };
    });
    return { code, people: priced, cents: priced.reduce((sum, { cents }) => sum + cents, 0) };
  });
  return { rooms, totalCents: added.reduce((sum, { clientCents }) => sum + (clientCents ?? 0), totalCents) };
}
