import { expect } from "vitest";
import { endpoints } from "#contract/endpoints.ts";
import type { EndpointSpec } from "#contract/endpoint.ts";
import type { QuoteDraft } from "#contract/sales/quotes/draft.ts";
import { familyQuote } from "#tests/support/draft-calls.ts";
import type { TestApi } from "#tests/support/test-api.ts";

/** A quote full of words that name their owner, and the path of its client's calls. */
export type CanaryQuote = { owner: string; reference: string; link: string; draft: QuoteDraft };

/** Has an agent save, name, describe, version and send a quote; every text that can be typed names the owner. */
export async function canaryQuote(api: TestApi, token: string, owner: string): Promise<CanaryQuote> {
  const word = (column: string) => `cnry.${owner}.${column}.1`;
  const ask = async (path: string, method = "GET", body?: unknown) => {
    const answer = await api.call(`/api/agent/${path}`, { method, token, body });
    expect(answer.status, `${method} ${path} ${answer.text}`).toBeLessThan(300);
    return answer;
  };
  const names = { name: word("quote-name"), agent_reference: word("quote-reference") };
  const saved = await ask("quotes", "POST", { ...familyQuote, ...names });
  const reference: string = saved.json.data.reference;
  const draft = async (): Promise<QuoteDraft> => (await ask(`quotes/${reference}`)).json.data;
  const change = async (part: object) =>
    ask(`quotes/${reference}`, "PATCH", { lock_version: (await draft()).lock_version, ...part });
  await change({ part: "references", ...names, remarks: word("quote-remarks") });
  const contact = { name: word("contact-name"), phone: "+44 20 7946 0000", address: word("contact-address") };
  await change({ part: "contact", ...contact, email: "client@travellers.example", country: "GB" });
  await change({
    part: "travellers",
    travellers: (await draft()).travellers.map(({ seq, age, type }) => ({
      seq,
      title: null,
      first_name: word("traveller-first"),
      last_name: word("traveller-last"),
      date_of_birth: null,
      age: type === "C" ? age : null,
    })),
  });
  const base = `client-files/${reference}/quote`;
  await ask(`${base}/versions`, "POST", { label: word("version-label") });
  const { lock_version } = (await ask(base)).json.data;
  await ask(`${base}/sending`, "POST", {
    by: "mail",
    name: word("client-name"),
    email: "client@travellers.example",
    message: word("mail-message"),
    valid_until: "2026-12-01",
    lock_version,
  });
  await ask(`${base}/messages`, "POST", { body: word("message-body") });
  const [newest] = (await ask(base)).json.data.versions;
  const link = `/api/public/quotes/${String(newest.path).split("/").at(-1)}`;
  return { owner, reference, link, draft: await draft() };
}

/** What a call about somebody's file sends, as far as its body is looked at before the file is. */
const bodies: Record<string, object> = {
  "PATCH /api/agent/quotes/{reference}": { part: "references", lock_version: 1, name: "Mine now" },
  "POST /api/agent/quotes/{reference}/prices": { lock_version: 1 },
  "PUT /api/agent/quotes/{reference}/trip": { lock_version: 1, travel_date: "2027-02-09", rooms: "DB-2" },
  "POST /api/agent/quotes/{reference}/services": {
    lock_version: 1,
    option: "ZQNCRSILZQNLAKE90",
    date_from: "2027-01-15",
  },
  "PATCH /api/agent/quotes/{reference}/services/{line}": { lock_version: 1, action: "remove" },
  "POST /api/agent/quotes/{reference}/departures": { lock_version: 1, departure: "0".repeat(26) },
  "PATCH /api/agent/quotes/{reference}/departures/{line}": { lock_version: 1, departure: "0".repeat(26) },
  "POST /api/agent/quotes/{reference}/copies": {
    name: "Mine now",
    travel_date: "2027-01-12",
    rooms: "DB-2",
  },
  "POST /api/agent/client-files/{reference}/submit": {
    lock_version: 1,
    net_cents: 1,
    first_name: "Luca",
    last_name: "Bellandi",
    terms_accepted: true,
  },
  "POST /api/agent/client-files/{reference}/cancel": {
    lock_version: 1,
    fee_cents: 0,
    reason: "Not mine",
    fee_accepted: true,
  },
  "POST /api/agent/client-files/{reference}/quote/sending": {
    by: "link",
    valid_until: "2026-12-01",
    lock_version: 1,
  },
  "POST /api/agent/client-files/{reference}/payments": {
    invoice: "01HZY2K9QX7W3V5B8N4M6P0RTC",
    cents: 100,
    payer_name: "Somebody",
    payer_email: "somebody@example.com",
    language: "en",
  },
  "POST /api/agent/client-files/{reference}/quote/revision": { lock_version: 1 },
  "POST /api/agent/client-files/{reference}/quote/link/renewal": { lock_version: 1 },
  "POST /api/agent/client-files/{reference}/quote/link/closing": { lock_version: 1 },
  "POST /api/agent/client-files/{reference}/quote/link/opening": { lock_version: 1 },
  "POST /api/agent/client-files/{reference}/quote/messages": { body: "Hello" },
  "POST /api/agent/client-files/{reference}/quote/acceptance": {
    name: "Mia",
    how: "by telephone",
    lock_version: 1,
  },
  "POST /api/agent/client-files/{reference}/quote/refusal": { how: "by telephone", lock_version: 1 },
  "POST /api/agent/client-files/{reference}/messages": { body: "Hello" },
  "POST /api/agent/client-files/{reference}/changes": {
    remark: "Not mine",
    lock_version: 1,
    hash: "a".repeat(64),
    accepted: true,
    leaving: [1],
  },
};
const queries: Record<string, string> = {
  "/api/agent/client-files/{reference}/quote/comparison": "?from=1&to=1",
};

export type FileCall = { title: string; method: string; body?: object; pathFor: (of: CanaryQuote) => string };

/** Every call of agents that names a file, with a body where it takes one. */
export function callsAboutFiles(): FileCall[] {
  const all: readonly EndpointSpec[] = endpoints;
  return all
    .filter(({ access, path }) => access.audience === "agent" && path.includes("{reference}"))
    .map(({ method, path }) => {
      const title = `${method} ${path}`;
      const body = bodies[title] ?? (method === "GET" ? undefined : {});
      return {
        title,
        method,
        ...(body && { body }),
        pathFor: ({ reference, draft }) =>
          path
            .replace("{reference}", reference)
            .replace("{line}", draft.days[0]?.lines[0]?.uid ?? "")
            .replace("{no}", "1") + (queries[path] ?? ""),
      };
    });
}
