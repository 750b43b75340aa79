import { expect, type Page } from "@playwright/test";

/** What a booking comes to and what was billed and paid of it, as a page shows it. Cents. */
type Sums = { net: number; invoiced: number; credits: number; received: number; due: number };

type Sides = { page: Page; office: Page; reference: string; file: string };

/** What all sides read of the money of a booking: it is the same for office, agent, transactions and statement. */
export async function everySide({ page, office, reference, file }: Sides): Promise<Sums> {
  await office.goto(`/admin/client-files/invoices/${file}`);
  const house = await amounts(office);
  const net = house("Net total") + house("Cancellation fees");
  const [invoiced, received] = [house("Invoiced"), house("Received")];
  const read = { net, invoiced, credits: house("Credited"), received, due: house("Due") };
  await page.goto(`/app/view-booking/${reference}/account`);
  const agent = await amounts(page);
  const paid = {
    invoiced: agent("Invoiced so far"),
    credits: 0 - agent("Credits"),
    received: agent("Paid so far"),
  };
  expect({ net: agent("Total to pay"), ...paid, due: agent("Due now") }, "agent").toEqual(read);
  const { net: _net, ...moved } = read;
  expect(await statementOf(page, reference), "statement").toEqual(moved);
  return read;
}

/** What the statement of the agency has of a booking. */
async function statementOf(page: Page, reference: string): Promise<Omit<Sums, "net">> {
  const rows = (await (await page.request.get("/app/statement/export.csv")).text())
    .split("\n")
    .map((row) => row.split(","))
    .filter((row) => row[1] === reference);
  const sum = (...types: string[]) =>
    rows
      .filter(([, , , , type]) => types.length === 0 || types.includes(type ?? ""))
      .reduce((total, row) => total + centsOf(row[8] ?? ""), 0);
  return {
    invoiced: sum("Invoice"),
    credits: 0 - sum("Credit note"),
    received: 0 - sum("Payment received", "Refund", "Card surcharge"),
    due: sum(),
  };
}

/** Amounts of a page by the words before them; what does not stand there is nothing. */
async function amounts(page: Page): Promise<(label: string) => number> {
  const terms = page.locator("dl > div");
  const read = new Map<string, number>();
  for (const term of await terms.all()) {
    const [label, amount] = [term.locator("dt"), term.locator("dd")];
    read.set((await label.innerText()).trim(), centsOf(await amount.innerText()));
  }
  return (label) => read.get(label) ?? 0;
}

/** An amount as pages of the English-speaking write it, in cents. */
export function centsOf(amount: string): number {
  return Math.round(Number(amount.replaceAll(",", "").replace("−", "-")) * 100);
}
