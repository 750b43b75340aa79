import { expect, test } from "vitest";
import { z } from "zod";
import { defineEndpoint, item, type EndpointSpec } from "#contract/endpoint.ts";
import { endpoints } from "#contract/endpoints.ts";

const rest = {
  method: "GET",
  path: "/api/office/never-mounted",
  summary: "A declaration that must not compile",
  tag: "test",
  answer: item(z.object({})),
} as const;

test("an endpoint without a whole declaration of access does not compile", () => {
  // @ts-expect-error: no access at all
  defineEndpoint({ ...rest });
  // @ts-expect-error: no permission
  defineEndpoint({ ...rest, access: { audience: "office" } });
  // @ts-expect-error: no audience
  defineEndpoint({ ...rest, access: { permission: "client-files.view" } });
  // @ts-expect-error: an audience of accounts needs a permission or "any"
  defineEndpoint({ ...rest, access: { audience: "agent", permission: null } });
  // @ts-expect-error: no such permission
  defineEndpoint({ ...rest, access: { audience: "office", permission: "client-files.veiw" } });
  // @ts-expect-error: no such audience
  defineEndpoint({ ...rest, access: { audience: "everybody", permission: null } });
  expect(defineEndpoint({ ...rest, access: { audience: "office", permission: "any" } }).path).toBe(rest.path);
});

test("only the desks, the lists of colleagues, the names of places and how one keeps the own lists are open to a whole audience without a permission", () => {
  const all: readonly EndpointSpec[] = endpoints;
  const open = all.filter(({ access }) => access.permission === "any").map(({ path }) => path);
  expect(open.toSorted()).toEqual([
    "/api/agent/desk",
    "/api/agent/lists/{list}",
    "/api/agent/lists/{list}",
    "/api/agent/lists/{list}/views",
    "/api/agent/saved-views/{uid}",
    "/api/agent/saved-views/{uid}",
    "/api/agent/users",
    "/api/office/desk",
    "/api/office/lists/{list}",
    "/api/office/lists/{list}",
    "/api/office/lists/{list}/views",
    "/api/office/place-options",
    "/api/office/saved-views/{uid}",
    "/api/office/saved-views/{uid}",
    "/api/supplier/desk",
    "/api/supplier/lists/{list}",
    "/api/supplier/lists/{list}",
    "/api/supplier/lists/{list}/views",
    "/api/supplier/saved-views/{uid}",
    "/api/supplier/saved-views/{uid}",
    "/api/supplier/users",
  ]);
});

test("no path of the API contains a word that leads to a sign-in", () => {
  expect(endpoints.map(({ path }) => path).filter((path) => /admin|unauthenticated/i.test(path))).toEqual([]);
});
