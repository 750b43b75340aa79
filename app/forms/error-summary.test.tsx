import { expect, test } from "vitest";
import { ErrorSummary } from "#app/forms/error-summary.tsx";
import { writeMessage } from "#app/forms/message.ts";
import { render } from "#tests/support/render.tsx";

const summary = (locale: string) => {
  const tooSmall = writeMessage({ key: "tooSmall", params: { min: 1.5 } });
  return render(<ErrorSummary errors={{ size: [tooSmall] }} labels={{ size: "Size" }} shown />, { locale });
};

test.each([
  ["en", "Size: Enter 1.5 or more"],
  ["de", "Size: Bitte 1,5 oder mehr eingeben"],
  ["fr", "Size\u00a0: Saisissez 1,5 ou plus"],
])("in %s a label, its problem and a bound stand as that language writes them", async (locale, text) => {
  expect(await summary(locale)).toContain(text);
});
