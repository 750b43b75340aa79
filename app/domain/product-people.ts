import type { AgentProductPrice } from "#contract/catalogue/products/search.ts";

type Person = AgentProductPrice["people"][number];

/** People of the same kind, age and price, counted together in the order of first appearance; adults are of any age. */
export function samePeople(
  people: readonly Omit<Person, "room">[],
): (Omit<Person, "room"> & { count: number })[] {
  const found = new Map<string, Omit<Person, "room"> & { count: number }>();
  for (const { type, age: known, cents } of people) {
    const age = type === "A" ? null : known;
    const key = `${type} ${age ?? ""} ${cents}`;
    const same = found.get(key);
    if (same) same.count += 1;
    else found.set(key, { type, age, cents, count: 1 });
  }
  return [...found.values()];
}
