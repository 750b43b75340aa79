import { expect } from "@playwright/test";
import type { CheerioAPI } from "cheerio";
import type { PageFacts } from "#tests/support/e2e/page-facts.ts";
import { test } from "#tests/support/e2e/plain-test.ts";
import type { PlainPage, PlainVisitor } from "#tests/support/e2e/plain-visitor.ts";
import { pagesFor, visitors } from "#tests/support/e2e/visit-pages.ts";
import { isSampled } from "#tests/support/sampled.ts";

/** Longer than any field takes. */
const tooLong = "x".repeat(20_001);

const typable = "input:not([type=hidden], [type=checkbox], [type=radio], [type=file]), textarea";

/** Forms of a page that know their rules and have a field to type into, by id; buttons that add rows are not meant. */
function formsOf({ $ }: PlainPage) {
  return $("form[data-slot=app-form][id]")
    .map((_, form) => $(form).attr("id") ?? "")
    .get()
    .filter((id) => namesIn($, id).length > 0 && $(sender(id)).length > 0);
}

const sender = (id: string) => `form[id="${id}"] button[type=submit]:not([name=__intent__]):first`;

function namesIn($: CheerioAPI, id: string): string[] {
  return $(`form[id="${id}"]`)
    .find(typable)
    .filter(":not([disabled], [readonly])")
    .map((_, field) => $(field).attr("name") ?? [])
    .get();
}

/** Sends a form with far too much in each field, and says what is wrong with the answer. */
async function wrongWith(reader: PlainVisitor, facts: PageFacts, id: string): Promise<string[]> {
  const page = await reader.open(facts.path);
  const names = namesIn(page.$, id);
  const answer = await reader.press(
    page,
    sender(id),
    Object.fromEntries(names.map((name) => [name, tooLong])),
  );
  const { $, status } = answer;
  const where = `${facts.path} #${id}`;
  if (status !== 422) return [`${where}: answered with ${status}`];
  const summary = $(`form[id="${id}"] [data-slot=error-summary] a`);
  const told = summary.map((_, link) => ($(link).attr("href") ?? "").slice(1)).get();
  const ids = $(`form[id="${id}"]`)
    .find("[id^=field-]")
    .map((_, field) => $(field).attr("id") ?? [])
    .get();
  const inOrder = ids.filter((one) => told.includes(one));
  return [
    ...(told.length === 0 ? [`${where}: nothing is said`] : []),
    ...(inOrder.join() === told.join() ? [] : [`${where}: ${told.join()} instead of ${inOrder.join()}`]),
  ];
}

for (const visitor of visitors) {
  test(`forms for ${visitor} refuse too long texts in words, told in the order of the form`, async ({
    as,
    request,
    dataDir,
  }) => {
    test.setTimeout(120_000);
    const wrong: string[] = [];
    for (const facts of await pagesFor(visitor, { request, dataDir })) {
      if (!isSampled(`too long on ${facts.route}`, 2)) continue;
      const reader = await as(facts.persona);
      for (const id of formsOf(await reader.open(facts.path)))
        wrong.push(...(await wrongWith(reader, facts, id)));
    }
    expect(wrong).toEqual([]);
  });
}
