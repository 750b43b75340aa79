import { expect } from "@playwright/test";
import type { PlainPage } from "#tests/support/e2e/plain-visitor.ts";
import type { Reader } from "#tests/support/e2e/personas.ts";
import { test } from "#tests/support/e2e/plain-test.ts";

const desks: { from: string; to: string; persona: Reader }[] = [
  { from: "/", to: "/app", persona: "emma.larkspur" },
  { from: "/admin/login", to: "/admin", persona: "consultant" },
  { from: "/supplier/login", to: "/supplier-app", persona: "desk.steamvale" },
];

const hrefs = (page: PlainPage, links: string) =>
  page
    .$(links)
    .map((_, link) => page.$(link).attr("href"))
    .get();

for (const { from, to, persona } of desks) {
  test(`the sign-in at ${from} gets ready all that ${to} wears and runs, and nothing else`, async ({
    as,
  }) => {
    const guest = await as(undefined);
    const signIn = await guest.open(from);
    const desk = await (await as(persona)).open(to);
    const needed = hrefs(desk, "link[rel=modulepreload], link[rel=stylesheet]");
    expect(needed.length).toBeGreaterThan(5);
    const ready = hrefs(signIn, "link[rel=prefetch]");
    expect(ready.toSorted()).toEqual(needed.toSorted());
    for (const href of ready) expect(await guest.statusOf(href), href).toBe(200);
  });
}

test("no other page gets another one ready", async ({ as }) => {
  const guest = await as(undefined);
  for (const path of ["/forgot-password", "/travel-app/"]) {
    expect(hrefs(await guest.open(path), "link[rel=prefetch]"), path).toEqual([]);
  }
});
