import { expect, test } from "vitest";
import { askedRows } from "#app/components/supplier-request/asked-rows.ts";
import { translatorFor } from "#app/i18n/translators.server.ts";
import type { AskedService } from "#contract/sales/supplier-requests/request.ts";

const t = translatorFor("en").getFixedT("en", "supplierRequests");

const car = (qty: number): AskedService => ({
  service_type: "RC",
  option_code: "AKLRCSOUCHCCOMPCT",
  name: "Compact car",
  date_from: "2026-12-09",
  date_to: "2026-12-15",
  nights: null,
  start_time: "09:00",
  end_time: "09:30",
  qty,
  rooms: [],
  adults: 2,
  children: 0,
  infants: 0,
  extras: [],
  travellers: [],
  remarks: null,
  owed: { cents: 41_700, currency: "NZD" },
});

test.each([
  [1, 2, [{ value: "2", before: "1" }]],
  [2, 1, [{ value: "1", before: "2" }]],
  [2, 2, [{ value: "2", before: null }]],
  [1, 1, []],
])(
  "%i that became %i: a number that changed is said with what it was, one alone goes without saying",
  (then, now, said) => {
    const rows = askedRows({ kind: "amend", asked: car(now), before: car(then) }, t, "en");
    expect(
      rows.filter(({ key }) => key === "quantity").map(({ value, before }) => ({ value, before })),
    ).toEqual(said);
  },
);
