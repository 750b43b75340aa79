import type { FileYield } from "#contract/sales/yields/file-yield.ts";

export type BilledService = {
  uid: string;
  name: string;
  day_no: number;
  date_from: string;
  /** What is still expected to come, in cents; none of what does not count or is billed already. */
  open_cents: number;
  expected_cents: number;
  billed_cents: number | null;
};
export type BillingSupplier = {
  uid: string;
  name: string;
  services: BilledService[];
  expected_cents: number;
  billed_cents: number;
};

/** The suppliers of a file with their services, in the order of its days. */
export function suppliersOf(lines: FileYield["lines"]): BillingSupplier[] {
  const found = new Map<string, BillingSupplier>();
  for (const line of lines) {
    const { supplier_uid: uid, supplier_name: name, billed_cents: billed } = line;
    if (uid === null) continue;
    const expected = line.counts ? line.expected_cost_cents : 0;
    const one = found.get(uid) ?? { uid, name, services: [], expected_cents: 0, billed_cents: 0 };
    one.services.push({
      uid: line.uid,
      name: line.name,
      day_no: line.day_no,
      date_from: line.date_from,
      open_cents: Math.max(0, expected - (billed ?? 0)),
      expected_cents: expected,
      billed_cents: billed,
    });
    one.expected_cents += expected;
    one.billed_cents += billed ?? 0;
    found.set(uid, one);
  }
  return [...found.values()];
}
