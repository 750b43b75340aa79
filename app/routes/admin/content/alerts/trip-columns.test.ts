import type { TFunction } from "i18next";
import { expect, test } from "vitest";
import { tripColumns } from "#app/routes/admin/content/alerts/trip-columns.tsx";
import type { AlertTrip } from "#contract/content/alerts.ts";

const trip: AlertTrip = {
  uid: "01HZX0000000000000000000AB",
  reference: "NZFI100001",
  name: "Familie Weißenborn",
  agency_name: "Silberfarn Reisen",
  brand: "NZ",
  travel_date: "2026-11-19",
  end_date: "2026-11-30",
};
const keyAsText = ((key: string) => key) as unknown as TFunction<["alerts", "records", "clientFiles"]>;

test("a trip that an alert touches leads to its file, unless the reader may not know it", () => {
  const [reference] = tripColumns(keyAsText, "en");
  expect(reference?.linkTo?.(trip)).toBe(`/admin/client-files/${trip.uid}`);
  expect(reference?.linkTo?.({ ...trip, name: null, agency_name: null })).toBeUndefined();
});
