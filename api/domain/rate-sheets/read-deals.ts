/** So many units are stayed and so many of them are paid. */
export type SheetDeal = { stay: number; pay: number };

/**
 * The offers that a text names: `4=3`, `stay 4 pay 3`, `7 for 6; 4 for 3`, `4 Nächte zum Preis von 3`. Null where its
 * numbers are no such pairs, the larger one first.
 */
export function dealsOfText(text: string): SheetDeal[] | null {
  const numbers = [...text.matchAll(/\d+/g)].map(([number]) => Number(number));
  if (numbers.length === 0 || numbers.length % 2 === 1 || /\d[.,]\d/.test(text)) return null;
  const deals = numbers.flatMap((stay, index) =>
    index % 2 === 0 ? [{ stay, pay: numbers[index + 1] ?? 0 }] : [],
  );
  return deals.every(({ stay, pay }) => stay > pay && stay <= 9999) ? deals : null;
}
