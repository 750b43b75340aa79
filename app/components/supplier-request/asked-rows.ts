import type { TFunction } from "i18next";
import { formatDayRange } from "#app/domain/dates.ts";
import { formatMoneyWithCode } from "#app/domain/money.ts";
import { clockRange } from "#contract/clock.ts";
import type { Locale } from "#contract/primitives.ts";
import type { AskedService, SupplierRequest } from "#contract/sales/supplier-requests/request.ts";

/** One thing that is asked; `before` where it was something else. */
export type AskedRow = { key: RowKey; label: string; value: string; before: string | null };

const keys = [
  ...(["service", "dates", "times", "quantity", "rooms", "party", "travellers"] as const),
  ...(["extras", "remarks", "owed"] as const),
];
type RowKey = (typeof keys)[number];

type Say = TFunction<"supplierRequests">;

/** What a request asks for, line by line, and what of it was otherwise before. */
export function askedRows(
  { asked, before, kind }: Pick<SupplierRequest, "asked" | "before" | "kind">,
  t: Say,
  locale: Locale,
): AskedRow[] {
  const now = valuesOf(asked, t, locale);
  const then = kind === "amend" && before ? valuesOf(before, t, locale) : now;
  return keys.flatMap((key): AskedRow[] => {
    const [value, old] = [now[key], then[key]];
    const isOther = value !== old;
    if (!isOther && (value === null || (key === "quantity" && value === "1"))) return [];
    return [
      {
        key,
        label: t(`rows.${key}`),
        value: value ?? t("noneNow"),
        before: isOther ? (old ?? t("noneBefore")) : null,
      },
    ];
  });
}

function valuesOf(asked: AskedService, t: Say, locale: Locale): Record<RowKey, string | null> {
  const { nights, owed, rooms, qty } = asked;
  const dates = formatDayRange(asked.date_from, asked.date_to, locale);
  return {
    service: [asked.name, asked.option_code].filter(Boolean).join(" · "),
    dates: nights ? `${dates} · ${t("nights", { count: nights })}` : dates,
    times: clockRange(asked.start_time, asked.end_time, locale),
    quantity: nights === null ? String(qty) : null,
    rooms: nights !== null && rooms.length > 0 ? roomsText(rooms, t) : null,
    party: partyText(asked, t),
    travellers: asked.travellers.join(", ") || null,
    extras: asked.extras.join(", ") || null,
    remarks: asked.remarks,
    owed: owed ? formatMoneyWithCode(owed.cents, owed.currency, locale) : t("owedOpen"),
  };
}

/** Each room with who sleeps in it, one below the other. */
function roomsText(rooms: AskedService["rooms"], t: Say): string {
  return rooms
    .map(({ code, adults, ages }) => {
      const people = [
        ...(adults > 0 ? [t("adults", { count: adults })] : []),
        ...(ages.length > 0 ? [withAges(t("children", { count: ages.length }), ages, t)] : []),
      ];
      return [t(`kit:rooms.${code}`), people.join(", ")].filter(Boolean).join(": ");
    })
    .join("\n");
}

function partyText({ adults, children, infants, rooms }: AskedService, t: Say): string | null {
  const ages = rooms.flatMap((room) => room.ages);
  const areAllKnown = ages.length > 0 && ages.length === children + infants;
  const parts = [
    ...(adults > 0 ? [t("adults", { count: adults })] : []),
    ...(children > 0 ? [t("children", { count: children })] : []),
    ...(infants > 0 ? [t("infants", { count: infants })] : []),
  ].join(", ");
  return (areAllKnown ? withAges(parts, ages, t) : parts) || null;
}

function withAges(people: string, ages: readonly number[], t: Say): string {
  return t("aged", { people, ages: ages.join(", ") });
}
