import type { Context } from "hono";
import type { z } from "zod";
import { plainTextsOf } from "#api/http/clean-lines.ts";
import { richTextsOf } from "#api/http/clean-rich-texts.ts";
import { invalid, notFound, Refusal } from "#api/http/refusal.ts";
import type { EndpointSpec } from "#contract/endpoint.ts";
import { isListQuery, readListQuery } from "#contract/list-query.ts";
import { listQueryRefusal } from "#contract/list-query-refusal.ts";

/** Wrong values are told apart from missing ones by what came in. */
const withInput = { reportInput: true };

/**
 * Reads and checks path, query and body. A wrong path is a 404, wrong fields are a 422, as Laravel does. Texts are
 * cleaned before they are checked, of what nobody sees and of forbidden formats: one in which no word is left counts as
 * missing.
 */
export async function readInput(endpoint: EndpointSpec, context: Context) {
  const given = context.req.param();
  const params = endpoint.params?.safeParse(given);
  const hasNul = Object.values<string>(given).some((value) => value.includes("\0"));
  if (hasNul || (params && !params.success)) throw notFound("Not Found");
  const query = endpoint.query && readQuery(endpoint.query, new URL(context.req.url).searchParams);
  const body = endpoint.body?.safeParse(withCleanTexts(endpoint.body, await bodyOf(context)), withInput);
  if (body && !body.success) throw invalid(laravelErrors(body.error));
  return { params: params?.data, query, body: body?.data };
}

function withCleanTexts(schema: z.ZodType, body: unknown): unknown {
  const plain = plainTextsOf(schema);
  const clean = richTextsOf(schema);
  if (!plain && !clean) return body;
  const lines = plain ? withSecretsOf(body, plain(body)) : body;
  return trimmed(clean ? clean(lines) : lines);
}

/** List queries refuse unknown names with 400 as the query package does; other queries are plain fields. */
function readQuery(schema: z.ZodType, given: URLSearchParams): unknown {
  const search = new URLSearchParams([...given].map(([name, value]) => [name, withoutNul(value)]));
  if (isListQuery(schema)) {
    const message = listQueryRefusal(search, schema);
    if (message) throw new Refusal(400, { message: withoutSignInWords(message) });
    // The rules travel with the schema; only their names are forgotten here.
    return readListQuery(search, schema as Parameters<typeof readListQuery>[1]);
  }
  // Of repeated parameters the last counts, as in PHP.
  const query = schema.safeParse(trimmed(Object.fromEntries(search)), withInput);
  if (!query.success) throw invalid(laravelErrors(query.error));
  return query.data;
}

/** A caller's own word must not come back as one of those that lead to a sign-in (rulings 2). */
function withoutSignInWords(message: string) {
  return message.replaceAll(/admin|unauthenticated/gi, "…");
}

/** JSON or form fields. A malformed JSON body, or one that has no fields, is an empty input, as in Laravel. */
async function bodyOf(context: Context): Promise<unknown> {
  const type = context.req.header("Content-Type") ?? "";
  if (type.includes("json")) {
    try {
      const body: unknown = JSON.parse(await context.req.text());
      return typeof body === "object" && body !== null && !Array.isArray(body) ? trimmed(body) : {};
    } catch {
      return {};
    }
  }
  if (type.includes("form")) return trimmed(await context.req.parseBody());
  return {};
}

const keptAsTyped = new Set(["password", "password_confirmation", "current_password"]);

/** The cleaned fields with passwords as they were typed. */
function withSecretsOf(body: unknown, cleaned: unknown): unknown {
  if (typeof body !== "object" || body === null || typeof cleaned !== "object") return cleaned;
  return {
    ...cleaned,
    ...Object.fromEntries(Object.entries(body).filter(([name]) => keptAsTyped.has(name))),
  };
}

/** Laravel's TrimStrings and ConvertEmptyStringsToNull at every depth; empty fields count as missing. */
function trimmed(value: unknown): unknown {
  if (typeof value === "string") return withoutNul(value).trim();
  if (Array.isArray(value)) return value.map(trimmed);
  if (typeof value !== "object" || value === null || value instanceof File) return value;
  const fields = Object.entries(value)
    .map(([key, field]) => [key, keptAsTyped.has(key) ? field : trimmed(field)])
    .filter(([, field]) => field !== "" && field !== null);
  return Object.fromEntries(fields);
}

/** The database takes no text with this character in it. */
function withoutNul(text: string) {
  return text.replaceAll("\0", "");
}

/** Texts by dotted field, in Laravel's words. */
function laravelErrors(error: z.ZodError): Record<string, string[]> {
  const errors: Record<string, string[]> = {};
  for (const issue of error.issues) {
    const field = issue.path.map(String).join(".");
    (errors[field] ??= []).push(laravelText(field.replaceAll("_", " "), issue));
  }
  return errors;
}

/** What Laravel calls a type; it counts in PHP's types. */
const typeTexts: Record<string, string> = {
  string: "must be a string",
  number: "must be a number",
  int: "must be an integer",
  boolean: "must be true or false",
  array: "must be an array",
  object: "must be an array",
  record: "must be an array",
};

function laravelText(attribute: string, issue: z.core.$ZodIssue): string {
  if (issue.input === undefined) return `The ${attribute} field is required.`;
  if (issue.code === "invalid_type") {
    return `The ${attribute} field ${typeTexts[issue.expected] ?? "format is invalid"}.`;
  }
  if (issue.code === "too_big" && issue.origin === "string") {
    return `The ${attribute} field must not be greater than ${issue.maximum} characters.`;
  }
  if (issue.code === "too_small" && issue.origin === "string") {
    return issue.minimum === 1
      ? `The ${attribute} field is required.`
      : `The ${attribute} field must be at least ${issue.minimum} characters.`;
  }
  if (issue.code === "invalid_value") return `The selected ${attribute} is invalid.`;
  return `The ${attribute} field format is invalid.`;
}
