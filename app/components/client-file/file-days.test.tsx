import { expect, test } from "vitest";
import { FileDays } from "#app/components/client-file/file-days.tsx";
import type { PriceColumn } from "#app/components/client-file/price-columns.ts";
import type { AgentServiceLine } from "#contract/sales/client-files/client-file.ts";
import { render, textOf } from "#tests/support/render.tsx";

const tour: AgentServiceLine = {
  uid: "01J9Z3NDEKTSV4RRFFQ69G5FA1",
  day_no: 1,
  seq: 10,
  service_type: "IT",
  name: "Southern Light",
  comment: null,
  supplier_name: "",
  date_from: "2027-03-13",
  date_to: "2027-03-14",
  start_time: null,
  end_time: null,
  units: 1,
  qty: 2,
  kind: "included",
  status: "AL",
  confirmation: null,
  voucher_no: null,
  remarks: null,
  seats_held_until: null,
  availability: null,
  estimate: false,
  sell_cents: null,
  commission_cents: null,
  net_cents: 521_500,
  waiting_price: null,
};

/** The columns of an agency on net terms. */
const prices: PriceColumn<AgentServiceLine>[] = [
  { id: "net", header: "Net", cents: (line: AgentServiceLine) => line.net_cents },
];

async function shown(line: Partial<AgentServiceLine> = {}, columns = prices): Promise<string> {
  const day = { title: "Southern Light", overnight: null, place: null };
  const days = [
    { ...day, day_no: 1, date: "2027-03-13", services: [{ ...tour, ...line }] },
    { ...day, day_no: 2, date: "2027-03-14", services: [] },
    { ...day, day_no: 3, date: "2027-03-15", services: [] },
  ];
  return textOf(
    await render(<FileDays days={days} prices={columns} brand="NZ" timeZone="Pacific/Auckland" />),
  );
}

test("a service of ours, which no supplier has to confirm, has its status as well", async () => {
  expect(await shown()).toContain("Allotment");
  expect(await shown({ net_cents: 0, status: "QU" })).toContain("No price");
  expect(await shown({ estimate: true, status: "QU" })).toContain("Estimated price");
});

test("a further day of a tour is not an empty day", async () => {
  const empty = "Nothing is booked on this day.";
  const text = await shown();
  expect(text).toContain("Southern Light, day 2 of 2");
  expect(text.split(empty)).toHaveLength(2);
  expect((await shown({ status: "CX" })).split(empty)).toHaveLength(4);
  expect((await shown({ kind: "optional" })).split(empty)).toHaveLength(3);
});

test("an option on seats says in the time of the office when it ends", async () => {
  expect(await shown({ seats_held_until: "2026-11-25T22:30:00.000Z" })).toContain(
    "Seats held until 26 Nov 2026, 11:30 am",
  );
  expect(await shown()).not.toContain("held until");
});

test("a service whose supplier has to agree names the new price beside the one that stands", async () => {
  const waiting_price = { sell_cents: null, commission_cents: null, net_cents: 630_000 };
  const text = await shown({ status: "AM", waiting_price });
  expect(text).toContain("5,215.00");
  expect(text).toContain("New price once the supplier agrees: Net 6,300.00");
  const same = { ...waiting_price, net_cents: tour.net_cents };
  expect(await shown({ status: "AM", waiting_price: same })).not.toContain("New price");
  expect(await shown()).not.toContain("New price");
});

test("a new price names what the reader may know, and that something will cost nothing", async () => {
  const commission = {
    id: "commission",
    header: "Commission",
    cents: (line: AgentServiceLine) => line.commission_cents,
  };
  const waiting_price = { sell_cents: null, commission_cents: null, net_cents: 0 };
  const text = await shown({ status: "AM", waiting_price }, [...prices, commission]);
  expect(text).toMatch(/once the supplier agrees: Net 0\.00(?! · Commission)/);
});
