import { z } from "zod";
import type { EndpointSpec } from "#contract/endpoint.ts";
import { readItem, readPage } from "#contract/read-envelope.ts";
import { ApiProblem } from "./problems.server.ts";
import { contractPlaces } from "./contract-places.ts";

/**
 * The value of a successful answer. The declared Content-Type is not looked at: routes that return a text
 * call it HTML whatever it is. Throws a ZodError if the body does not fit the endpoint.
 */
export function readAnswer(answer: EndpointSpec["answer"], text: string): unknown {
  switch (answer.kind) {
    case "item":
      return readItem(parseJson(text), answer.schema);
    case "page":
      return readPage(parseJson(text), answer.schema);
    case "raw":
      return readRaw(text, answer.schema);
    case "file":
    case "empty":
      return undefined;
  }
}

/**
 * A bare value. A number is taken as one only if it is written the way a number prints, so that `1e5` and
 * `007` stay the identifiers they may be; what the schema then refuses is tried as it was sent.
 */
function readRaw(text: string, schema: z.ZodType): unknown {
  const sent = text.trim();
  const parsed = parseJson(sent);
  // An empty body is PHP's null or false, an empty object its null as JSON.
  if (sent === "") return schema.parse(null);
  const exact = typeof parsed !== "number" || String(parsed) === sent;
  const candidates: unknown[] = [];
  if (parsed !== undefined && exact) candidates.push(parsed);
  // A page where a value was expected is a login form or a warning of PHP, never an identifier.
  if (!sent.startsWith("<") && !isStructure(parsed)) candidates.push(sent);
  if (parsed !== undefined && !exact) candidates.push(parsed);
  if (sent === "{}") candidates.push(null);
  const [first, ...rest] = candidates.map((candidate) => schema.safeParse(candidate));
  const fitting = [first, ...rest].find((result) => result?.success);
  if (fitting?.success) return fitting.data;
  throw (
    first?.error ??
    new z.ZodError([{ code: "custom", path: [], message: "a page instead of a value", input: undefined }])
  );
}

function isStructure(value: unknown): boolean {
  return typeof value === "object" && value !== null;
}

/** The JSON value, or undefined if the text is none. */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // Not JSON: the caller decides whether a bare text will do.
    return undefined;
  }
}

/** An answer that does not fit the contract. Names the places, not the values, which may be private. */
export function contractProblem(
  { method, path }: EndpointSpec,
  status: number,
  requestId: string,
  error: z.ZodError,
): ApiProblem {
  const call = `${method} ${path}`;
  const detail = `${call} answered ${String(status)} with a body outside the contract (${contractPlaces(error)})`;
  return new ApiProblem({ kind: "contract", status, requestId, call, detail });
}
