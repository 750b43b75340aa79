import { RouterContextProvider } from "react-router";
import { describe, expect, test } from "vitest";
import { requestFactsContext, userContext, type RequestFacts } from "#app/context.ts";
import { can, requireAudience, type Guard } from "#app/middleware/guards.server.ts";
import type { SessionUser } from "#contract/people/session.ts";

const account = (audience: SessionUser["audience"], permissions: string[]) =>
  ({ audience, roles: [], permissions }) as unknown as SessionUser;

/** What a guard makes of a request: `passed`, or the status and target of its refusal. */
async function verdict(
  guard: Guard,
  user: SessionUser | null,
  method = "GET",
  path = "/admin/outbox?page=2",
) {
  const context = new RouterContextProvider();
  context.set(userContext, user);
  // Of the server's facts a guard reads the number of the request alone.
  context.set(requestFactsContext, { requestId: "request-0001" } as RequestFacts);
  const request = new Request(`http://localhost${path}`, { method });
  let reached = false;
  const next = async () => {
    reached = true;
    return new Response("the page");
  };
  const args = { request, context, params: {}, url: new URL(request.url), pattern: "" };
  try {
    await guard(args, next);
    return { passed: true, reached };
  } catch (thrown) {
    const refusal = thrown instanceof Response ? thrown : (thrown as { init: ResponseInit; data: unknown });
    if (refusal instanceof Response) return { reached, to: refusal.headers.get("Location") };
    return { reached, status: refusal.init.status, data: refusal.data };
  }
}

describe("a portal's guard", () => {
  test("lets its audience pass", async () => {
    expect(await verdict(requireAudience("office"), account("office", []))).toEqual({
      passed: true,
      reached: true,
    });
  });

  test.each([
    ["office", "/admin/login?to=%2Fadmin%2Foutbox%3Fpage%3D2"],
    ["agent", "/?to=%2Fadmin%2Foutbox%3Fpage%3D2"],
    ["supplier", "/supplier/login?to=%2Fadmin%2Foutbox%3Fpage%3D2"],
  ] as const)(
    "sends everybody else to the sign-in of the %s audience, without running the page",
    async (audience, to) => {
      const other = account(audience === "agent" ? "supplier" : "agent", ["own-files.view", "settings.view"]);
      for (const user of [null, other]) {
        for (const method of ["GET", "POST", "HEAD"]) {
          expect(await verdict(requireAudience(audience), user, method)).toEqual({ reached: false, to });
        }
      }
    },
  );
});

describe("a page's guard", () => {
  test("lets holders of the permission pass", async () => {
    const user = account("office", ["settings.view"]);
    expect(await verdict(can("settings.view"), user, "POST")).toEqual({ passed: true, reached: true });
  });

  test("refuses others with the name of the permission", async () => {
    const refusal = { status: 403, data: { permission: "settings.view", requestId: "request-0001" } };
    for (const user of [null, account("office", []), account("office", ["settings.edit"])]) {
      expect(await verdict(can("settings.view"), user)).toMatchObject(refusal);
    }
  });

  test("lets no refused post reach its action", async () => {
    for (const method of ["POST", "PUT", "PATCH", "DELETE"]) {
      expect(await verdict(can("settings.view"), account("office", []), method)).toMatchObject({
        reached: false,
      });
    }
  });
});
