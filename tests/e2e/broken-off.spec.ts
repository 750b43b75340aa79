import { expect, test } from "#tests/support/e2e/test.ts";

/** Runs in the page: the data of the labels arrives with its first line and then hangs, until it is broken off. */
function hangAfterTheFirstLine() {
  const fetch = window.fetch.bind(window);
  window.fetch = async (input, init) => {
    const answer = await fetch(input, init);
    if (!new URL(answer.url).pathname.endsWith("/labels.data")) return answer;
    const text = await answer.text();
    const body = new ReadableStream({
      start(stream) {
        stream.enqueue(new TextEncoder().encode(`${text.trimEnd()}\n`));
        init?.signal?.addEventListener("abort", () => stream.error(init.signal?.reason));
      },
    });
    return new Response(body, { headers: answer.headers, status: answer.status });
  };
}

test("going on before an answer has come whole is no error, anything else that nobody caught is one", async ({
  page,
  loginAs,
  trouble,
}) => {
  await loginAs("consultant");
  await page.addInitScript(hangAfterTheFirstLine);
  await page.goto("/admin/client-files");
  await expect(page.getByRole("table")).toBeVisible();
  // The page itself is still on its way when somebody goes on, so that the framework breaks off what it asked for.
  let letGo = () => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route(/\/build\//, async (route) => {
    await held;
    await route.continue();
  });
  const data = page.waitForResponse(/\/labels\.data/);
  const menu = page.getByRole("navigation").first();
  await menu.getByRole("link", { name: "Labels" }).click();
  await (await data).finished();
  await menu.getByRole("link", { name: "Tracker" }).click();
  letGo();
  await expect(page.getByRole("heading", { level: 1, name: "Tracker" })).toBeVisible();
  expect(trouble.found).toEqual([]);

  await page.evaluate(() => {
    void Promise.reject(new Error("forgotten"));
  });
  await expect.poll(() => trouble.found.splice(0)).toEqual([expect.stringContaining("forgotten")]);
});
