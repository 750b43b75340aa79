import type { BrowserContext } from "@playwright/test";
import { expect, test } from "#tests/support/e2e/test.ts";
import { openAs, pagesFor, visitors } from "#tests/support/e2e/visit-pages.ts";

/** Reports every violation of the content security policy in the pages of a context. */
async function violationsIn(context: BrowserContext): Promise<string[]> {
  const found: string[] = [];
  await context.exposeFunction("reportViolation", (what: string) => found.push(what));
  await context.addInitScript(() => {
    document.addEventListener("securitypolicyviolation", ({ effectiveDirective, blockedURI }) => {
      const { reportViolation } = window as unknown as { reportViolation: (what: string) => void };
      reportViolation(`${effectiveDirective} ${blockedURI} on ${location.pathname}`);
    });
  });
  return found;
}

for (const visitor of visitors) {
  test(`every page for ${visitor} has its title and status, keeps the policy and writes no error`, async ({
    page,
    context,
    loginAs,
  }) => {
    test.setTimeout(180_000);
    const violations = await violationsIn(context);
    const [first, ...others] = await pagesFor(visitor, context, loginAs);
    for (const facts of [first!, ...others]) {
      await test.step(`${facts.path} as ${facts.persona ?? "a guest"}`, async () => {
        await openAs(page, facts, loginAs);
        // Live updates come last, and alike on every page of a portal.
        if (facts === first) await page.waitForLoadState("networkidle");
        await expect(page.locator("[data-editor=coming]:visible")).toHaveCount(0);
        for (const menu of await page.locator("summary").all()) await menu.press("Enter");
      });
    }
    expect(violations).toEqual([]);
  });
}

test("a planted script is blocked and reported", async ({ page, context, trouble }) => {
  const violations = await violationsIn(context);
  await page.route("/travel-app/", async (route) => {
    const answer = await route.fetch();
    const planted = (await answer.text()).replace("</body>", "<script>window.planted = true</script></body>");
    await route.fulfill({ response: answer, body: planted });
  });
  await page.goto("/travel-app/");
  await expect.poll(() => violations).toEqual(["script-src-elem inline on /travel-app/"]);
  expect(await page.evaluate(() => "planted" in window)).toBe(false);
  expect(trouble.found.splice(0)).toEqual([expect.stringContaining("Content Security Policy")]);
});

test("every answer has a policy with a fresh nonce and no way around it", async ({ request }) => {
  const nonces = new Set<string>();
  for (const path of ["/", "/travel-app/", "/no/such/page", "/admin/login", "/"]) {
    const policy = (await request.get(path)).headers()["content-security-policy"] ?? "";
    const [, nonce = ""] = /script-src 'self' 'nonce-([^']+)'(?:;|$)/.exec(policy) ?? [];
    expect(Buffer.from(nonce, "base64").length, path).toBe(16);
    nonces.add(nonce);
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).not.toMatch(/script-src[^;]*unsafe/);
  }
  expect(nonces.size).toBe(5);
});
