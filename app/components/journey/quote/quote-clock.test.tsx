import { createInstance } from "i18next";
import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { I18nextProvider, initReactI18next } from "react-i18next";
import { expect, test } from "vitest";
import { clientQuote } from "#app/i18n/locales/en/server/client-quote.ts";
import { trip } from "#app/i18n/locales/en/trips/trip.ts";
import type { ClientQuote } from "#contract/sales/quotes/client-quote.ts";
import { textOf } from "#tests/support/render.tsx";
import { QuoteState } from "./quote-state.tsx";
import { QuoteThread } from "./quote-thread.tsx";

const i18n = createInstance();
await i18n.use(initReactI18next).init({
  lng: "en",
  resources: { en: { clientQuote, trip } },
  interpolation: { escapeValue: false },
});

const shown = (node: ReactNode) =>
  textOf(renderToStaticMarkup(<I18nextProvider i18n={i18n}>{node}</I18nextProvider>));

const at = "2026-11-25T11:30:00.000Z";
const quote: ClientQuote = {
  reference: "NZFI100001",
  name: "Coast to coast",
  no: 1,
  standing: "accepted",
  locale: "en",
  currency: "NZD",
  tax_bps: 1_500,
  brand: { code: "NZ", name: "Harakeke Pacific", phone: "+64 9 555 0100" },
  agency: { name: "Larkspur & Bell", email: "desk@larkspur.example", phone: "+44 20 5550 0100", logo: null },
  agent_name: null,
  date_from: "2027-01-12",
  date_to: "2027-01-16",
  valid_until: null,
  timezone: "Pacific/Auckland",
  travellers: [],
  days: [],
  inclusions: [],
  exclusions: [],
  total_cents: 349_500,
  rooms: [],
  terms: { deposit_bps: 2_000, balance_days_before: 30 },
  payments: [],
  accepted: { name: "Ada Finch", at },
  newer_path: null,
  messages: [
    {
      uid: "01J9Z3NDEKTSV4RRFFQ69G5FA1",
      author: "client",
      author_name: "Ada Finch",
      kind: "change_wish",
      body: "May we stay a day longer?",
      at,
    },
  ],
  earlier_messages: null,
};

test.each([
  ["NZ", "Pacific/Auckland", "26 November 2026 (New Zealand time)"],
  ["AU", "Australia/Melbourne", "25 November 2026 (Melbourne time)"],
] as const)("what a client of the brand %s said is told by its own clock, which is named", (...row) => {
  const [code, timezone, told] = row;
  const theirs = { ...quote, timezone, brand: { ...quote.brand, code } };
  expect(shown(<QuoteState quote={theirs} said={null} message={null} />)).toContain(told);
  const formKey = { name: "key", value: "one" };
  expect(shown(<QuoteThread quote={theirs} path="/quote/x" formKey={formKey} />)).toContain(told);
});
