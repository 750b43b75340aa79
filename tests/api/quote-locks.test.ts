import { eq } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { clientFile } from "#api/db/schema/client-file.ts";
import { quoteCalls, quotedReference, quotingAgent, type QuoteCalls } from "#tests/support/quote-calls.ts";
import { recordedLocks } from "#tests/support/recorded-locks.ts";

let calls: QuoteCalls;
let agent: string;
let link: string;

const base = `/api/agent/client-files/${quotedReference}`;
const post = (path: string, body: unknown, token: string | undefined = agent) =>
  calls.api.call(path, { method: "POST", body, ...(token && { token }) });
const stateOf = async () => (await calls.api.call(`${base}/quote`, { token: agent })).json.data;
const fileVersion = async () => {
  const [row] = await calls.api.system((tx) =>
    tx
      .select({ lock_version: clientFile.lockVersion })
      .from(clientFile)
      .where(eq(clientFile.id, calls.fileId)),
  );
  return row!.lock_version;
};
const send = async () => {
  const { lock_version } = await stateOf();
  return post(`${base}/quote/sending`, { by: "link", valid_until: "2026-12-01", lock_version });
};

beforeEach(async () => {
  calls = await quoteCalls();
  agent = await calls.api.signIn(quotingAgent);
  await calls.saveVersion();
  await send();
  link = `/api/public${String((await stateOf()).versions[0].path).replace("/quote/", "/quotes/")}`;
});

const works = {
  "saving a version": () => post(`${base}/quote/versions`, {}),
  sending: send,
  "taking back": async () => post(`${base}/quote/revision`, { lock_version: (await stateOf()).lock_version }),
  "the agency's words": () => post(`${base}/quote/messages`, { body: "With pleasure." }),
  "the client's look": () => post(`${link}/seen`, undefined, ""),
  "the client's words": () => post(`${link}/messages`, { name: "Ada", body: "One night more?" }, ""),
  "the client's refusal": () => post(`${link}/refusal`, { reason: "" }, ""),
  acceptance: async () => {
    const { total_cents } = (await calls.api.call(link)).json.data;
    return post(`${link}/acceptance`, { name: "Ada", agreed: true, options: [], total_cents }, "");
  },
  "a change of the file": async () =>
    calls.api.call(`/api/agent/quotes/${quotedReference}`, {
      method: "PATCH",
      token: agent,
      body: {
        part: "references",
        lock_version: await fileVersion(),
        name: "Another",
        agent_reference: "",
        remarks: "",
      },
    }),
  "checking availability": () => post(`${base}/availability`, undefined),
  "requesting the booking": async () => {
    const { data } = (await calls.api.call(`${base}/request`, { token: agent })).json;
    const lead = { title: "Ms", first_name: "Lena", last_name: "Groß", terms_accepted: true };
    const seen = { lock_version: data.lock_version, net_cents: data.totals.net_cents };
    return post(`${base}/submit`, { ...seen, ...lead });
  },
};

test.each(Object.entries(works))("%s locks the file first and then its quote", async (_what, work) => {
  const transactions = recordedLocks(calls.api.parts.database);
  const answer = await work();
  expect(answer.status, answer.text).toBeLessThan(300);
  const ofQuote = transactions
    .map((locks) => locks.filter((one) => /^(client_file|quote) /.test(one)))
    .filter((locks) => locks.length > 0);
  expect(ofQuote).toEqual([["client_file for no key update", "quote for update"]]);
});
