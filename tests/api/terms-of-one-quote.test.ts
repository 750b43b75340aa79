import { eq, like } from "drizzle-orm";
import { setting } from "#api/db/schema/brand.ts";
import { describe, expect, test } from "vitest";
import { clientFile } from "#api/db/schema/client-file.ts";
import { pdfText } from "#api/documents/testing/pdf-tools.ts";
import { longDate } from "#api/documents/format/dates.ts";
import { documentTexts, fill } from "#api/documents/texts/document-texts.ts";
import { addDays, todayIn } from "#api/domain/today.ts";
import { quoteCalls, quotedReference, quotingAgent } from "#tests/support/quote-calls.ts";

type Payment = { kind: string; due_on: string | null };

const wordsOf = (bytes: Uint8Array) => pdfText(bytes).replaceAll(/\s+/g, " ");
const plan = (payments: Payment[]) => payments.map(({ kind, due_on: dueOn }) => ({ kind, dueOn }));

/** The same quote as its client, its agency and paper tell when it is paid; it begins so many days from today. */
async function told(daysAhead: number, { unset = false } = {}) {
  const { api, fileId, saveVersion } = await quoteCalls();
  if (unset) await api.system((tx) => tx.delete(setting).where(like(setting.key, "booking.%")));
  const travelDate = addDays(todayIn("Pacific/Auckland", api.clock.now()), daysAhead);
  await api.system((tx) => tx.update(clientFile).set({ travelDate }).where(eq(clientFile.id, fileId)));
  const token = await api.signIn(quotingAgent);
  await saveVersion();
  const base = `/api/agent/client-files/${quotedReference}`;
  const { lock_version } = (await api.call(`${base}/quote`, { token })).json.data;
  const validUntil = addDays(travelDate, -1);
  const body = { by: "link", valid_until: validUntil, lock_version };
  const sent = await api.call(`${base}/quote/sending`, { method: "POST", token, body });
  expect(sent.status, sent.text).toBeLessThan(300);
  const [version] = (await api.call(`${base}/quote`, { token })).json.data.versions;
  const link = `/api/public/quotes/${String(version.path).split("/").at(-1)}`;
  const manager = await api.signIn("anke.silberfarn");
  const [client, agent, account, paper] = [
    (await api.call(link)).json.data.payments,
    (await api.call(`${base}/request`, { token })).json.data.payments,
    (await api.call(`${base}/account`, { token: manager })).json.data.schedule.payments,
    (await api.call(`${link}/document?locale=en`)).bytes,
  ];
  return {
    client: plan(client),
    agent: plan(agent),
    account: plan(account),
    paper: wordsOf(paper),
    travelDate,
  };
}

const texts = documentTexts("en").quote;
const beginningOf = (text: string) => text.split("{")[0]!;

describe("who reads a quote is told the same terms as everybody else", () => {
  test("long before departure: a deposit, the balance, and on paper what holds for who books late", async () => {
    const { client, agent, account, paper, travelDate } = await told(120);
    const balanceOn = addDays(travelDate, -60);
    expect(client).toEqual([
      { kind: "deposit", dueOn: null },
      { kind: "balance", dueOn: balanceOn },
    ]);
    expect(agent).toEqual(client);
    expect(account).toEqual(client);
    expect(paper).toContain(beginningOf(texts.deposit));
    expect(paper).toContain(fill(texts.late, { date: longDate(balanceOn, "en") }));
  });

  test("where nobody has set them, too", async () => {
    const { client, agent, account, travelDate } = await told(120, { unset: true });
    expect(client).toEqual([
      { kind: "deposit", dueOn: null },
      { kind: "balance", dueOn: addDays(travelDate, -60) },
    ]);
    expect(agent).toEqual(client);
    expect(account).toEqual(client);
  });

  test("thirty-four days before departure: all of it", async () => {
    const { client, agent, account, paper } = await told(34);
    expect(client).toEqual([{ kind: "balance", dueOn: null }]);
    expect(agent).toEqual(client);
    expect(account).toEqual(client);
    expect(paper).toContain(beginningOf(texts.full));
    expect(paper).not.toContain(beginningOf(texts.deposit));
  });
});
