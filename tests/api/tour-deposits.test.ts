import { eq } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { clientFile } from "#api/db/schema/client-file.ts";
import { pdfText } from "#api/documents/testing/pdf-tools.ts";
import { money } from "#api/documents/format/money.ts";
import { documentTexts, fill } from "#api/documents/texts/document-texts.ts";
import { addDays, todayIn } from "#api/domain/today.ts";
import { saveVersion } from "#api/modules/sales/quote-versions/save-version.ts";
import type { QuoteDraft } from "#contract/sales/quotes/draft.ts";
import { tourCalls, type TourCalls } from "#tests/support/tour-calls.ts";

let calls: TourCalls;
let quote: QuoteDraft;
/** Of three people, and of each of them by the departure, in cents. */
const deposit = 3 * 40_000;
let balanceOn: string;

beforeEach(async () => {
  calls = await tourCalls();
  await calls.onCredit("LARBRI", "prepay");
  const soon = addDays(todayIn("Pacific/Auckland", calls.api.clock.now()), 70);
  const start = (await calls.starts("SOL")).find(({ dateFrom }) => dateFrom > soon)!;
  const draft = await calls.begin(start.dateFrom, { rooms: "SG-1_TW-2" });
  quote = (await calls.add(draft, start.uid)).json.data;
  balanceOn = addDays(start.dateFrom, -61);
});

const path = ({ reference }: QuoteDraft, rest: string) => `client-files/${reference}/${rest}`;
const preview = async () => (await calls.ask(path(quote, "request"))).json.data;
const paid = (totalCents: number) => [
  { kind: "deposit", due_on: null, cents: deposit },
  { kind: "balance", due_on: balanceOn, cents: totalCents - deposit },
];

test("who books a tour pays the deposit of its departure, and reads of no percentage", async () => {
  const before = await preview();
  expect(before.payments).toEqual(paid(before.totals.net_cents));
  expect(before.terms.deposit_bps).toBeNull();
  const lead = { title: "Ms", first_name: "Ida", last_name: "Lark", terms_accepted: true };
  const seen = { lock_version: before.lock_version, net_cents: before.totals.net_cents };
  const requested = await calls.send("POST", path(quote, "submit"), { ...seen, ...lead });
  expect(requested.status, requested.text).toBe(200);

  const { api } = calls;
  const [file] = await api.system((tx) =>
    tx.select().from(clientFile).where(eq(clientFile.reference, quote.reference)),
  );
  const token = await api.signIn("admin");
  const { json } = await api.call(`/api/office/client-files/${file!.uid}/invoices`, { token });
  const billable = json.data.issuable.find(({ kind }: { kind: string }) => kind === "deposit");
  expect(billable).toMatchObject({ possible: true, total_cents: deposit });
});

test("the client's quote and its paper say the same deposit", async () => {
  const { api } = calls;
  const source = {
    account: null,
    system: true,
    locale: "en" as const,
    requestId: "test",
    clientAddress: "192.0.2.1",
    serverKey: api.parts.serverKey,
    now: api.clock.now,
  } as const;
  await api.system(async (tx) => {
    const [file] = await tx.select().from(clientFile).where(eq(clientFile.reference, quote.reference));
    await saveVersion(tx, source, { fileId: file!.id, label: null });
  });
  const shown = (await calls.ask(path(quote, "quote"))).json.data;
  const sending = { by: "link", valid_until: addDays(balanceOn, -1), lock_version: shown.lock_version };
  const sent = await calls.send("POST", path(quote, "quote/sending"), sending);
  expect(sent.status, sent.text).toBeLessThan(300);
  const [version] = (await calls.ask(path(quote, "quote"))).json.data.versions;
  const link = `/api/public/quotes/${String(version.path).split("/").at(-1)}`;
  const client = (await api.call(link)).json.data;
  expect(client.payments).toEqual(paid(client.total_cents));
  expect(client.terms.deposit_bps).toBeNull();
  const paper = pdfText((await api.call(`${link}/document?locale=en`)).bytes).replaceAll(/\s+/g, " ");
  const amount = money(deposit, client.currency, "en");
  const said = fill(documentTexts("en").quote.tourDeposit, { amount });
  expect(paper).toContain(said.replaceAll(/\s+/g, " "));
});
