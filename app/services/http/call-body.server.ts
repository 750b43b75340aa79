import type { EndpointSpec } from "#contract/endpoint.ts";
import { textOf } from "./call-address.server.ts";

/** The body as it is sent, and its Content-Type where the platform does not set it by itself. */
export type CallBody = { content: string | URLSearchParams | FormData | null; contentType?: string };

export function callBody({ bodyAs = "json" }: EndpointSpec, body: unknown): CallBody {
  if (body === undefined) return { content: null };
  if (body instanceof FormData) return { content: body };
  if (bodyAs === "json") return { content: JSON.stringify(body), contentType: "application/json" };
  const fields = typeof body === "object" && body !== null ? Object.entries(body) : [];
  return { content: bodyAs === "form" ? urlEncoded(fields) : multipart(fields) };
}

type Entry = [name: string, value: unknown];

function urlEncoded(fields: readonly Entry[]): URLSearchParams {
  const form = new URLSearchParams();
  for (const [name, value] of fields.flatMap(spread)) form.append(name, textOf(value));
  return form;
}

function multipart(fields: readonly Entry[]): FormData {
  const form = new FormData();
  for (const [name, value] of fields.flatMap(spread)) {
    if (value instanceof Blob) form.append(name, value);
    else form.append(name, textOf(value));
  }
  return form;
}

/** A list becomes one field per value, named `name[]`; a field without a value is not sent. */
function spread([name, value]: Entry): Entry[] {
  if (value === undefined) return [];
  return Array.isArray(value) ? value.map((one: unknown): Entry => [`${name}[]`, one]) : [[name, value]];
}
