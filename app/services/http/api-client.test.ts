import { describe, expect, expectTypeOf, it } from "vitest";
import { z } from "zod";
import { defineEndpoint, item, page, raw } from "#contract/endpoint.ts";
import type { Page } from "#contract/envelope.ts";
import { listQuery } from "#contract/list-query.ts";
import { createApiClient } from "./api-client.ts";

const Label = z.object({ id: z.int(), name: z.string() });
const access = { audience: "public", permission: null } as const;

const showLabel = defineEndpoint({
  method: "GET",
  path: "/api/office/labels/{id}",
  summary: "Show a label",
  tag: "Labels",
  access,
  params: z.object({ id: z.string() }),
  answer: item(Label),
});
const listLabels = defineEndpoint({
  ...showLabel,
  params: undefined,
  path: "/api/office/labels",
  query: listQuery({ sort: ["name"], filter: { name: z.string() } }),
  answer: page(Label),
});
const createLabel = defineEndpoint({
  method: "POST",
  path: "/api/office/labels",
  summary: "Add a label",
  tag: "Labels",
  access,
  body: z.object({ name: z.string(), tags: z.array(z.string()).optional() }),
  answer: item(Label),
});
const removeLabel = defineEndpoint({
  method: "DELETE",
  path: "/api/office/labels/{id}",
  summary: "Remove a label",
  tag: "Labels",
  access,
  answer: { kind: "empty" },
  status: 204,
});
const findItinerary = defineEndpoint({
  method: "GET",
  path: "/api/find-itinerary/{reference}",
  summary: "Find an itinerary",
  tag: "Public",
  access,
  answer: raw(z.string()),
});

const label = { id: 7, name: "Honeymoon" };

/** A client whose API answers with the given function; keeps what was sent. */
function clientFor(answer: (request: Request) => Response | Promise<Response>, settings = {}) {
  const sent: Request[] = [];
  // why: the function stands in for the network, which the client reaches through an injected fetch.
  const fetch = (request: Request) => {
    sent.push(request.clone());
    return answer(request);
  };
  const client = createApiClient({
    fetch,
    baseUrl: "https://api.example.test/backend/",
    requestId: "req-1",
    clientAddress: "203.0.113.9",
    ...settings,
  });
  return { client, sent };
}

describe("what the client sends", () => {
  it("marks every call as made by script and says for whom it is made", async () => {
    const { client, sent } = clientFor(() => Response.json({ data: label }), {
      locale: "de",
      token: "1|abc",
    });
    await client.call(showLabel, {
      params: { id: "7" },
      headers: { Accept: "text/html", "If-Match": '"3"' },
    });
    expect(Object.fromEntries(sent[0]!.headers)).toEqual({
      accept: "application/json",
      "accept-language": "de",
      authorization: "Bearer 1|abc",
      "if-match": '"3"',
      "x-forwarded-for": "203.0.113.9",
      "x-request-id": "req-1",
      "x-requested-with": "XMLHttpRequest",
    });
    expect(sent[0]!.redirect).toBe("manual");
    expect(sent[0]!.url).toBe("https://api.example.test/backend/api/office/labels/7");
  });

  it("leaves out what it does not know", async () => {
    const { client, sent } = clientFor(() => Response.json({ data: label }), { clientAddress: undefined });
    await client.call(showLabel, { params: { id: "7" } });
    for (const name of ["Authorization", "Accept-Language", "X-Forwarded-For", "Content-Type"]) {
      expect(sent[0]!.headers.has(name)).toBe(false);
    }
  });

  it.each([
    ["NZ/1", "NZ%2F1"],
    ["a b?c#d&e", "a%20b%3Fc%23d%26e"],
    ["../../admin", "..%2F..%2Fadmin"],
    ["%2F", "%252F"],
    ["\ud800", "%EF%BF%BD"],
  ])("keeps the parameter %j inside its segment", async (reference, segment) => {
    const { client, sent } = clientFor(() => new Response("x"));
    await client.call(findItinerary, { params: { reference } });
    expect(new URL(sent[0]!.url).pathname).toBe(`/backend/api/find-itinerary/${segment}`);
  });

  it.each(["", ".", ".."])("does not call at all with the parameter %j", async (reference) => {
    const { client, sent } = clientFor(() => new Response("x"));
    const call = client.call(findItinerary, { params: { reference } });
    await expect(call).rejects.toMatchObject({ kind: "not-found", status: 404 });
    expect(sent).toHaveLength(0);
  });

  it("writes list queries in the API's words and other queries as plain fields", async () => {
    const { client, sent } = clientFor(() => Response.json([]));
    await client.call(listLabels, { query: { page: 2, sort: ["-name"], filter: { name: "x y" } } });
    expect(decodeURIComponent(new URL(sent[0]!.url).search)).toBe(
      "?page=2&per_page=25&sort=-name&filter[name]=x+y",
    );
    const plain = {
      ...listLabels,
      query: z.object({ on: z.boolean(), ids: z.array(z.int()), q: z.string() }),
    };
    await client.call(plain, { query: { on: true, ids: [1, 2], q: "" } });
    expect(decodeURIComponent(new URL(sent[1]!.url).search)).toBe("?on=1&ids[]=1&ids[]=2");
    await client.call(listLabels);
    expect(new URL(sent[2]!.url).search).toBe("");
  });

  it("sends bodies as JSON, as a form or as an upload", async () => {
    const { client, sent } = clientFor(() => Response.json({ data: label }, { status: 201 }));
    const body = { name: "é", tags: ["a", "b"] };
    await client.call(createLabel, { body });
    expect(sent[0]!.headers.get("Content-Type")).toBe("application/json");
    expect(await sent[0]!.json()).toEqual(body);

    await client.call({ ...createLabel, bodyAs: "form" }, { body });
    expect(sent[1]!.headers.get("Content-Type")).toContain("application/x-www-form-urlencoded");
    expect(await sent[1]!.text()).toBe("name=%C3%A9&tags%5B%5D=a&tags%5B%5D=b");

    const upload = {
      ...createLabel,
      bodyAs: "multipart",
      body: z.object({ file: z.file(), note: z.string() }),
    };
    await client.call(upload as typeof upload & { bodyAs: "multipart" }, {
      body: { file: new File(["x"], "a.pdf"), note: "n" },
    });
    const form = await sent[2]!.formData();
    expect([(form.get("file") as File).name, form.get("note")]).toEqual(["a.pdf", "n"]);

    const ready = new FormData();
    ready.set("name", "as it came");
    await client.call(createLabel, { body: ready });
    expect((await sent[3]!.formData()).get("name")).toBe("as it came");
  });
});

