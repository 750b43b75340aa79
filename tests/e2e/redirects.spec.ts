import { demoPassword, personas } from "#tests/support/e2e/personas.ts";
import { expect, test } from "#tests/support/e2e/test.ts";

/** Addresses that lead elsewhere for some reader of addresses: a browser, a proxy, a framework. */
const tricks = [
  "//evil.example",
  "///evil.example",
  "////evil.example",
  "/\\evil.example",
  "\\\\evil.example",
  "\\/evil.example",
  "/\\/evil.example",
  "//evil.example/%2e%2e",
  "https://evil.example",
  "http://evil.example",
  "https:evil.example",
  "https:/evil.example",
  "HTTPS://evil.example",
  "//evil%2eexample",
  "/%2f/evil.example",
  "/%2f%2fevil.example",
  "%2f%2fevil.example",
  "/%5cevil.example",
  "/%09/evil.example",
  "/%0a/evil.example",
  "/%0d/evil.example",
  "/\t/evil.example",
  "/\n/evil.example",
  "/\r/evil.example",
  "\t//evil.example",
  " //evil.example",
  "/ /evil.example",
  "\u0000//evil.example",
  "/\u00a0/evil.example",
  "//user@evil.example",
  "//127.0.0.1@evil.example",
  "/@evil.example",
  "@evil.example",
  "//evil.example#@127.0.0.1",
  "//evil.example?to=/app",
  "javascript:alert(1)",
  "java\nscript:alert(1)",
  "data:text/html,<script>alert(1)</script>",
  "//еvil.example",
  "//evil。example",
  "/．．//evil.example",
  "/..//evil.example",
  "/./evil.example",
  "/a/..//evil.example",
  "/a/%2e%2e//evil.example",
  "/%2e%2e//evil.example",
  "/a/.//../..//evil.example",
  "/.//evil.example",
  "//[::1]",
  "//0x7f000001",
];

/** Where a browser at this origin would go. */
function hostAfter(location: string | undefined, from: string): string {
  expect(location).toBeDefined();
  return new URL(location ?? "", from).host;
}

for (const persona of ["consultant", "emma.larkspur", "desk.steamvale"] as const) {
  test(`no trick leads ${persona} to another host after sign-in`, async ({ request, baseURL }) => {
    const { login } = personas[persona];
    for (const trick of tricks) {
      const separator = login.includes("?") ? "&" : "?";
      const path = `${login}${separator}to=${encodeURIComponent(trick)}`;
      const answer = await request.post(path, {
        form: { login: persona, password: demoPassword },
        headers: { Origin: baseURL! },
        maxRedirects: 0,
      });
      expect(answer.status(), trick).toBe(303);
      expect(hostAfter(answer.headers()["location"], `${baseURL}${path}`), trick).toBe(
        new URL(baseURL!).host,
      );
    }
  });
}

test("no trick leads to another host after a choice of language or theme", async ({ request, baseURL }) => {
  for (const [path, choice] of [
    ["/preferences/locale", { locale: "de" }],
    ["/preferences/theme", { theme: "dark" }],
    ["/preferences/locale", { locale: "none" }],
  ] as const) {
    for (const trick of tricks) {
      const answer = await request.post(path, {
        form: { ...choice, to: trick },
        headers: { Origin: baseURL! },
        maxRedirects: 0,
      });
      expect(answer.status(), trick).toBe(303);
      expect(hostAfter(answer.headers()["location"], `${baseURL}${path}`), trick).toBe(
        new URL(baseURL!).host,
      );
    }
  }
});

test("no trick leads from a document that failed to another host", async ({ request, baseURL }) => {
  for (const trick of tricks) {
    const path = `/documents/failed?of=${encodeURIComponent(trick)}`;
    const answer = await request.get(path, { maxRedirects: 0 });
    expect(hostAfter(answer.headers()["location"], `${baseURL}${path}`), trick).toBe(new URL(baseURL!).host);
  }
});

test("the browser itself stays at our host", async ({ page, loginAs, baseURL }) => {
  await loginAs("emma.larkspur");
  for (const trick of tricks) {
    await page.goto(`/?to=${encodeURIComponent(trick)}`);
    expect(new URL(page.url()).host, trick).toBe(new URL(baseURL!).host);
  }
});

/** What browsers send with a form that stands on another site. */
const foreign: Record<string, string>[] = [
  { Origin: "https://evil.example" },
  { Origin: "null" },
  { "Sec-Fetch-Site": "cross-site" },
];

test("a form from another site changes nothing", async ({ request }) => {
  for (const path of ["/preferences/theme", "/sign-out", "/?index", "/admin/login", "/travel-app/"]) {
    for (const headers of foreign) {
      const answer = await request.post(path, { form: { theme: "dark" }, headers, maxRedirects: 0 });
      expect(answer.status(), `${path} ${JSON.stringify(headers)}`).toBe(403);
      expect(answer.headers()["set-cookie"]).toBeUndefined();
    }
  }
});
