import { expect, test } from "vitest";
import { csvFile } from "#app/data-table/csv.ts";
import { arrivalDays } from "#app/domain/arrival-days.ts";
import { translatorFor } from "#app/i18n/translators.server.ts";
import type { Arrival } from "#contract/sales/supplier-bookings/arrivals.ts";
import { couple } from "#tests/support/arrival.ts";
import { arrivalCsvColumns, arrivalLines } from "./csv-columns.ts";

const stay: Arrival = {
  ...couple,
  party_name: "=Familie Weißenborn",
  start_time: "1430",
  children: 1,
  rooms: [
    {
      code: "TW",
      bedding_note: null,
      travellers: [
        { type: "A", name: "Frieda Weißenborn" },
        { type: "C", name: "Jörg Weißenborn" },
      ],
    },
  ],
  confirmation: "PR-77, late",
  voucher_no: "NZV100012",
  extras: ["Breakfast", "Cot"],
};

function linesIn(locale: "en" | "de", services: Arrival[]): string[] {
  const translator = translatorFor(locale);
  const columns = arrivalCsvColumns(
    translator.getFixedT(locale, ["arrivals", "supplierBookings"]),
    translator.getFixedT(locale, "supplierBookings"),
  );
  const lines = arrivalLines(arrivalDays({ from: "2026-11-20", days: 7, services }));
  return csvFile(columns, lines, locale).slice(1).split("\r\n");
}

const told = `Park room,1,2,2026-11-20,2026-11-22,2,1,0,"Twin: Frieda Weißenborn, Jörg Weißenborn (child)","Breakfast, Cot","PR-77, late",NZV100012,`;

test("a stay has a line for each of its days, its time on the first alone, and no formula in a name", () => {
  expect(linesIn("en", [stay])).toEqual([
    "Date,Movement,Time,Party,Reference,Service,Units,Nights,Date from,Date to,Adults,Children,Infants,Rooms,Extras,Confirmation,Voucher,Remarks",
    `2026-11-20,Arrival,14:30,'=Familie Weißenborn,NZFI100001,${told}`,
    `2026-11-21,In house,,'=Familie Weißenborn,NZFI100001,${told}`,
    `2026-11-22,Departure,,'=Familie Weißenborn,NZFI100001,${told}`,
    "",
  ]);
});

test("of a day those who come stand first, then those who leave, then those who stay, in the reader's words", () => {
  const one = { ...stay, party_name: "One", date_from: "2026-11-19", date_to: "2026-11-21" };
  const other = { ...stay, party_name: "Other", date_from: "2026-11-19", date_to: "2026-11-24" };
  const coming = { ...stay, party_name: "Coming", date_from: "2026-11-21", date_to: "2026-11-25" };
  const ofDay = linesIn("de", [one, other, coming]).filter((line) => line.startsWith("2026-11-21"));
  expect(ofDay.map((line) => line.split(";").slice(1, 4))).toEqual([
    ["Anreise", "14:30", "Coming"],
    ["Abreise", "", "One"],
    ["Im Haus", "", "Other"],
  ]);
});
