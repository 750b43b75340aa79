import { afterAll, expect, it } from "vitest";
import { demoFolder } from "./demo-folder.ts";
import { freePort, removeFolder, startProcess } from "./start.ts";
import { textOf } from "./visitor.ts";

const folder = demoFolder();
afterAll(() => removeFolder(folder));

it("a flood from one address is told how long to wait, then answered in one line; others are served", async () => {
  const port = await freePort();
  const origin = `http://localhost:${port}`;
  const server = startProcess({ DATA_DIR: folder, PORT: String(port), TRUST_PROXY: "on" });
  await server.said("is ready");
  const look = async (address: string, reference = "NZFI999999") => {
    const answer = await fetch(`${origin}/travel-app/`, {
      method: "POST",
      redirect: "manual",
      headers: { Origin: origin, "X-Forwarded-For": address, Accept: "text/html" },
      body: new URLSearchParams({ reference }),
    });
    return { status: answer.status, wait: answer.headers.get("Retry-After"), text: await answer.text() };
  };

  const answers = [];
  // The limit counts by the minute: where one ends in the middle, it begins anew.
  while (answers.length < 80 && !answers.at(-1)?.text.startsWith("Too many")) {
    answers.push(await look("203.0.113.9"));
  }
  const refused = answers.filter(({ status }) => status === 429);
  expect(refused.length).toBeGreaterThan(1);
  for (const { wait } of refused) expect(Number(wait)).toBeGreaterThan(0);
  // At the very end of a minute there is one second left to wait.
  expect(textOf(refused[0]?.text ?? "")).toMatch(/ again in \d+ seconds?\./);
  expect(refused.at(-1)?.text).toMatch(/^Too many attempts\. Please wait \d+ seconds\.$/);
  expect((await look("198.51.100.7", "NZFI100001")).status).toBe(303);

  server.child.kill("SIGTERM");
  expect((await server.ended).code).toBe(0);
});