describe("what the client makes of a good answer", () => {
  it("is the record, wrapped or not, with what the contract does not name left out", async () => {
    const { client } = clientFor(() => Response.json({ data: { ...label, secret: 1 } }));
    const found = await client.call(showLabel, { params: { id: "7" } });
    expectTypeOf(found).toEqualTypeOf<{ id: number; name: string }>();
    expect(found).toEqual(label);
    const bare = clientFor(() => Response.json(label)).client;
    expect(await bare.call(showLabel, { params: { id: "7" } })).toEqual(label);
  });

  it("is a page for a list", async () => {
    const { client } = clientFor(() => Response.json({ data: [label] }));
    const list = await client.call(listLabels);
    expectTypeOf(list).toEqualTypeOf<Page<{ id: number; name: string }>>();
    expect(list.data).toEqual([label]);
  });

  it("is nothing where nothing is promised, whatever the body", async () => {
    for (const response of [new Response(null, { status: 204 }), Response.json({ deleted: true })]) {
      const { client } = clientFor(() => response);
      const done = await client.call(removeLabel, { params: { id: 7 } });
      expectTypeOf(done).toEqualTypeOf<void>();
      expect(done).toBeUndefined();
    }
  });

  it.each([
    ["0b9e2c64", "0b9e2c64"],
    ['"0b9e2c64"', "0b9e2c64"],
    ["1", "1"],
    ["1e5", "1e5"],
    ["007", "007"],
    ["12345678901234567890", "12345678901234567890"],
    ["true", "true"],
    ["null", "null"],
    ["abc\n", "abc"],
  ])("is the identifier as it was sent: %j", async (body, identifier) => {
    const { client } = clientFor(() => new Response(body, { headers: { "Content-Type": "text/html" } }));
    expect(await client.call(findItinerary, { params: { reference: "NZ1" } })).toBe(identifier);
  });

  it.each(["", "<!DOCTYPE html><title>Login</title>", '{"id":1}', "[]", "{}"])(
    "is never an identifier for the body %j",
    async (body) => {
      const { client } = clientFor(() => new Response(body));
      const call = client.call(findItinerary, { params: { reference: "NZ1" } });
      await expect(call).rejects.toMatchObject({ kind: "contract", message: "" });
    },
  );

  it("keeps a number a number where the contract says so, however it is written", async () => {
    const count = { ...findItinerary, answer: raw(z.number()) };
    for (const [body, number] of [
      ["5", 5],
      ["1e5", 100_000],
      ["1.0", 1],
    ] as const) {
      const { client } = clientFor(() => new Response(body));
      expect(await client.call(count, { params: { reference: "x" } })).toBe(number);
    }
  });

  it("reads an empty body and an empty object as nothing where that is allowed", async () => {
    const maybe = { ...findItinerary, answer: raw(Label.nullable()) };
    for (const body of ["", "{}", "null"]) {
      const { client } = clientFor(() => new Response(body));
      expect(await client.call(maybe, { params: { reference: "x" } })).toBeNull();
    }
  });

  it("is a contract problem that names places but no values if it does not fit", async () => {
    const { client } = clientFor(() => Response.json({ data: { id: "secret-7", name: "x" } }));
    const problem: unknown = await client.call(showLabel, { params: { id: "7" } }).catch((e: unknown) => e);
    expect(problem).toMatchObject({ name: "ApiProblem", kind: "contract", status: 200, message: "" });
    expect(problem).toMatchObject({
      requestId: "req-1",
      detail: expect.stringContaining("id: invalid_type"),
    });
    expect(JSON.stringify(problem) + (problem as { detail: string }).detail).not.toContain("secret-7");
  });
});
