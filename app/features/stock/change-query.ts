const single = ["date_from", "date_to", "agency", "mode", "max", "release_days"] as const;
const several = ["products", "weekdays"] as const;

type Wish = Partial<
  Record<(typeof single)[number], string | number | undefined> &
    Record<(typeof several)[number], readonly string[]>
>;

/** A change of stock as it stands in the address of the page that shows what it would do. */
export function changeQuery(wish: Wish): string {
  const query = new URLSearchParams();
  for (const name of several) for (const value of wish[name] ?? []) query.append(name, value);
  for (const name of single) if (wish[name] !== undefined) query.set(name, String(wish[name]));
  return query.toString();
}

/** The same as it is read from there, as it was written; amounts are numbers again. */
export function readChangeQuery({ searchParams }: URL) {
  const text = (name: string) => searchParams.get(name) ?? undefined;
  const amount = (name: string) => (searchParams.has(name) ? Number(searchParams.get(name)) : undefined);
  return {
    products: searchParams.getAll("products"),
    weekdays: searchParams.getAll("weekdays"),
    date_from: text("date_from"),
    date_to: text("date_to"),
    agency: text("agency"),
    mode: text("mode"),
    max: amount("max"),
    release_days: amount("release_days"),
  };
}
