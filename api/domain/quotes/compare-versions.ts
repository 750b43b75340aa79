import type { Locale } from "#contract/primitives.ts";
import type { QuoteComparison } from "#contract/sales/quotes/versions.ts";
import type { QuoteLine, QuoteSnapshot } from "./snapshot.ts";

type Numbered = { no: number; snapshot: QuoteSnapshot };
type Line = QuoteComparison["lines"][number];
type Change = Line["changes"][number];

/** What changed from one version to another, service by service, in the order of the newer one's days. */
export function compareVersions(older: Numbered, newer: Numbered, locale: Locale): QuoteComparison {
  const before = new Map(older.snapshot.lines.map((line) => [line.uid, line]));
  const after = new Map(newer.snapshot.lines.map((line) => [line.uid, line]));
  const uids = [...new Set([...after.keys(), ...before.keys()])];
  const lines = uids.flatMap((uid) => compareLines(before.get(uid), after.get(uid), locale) ?? []);
  return {
    old: headOf(older),
    new: headOf(newer),
    currency: newer.snapshot.currency,
    lines: lines.toSorted((one, other) => one.day_no - other.day_no),
    same_count: uids.length - lines.length,
  };
}

function headOf({ no, snapshot }: Numbered): QuoteComparison["old"] {
  return {
    no,
    total_cents: snapshot.totalCents,
    date_from: snapshot.travelDate,
    date_to: snapshot.endDate,
    pax: snapshot.travellers.length,
  };
}

function compareLines(
  before: QuoteLine | undefined,
  after: QuoteLine | undefined,
  locale: Locale,
): Line | undefined {
  const shown = after ?? before;
  if (!shown) return undefined;
  const changes = before && after ? changesBetween(before, after, locale) : [];
  if (before && after && changes.length === 0) return undefined;
  return {
    uid: shown.uid,
    day_no: shown.dayNo,
    name: shown.name[locale] || shown.name.en,
    change: !before ? "added" : !after ? "removed" : "changed",
    old_cents: before?.clientCents ?? null,
    new_cents: after?.clientCents ?? null,
    changes,
  };
}

function changesBetween(before: QuoteLine, after: QuoteLine, locale: Locale): Change[] {
  const read: [Change["field"], (line: QuoteLine) => string | null][] = [
    [
      "name",
      ({ name, comment }) =>
        [name, comment]
          .map((text) => text?.[locale] || text?.en)
          .filter(Boolean)
          .join(", "),
    ],
    ["dates", ({ dateFrom, dateTo }) => `${dateFrom}/${dateTo}`],
    ["times", ({ startTime, endTime }) => [startTime, endTime].filter(Boolean).join("/") || null],
    ["kind", ({ kind }) => kind],
    ["quantity", ({ qty }) => String(qty)],
    ["price", ({ clientCents }) => (clientCents === null ? null : String(clientCents))],
  ];
  return read.flatMap(([field, value]) => {
    const [old, now] = [value(before), value(after)];
    return old === now ? [] : [{ field, old, new: now }];
  });
}
