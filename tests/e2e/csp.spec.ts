import { violationsIn } from "#tests/support/e2e/policy.ts";
import { expect, test } from "#tests/support/e2e/test.ts";
import { openAs, pagesFor, visitors } from "#tests/support/e2e/visit-pages.ts";

// That every page keeps the policy is seen where every page is looked at, in pages.spec.ts.
for (const visitor of visitors) {
  test(`live updates for ${visitor} keep the policy`, async ({ page, context, loginAs, dataDir }) => {
    const violations = await violationsIn(context);
    const [first] = await pagesFor(visitor, { request: context.request, dataDir });
    await openAs(page, first!, loginAs);
    await page.waitForLoadState("networkidle");
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
