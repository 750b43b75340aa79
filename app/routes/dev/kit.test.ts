import { RouterContextProvider } from "react-router";
import { expect, test } from "vitest";
import { requestFactsContext, type RequestFacts } from "#app/context.ts";
import { middleware } from "#app/routes/dev/kit.tsx";

async function visit(devKit: boolean) {
  const context = new RouterContextProvider();
  // why: the guard reads this one fact.
  context.set(requestFactsContext, { devKit } as RequestFacts);
  const [guard] = middleware;
  const request = new Request("http://app.test/dev/kit");
  return guard?.(
    { request, url: new URL(request.url), context, params: {}, pattern: "/dev/kit" },
    async () => new Response("seen"),
  );
}

test("the kit is shown where the environment asks for it, and is an unknown page elsewhere", async () => {
  expect(await visit(true)).toBeInstanceOf(Response);
  await expect(visit(false)).rejects.toMatchObject({ init: { status: 404 } });
});
