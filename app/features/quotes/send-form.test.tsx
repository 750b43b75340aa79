import { expect, test } from "vitest";
import { draftedQuote, savedVersion } from "#tests/support/quote-version.ts";
import { render } from "#tests/support/render.tsx";
import type { QuoteVersion } from "#contract/sales/quotes/versions.ts";
import { SendForm } from "./send-form.tsx";

const formFor = (stale: QuoteVersion["stale"]) => {
  const version = { ...savedVersion, stale };
  const quote = { ...draftedQuote, versions: [version] };
  return render(<SendForm quote={quote} newest={version} lastResult={undefined} />);
};

test("says which version goes out once the quote has moved on from it, and only then", async () => {
  expect(await formFor("changed")).toMatch(
    /The quote has changed since version 2\. Version 2 for NZD\s3,495\.00 is what goes out/,
  );
  expect(await formFor(null)).not.toContain("has changed since");
});
