import { expect, test } from "vitest";
import { brands } from "#app/domain/brands.ts";
import { draftedQuote, savedVersion } from "#tests/support/quote-version.ts";
import { render, textOf } from "#tests/support/render.tsx";
import { QuotePanel } from "./quote-panel.tsx";

const at = "2026-11-25T11:30:00.000Z";

test.each([
  ["NZD", brands.NZ.timeZone, "26 Nov", "12:30 am", "New Zealand time"],
  ["AUD", brands.AU.timeZone, "25 Nov", "10:30 pm", "Melbourne time"],
] as const)("an answer in %s is told by the clock of its office, which is named", async (...row) => {
  const [currency, timeZone, day, clock, zone] = row;
  const said = { author: "client", author_name: "Ada Finch", kind: "message", body: "Thank you." } as const;
  const quote = {
    ...draftedQuote,
    currency,
    status: "Accepted" as const,
    accepted: { no: 2, name: "Ada Finch", at, options: [], total_cents: 349_500 },
    versions: [{ ...savedVersion, sent_at: "2026-11-20T01:30:00.000Z" }],
    messages: [{ ...said, uid: "01J9Z3NDEKTSV4RRFFQ69G5FA1", at }],
  };
  const text = textOf(
    await render(
      <QuotePanel
        {...{ quote, timeZone }}
        fileUid="01J9Z3NDEKTSV4RRFFQ69G5FA2"
        origin="https://waymark.example"
        may={{ save: true, send: true, link: true }}
        links={{ compare: "/compare", messages: "/messages", renderDocument: () => null }}
        lastResult={undefined}
      />,
    ),
  );
  expect(text).toContain(`${day}ember 2026 (${zone})`);
  expect(text).toMatch(new RegExp(`Ada Finch · ${day} 2026, ${clock} \\(${zone}\\)`));
});

test("where nothing is frozen yet, to save a version is the one step of the page", async () => {
  const panel = (quote: typeof draftedQuote) =>
    render(
      <QuotePanel
        {...{ quote, timeZone: brands.NZ.timeZone }}
        fileUid="01J9Z3NDEKTSV4RRFFQ69G5FA2"
        origin="https://waymark.example"
        may={{ save: true, send: true, link: true }}
        links={{ compare: "/compare", messages: "/messages", renderDocument: () => null }}
        lastResult={undefined}
      />,
    );
  const look = async (quote: typeof draftedQuote) =>
    /<button([^>]*)>Save version/.exec(await panel(quote))?.[1] ?? "";
  expect(await look({ ...draftedQuote, versions: [] })).toContain("bg-primary");
  expect(await look({ ...draftedQuote, versions: [savedVersion] })).not.toContain("bg-primary");
});
