import { describe, expect, expectTypeOf, it } from "vitest";
import { z } from "zod";
import { raw } from "#contract/endpoint.ts";
import type { Page } from "#contract/envelope.ts";
import {
  clientFor,
  findItinerary,
  Label,
  label,
  listLabels,
  removeLabel,
  showLabel,
} from "#tests/support/api-probe.ts";

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

  it("stays as it was sent where the contract takes numbers and texts", async () => {
    const either = { ...findItinerary, answer: raw(z.coerce.string()) };
    const { client } = clientFor(() => new Response("1e5"));
    expect(await client.call(either, { params: { reference: "x" } })).toBe("1e5");
  });

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
      detail: expect.stringContaining("id: expected number, got string"),
    });
    expect(JSON.stringify(problem) + (problem as { detail: string }).detail).not.toContain("secret-7");
  });
});
