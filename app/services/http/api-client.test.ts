import { describe, expect, it } from "vitest";
import { z } from "zod";
import { readListQuery } from "#contract/list-query.ts";
import {
  clientFor,
  createLabel,
  findItinerary,
  label,
  listLabels,
  showLabel,
} from "#tests/support/api-probe.ts";

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

  it("asks no API for a list whose filter cannot be read, since it may send all its records", async () => {
    const { client, sent } = clientFor(() => Response.json({ data: [label] }));
    const query = readListQuery(new URLSearchParams("filter[nope]=1&per_page=50"), listLabels.query);
    const page = await client.call(listLabels, { query });
    expect([page.data, page.meta.total, page.meta.per_page, sent.length]).toEqual([[], 0, 50, 0]);
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

  it("makes nothing anew without the key by which the call counts once, where its answer can be kept", async () => {
    const { client, sent } = clientFor(() => Response.json({ data: label }, { status: 201 }));
    const create = { ...createLabel, status: 201 } as const;
    const body = { name: "Honeymoon" };
    const headers = { "Idempotency-Key": "k".repeat(26) };
    await client.call(create, { body, headers });
    expect(sent[0]!.headers.get("Idempotency-Key")).toBe(headers["Idempotency-Key"]);
    // @ts-expect-error: no headers
    await client.call(create, { body });
    await client.call({ ...create, keepsAnswer: false }, { body });
    await client.call({ ...create, bodyAs: "multipart" }, { body });
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
