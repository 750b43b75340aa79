import type { Context } from "hono";
import type { z } from "zod";
import { invalid, notFound, Refusal } from "#api/http/refusal.ts";
import type { EndpointSpec } from "#contract/endpoint.ts";
import { isListQuery, readListQuery } from "#contract/list-query.ts";
import { listQueryRefusal } from "#contract/list-query-refusal.ts";

/** Reads and checks path, query and body. A wrong path is a 404, wrong fields are a 422, as Laravel does. */
export async function readInput(endpoint: EndpointSpec, context: Context) {
  const params = endpoint.params?.safeParse(context.req.param());
  if (params && !params.success) throw notFound("Not Found");
  const query = endpoint.query && readQuery(endpoint.query, new URL(context.req.url).searchParams);
  const body = endpoint.body?.safeParse(await bodyOf(context));
  if (body && !body.success) throw invalid(laravelErrors(body.error));
  return { params: params?.data, query, body: body?.data };
}

/** List queries refuse unknown names with 400 as the query package does; other queries are plain fields. */
function readQuery(schema: z.ZodType, search: URLSearchParams): unknown {
  if (isListQuery(schema)) {
    const message = listQueryRefusal(search, schema);
    if (message) throw new Refusal(400, { message });
    // The rules travel with the schema; only their names are forgotten here.
    return readListQuery(search, schema as Parameters<typeof readListQuery>[1]);
  }
  // Of repeated parameters the last counts, as in PHP.
  const query = schema.safeParse(Object.fromEntries(search));
  if (!query.success) throw invalid(laravelErrors(query.error));
  return query.data;
}

/** JSON or form fields. A malformed JSON body is an empty input, as in Laravel. */
async function bodyOf(context: Context): Promise<unknown> {
  const type = context.req.header("Content-Type") ?? "";
  if (type.includes("json")) {
    try {
      return trimmed(JSON.parse(await context.req.text()));
    } catch {
      return {};
    }
  }
  if (type.includes("form")) return trimmed(await context.req.parseBody());
  return {};
}

const keptAsTyped = new Set(["password", "password_confirmation", "current_password"]);

/** Laravel's TrimStrings and ConvertEmptyStringsToNull for the top level; empty fields count as missing. */
function trimmed(value: unknown): unknown {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return value;
  const fields = Object.entries(value)
    .map(([key, field]) => [key, typeof field === "string" && !keptAsTyped.has(key) ? field.trim() : field])
    .filter(([, field]) => field !== "" && field !== null);
  return Object.fromEntries(fields);
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

function laravelText(attribute: string, issue: z.core.$ZodIssue): string {
  if (issue.code === "invalid_type") {
    return issue.input === undefined
      ? `The ${attribute} field is required.`
      : `The ${attribute} field must be a ${issue.expected}.`;
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
