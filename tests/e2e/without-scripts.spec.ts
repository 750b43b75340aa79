import { expect } from "@playwright/test";
import type { CheerioAPI } from "cheerio";
import { seedUid } from "#api/demo/world/seed-keys.ts";
import { demoLinks } from "#tests/support/e2e/demo-links.ts";
import type { PageFacts } from "#tests/support/e2e/page-facts.ts";
import { test } from "#tests/support/e2e/plain-test.ts";
import type { PlainPage } from "#tests/support/e2e/plain-visitor.ts";
import { unnamed } from "#tests/support/e2e/unnamed.ts";
import { everyPage, pagesFor, visitors } from "#tests/support/e2e/visit-pages.ts";

for (const visitor of visitors) {
  test(`every page for ${visitor} has its title, status and content, and every link leads somewhere`, async ({
    as,
    request,
    baseURL,
    dataDir,
  }) => {
    test.setTimeout(180_000);
    const tried = new Map<string, number>();
    const ofShape = new Map<string, number>();
    for (const facts of await pagesFor(visitor, { request, dataDir })) {
      const reader = await as(facts.persona);
      const page = await reader.open(facts.path);
      showsItself(page, facts);
      for (const href of page.$("a[href]").map((_, link) => page.$(link).attr("href"))) {
        const target = new URL(href, page.url);
        if (target.origin !== baseURL || target.pathname.endsWith(".pdf")) continue;
        const address = target.pathname + target.search;
        const key = `${facts.persona ?? "guest"} ${address}`;
        if (!tried.has(key)) {
          const shape = `${facts.path} ${shapeOf(address)}`;
          ofShape.set(shape, (ofShape.get(shape) ?? 0) + 1);
          if (ofShape.get(shape)! > rowsTried) continue;
          tried.set(key, await reader.statusOf(address));
        }
        const expected = facts.status === 404 && address === facts.path ? 404 : 200;
        expect.soft(tried.get(key), `${address}, linked from ${facts.path}`).toBe(expected);
      }
    }
    expect(tried.size).toBeGreaterThan(3);
  });
}

/** Of the rows of a list, whose links are made by the same line of code. */
const rowsTried = 3;

/** An address without what tells one record from another. */
function shapeOf(address: string): string {
  return address.replaceAll(/[0-9A-HJKMNP-TV-Z]{26}|[A-Z]{4}\d{6}|\d+/g, "*");
}

/** Status, title and heading; no empty shell, nothing that waits for scripts; the way to it ends with itself. */
function showsItself({ $, status, url }: PlainPage, facts: PageFacts) {
  const { path, title } = facts;
  expect.soft(status, path).toBe(facts.status ?? 200);
  expect.soft(url.pathname, path).toBe(path.replace(/[?#].*$/, ""));
  expect.soft($("title").first().text(), path).toBe(title);
  expect.soft($("main").length, `main of ${path}`).toBe(1);
  expect.soft($("h1").text().trim(), `heading of ${path}`).not.toBe("");
  const waiting = $("[aria-busy=true], [data-slot=skeleton]").filter(
    (_, one) => $(one).closest("[data-specimen], [hidden], template").length === 0,
  );
  expect.soft(waiting.map((_, one) => $.html(one).slice(0, 120)).get(), path).toEqual([]);
  expect.soft(formsWithoutButton($), `forms of ${path} that nothing sends`).toEqual([]);
  expect.soft(unnamed($), `what has no name on ${path}`).toEqual([]);
  expect.soft(cutTexts($), `fields of ${path} that cut what is typed`).toEqual([]);
  const way = $("[data-slot=breadcrumb] [aria-current=page]").filter(
    (_, one) => !$(one).closest("main").length,
  );
  if (status === 200 && way.length > 0) expect.soft(way.text().trim(), `the way to ${path}`).toBe(title);
}

/** Forms with a field to fill in and no button that works. */
function formsWithoutButton($: CheerioAPI): string[] {
  const sends = (form: string | undefined) =>
    form !== undefined && $(`button[form="${form}"]:not([type=button], [disabled])`).length > 0;
  return $("form")
    .filter((_, form) => {
      const fields = $(form).find("input:not([type=hidden]), select, textarea").filter(":not([disabled])");
      const isOff = $(form).find("fieldset[disabled]").length > 0;
      const buttons = $(form).find("button:not([type=button], [disabled]), input[type=submit]");
      return fields.length > 0 && !isOff && buttons.length === 0 && !sends($(form).attr("id"));
    })
    .map((_, form) => $(form).attr("id") ?? $.html(form).slice(0, 120))
    .get();
}

/** A sign-in has no rule for its lengths; anywhere else too much text is refused in words. */
function cutTexts($: CheerioAPI): string[] {
  return $("input[maxlength], textarea[maxlength]")
    .filter(":not([name=login], [name=password])")
    .map((_, field) => $(field).attr("name") ?? $.html(field))
    .get();
}

test("a text that is too long is refused in words, and all of it still stands there", async ({
  as,
  dataDir,
}) => {
  const { quote } = demoLinks(dataDir);
  const text = `${"Could we stay a day longer? ".repeat(160)}End`;
  const client = await as(undefined);
  const told = await client.press(await client.open(quote), "button[value=message]", {
    name: "Mia",
    body: text,
  });
  expect(told.status).toBe(422);
  expect(told.$("textarea[name=body]").text().trim()).toBe(text);
  expect(told.$("#thread [role=alert]").text()).toContain("4000");
  expect(told.$("input[name=name]").filter((_, one) => told.$(one).attr("value") === "Mia")).toHaveLength(1);
  const declined = await client.press(await client.open(quote), "button[value=decline]", { reason: text });
  expect(declined.status).toBe(422);
  expect(declined.$("textarea[name=reason]").text().trim()).toBe(text);
  expect(declined.$("#state [role=alert]").text()).toContain("2000");
  const office = await as("consultant");
  const path = `/admin/client-files/${seedUid("file", "NZFI100025")}/messages`;
  const refused = await office.press(await office.open(path), "#message button[type=submit]", { body: text });
  expect(refused.status).toBe(422);
  expect(refused.$("textarea[name=body]").text().trim()).toBe(text);
});

test("every public page changes its language by its own form", async ({ as, request, dataDir }) => {
  const guest = await as(undefined);
  for (const facts of await everyPage({ request, dataDir })) {
    if (facts.persona || facts.status === 404) continue;
    let page = await guest.open(facts.path);
    for (const locale of ["de", "en"]) {
      page = await guest.press(page, `button[name=locale][value=${locale}]`);
      expect(page.$("html").attr("lang"), facts.path).toBe(locale);
      expect(page.url.pathname + page.url.search).toBe(facts.path);
    }
  }
});
