import type { z } from "zod";
import type { EndpointSpec } from "#contract/endpoint.ts";
import {
  ConflictBody,
  ErrorBody,
  ForbiddenBody,
  metaWrappedPage,
  ValidationErrorBody,
  wrappedItem,
} from "#contract/envelope.ts";
import { isListQuery } from "#contract/list-query.ts";
import type { JsonSchema, SchemaWriter } from "#contract/openapi-schemas.ts";

const retryAfter = {
  "Retry-After": { description: "Seconds until the next try.", schema: { type: "integer", minimum: 0 } },
};

type Refusal = { status: number; name: string; description: string; body: z.ZodType; headers?: JsonSchema };

const refusals = {
  badRequest: {
    status: 400,
    name: "BadRequest",
    description: "The list query names a filter or sort key that is not allowed.",
    body: ErrorBody,
  },
  unauthenticated: {
    status: 401,
    name: "Unauthenticated",
    description: "The caller is not signed in, or not as this audience.",
    body: ErrorBody,
  },
  forbidden: {
    status: 403,
    name: "Forbidden",
    description: "The caller lacks the permission named in its own field.",
    body: ForbiddenBody,
  },
  notFound: {
    status: 404,
    name: "NotFound",
    description: "There is no such record, or the caller may not know of it.",
    body: ErrorBody,
  },
  conflict: {
    status: 409,
    name: "Conflict",
    description:
      "The record was changed meanwhile or is in a state that does not allow this. `current` is the record as it is now.",
    body: ConflictBody,
  },
  invalid: {
    status: 422,
    name: "Invalid",
    description: "Some fields are wrong. Keys of `errors` are field paths with dots.",
    body: ValidationErrorBody,
  },
  tooMany: {
    status: 429,
    name: "TooManyRequests",
    description: "Too many calls from this account or address.",
    body: ErrorBody,
    headers: retryAfter,
  },
  maintenance: {
    status: 503,
    name: "Maintenance",
    description:
      "The product is being maintained. May come as a page or as a redirect if the API stands behind another server.",
    body: ErrorBody,
    headers: retryAfter,
  },
} satisfies Record<string, Refusal>;

/** The answers of one endpoint by status: its success, and references to the refusals it may give. */
export function responsesOf(endpoint: EndpointSpec, writer: SchemaWriter): JsonSchema {
  const { status = 200 } = endpoint;
  const content = contentOf(endpoint.answer, writer);
  const success = { description: successText(endpoint), ...(content && { content }) };
  const references = refusalsOf(endpoint).map((refusal) => [
    refusal.status,
    { $ref: `#/components/responses/${refusal.name}` },
  ]);
  return { [status]: success, ...Object.fromEntries(references) };
}

/** The refusals all endpoints share. */
export function sharedResponses(endpoints: readonly EndpointSpec[], writer: SchemaWriter): JsonSchema {
  const used = new Set(endpoints.flatMap(refusalsOf));
  const entries = [...used]
    .sort((a, b) => a.status - b.status)
    .map((refusal) => {
      const { name, description, body, headers } = refusal;
      const content = { "application/json": { schema: writer.output(body) } };
      return [name, { description, ...(headers && { headers }), content }];
    });
  return Object.fromEntries(entries);
}

function refusalsOf({ method, path, access, query, body }: EndpointSpec): Refusal[] {
  const isList = query !== undefined && isListQuery(query);
  const applies: [boolean, Refusal][] = [
    [isList, refusals.badRequest],
    [access.audience !== "public", refusals.unauthenticated],
    [access.permission !== null, refusals.forbidden],
    [path.includes("{"), refusals.notFound],
    [method !== "GET" && access.audience !== "public", refusals.conflict],
    [body !== undefined || (query !== undefined && !isList), refusals.invalid],
    [true, refusals.tooMany],
    [true, refusals.maintenance],
  ];
  return applies.filter(([does]) => does).map(([, refusal]) => refusal);
}

function contentOf(answer: EndpointSpec["answer"], writer: SchemaWriter): JsonSchema | undefined {
  switch (answer.kind) {
    case "item":
      return { "application/json": { schema: writer.output(wrappedItem(answer.schema)) } };
    case "page":
      return { "application/json": { schema: writer.output(metaWrappedPage(answer.schema)) } };
    case "raw":
      return { "application/json": { schema: writer.output(answer.schema) } };
    case "file":
      return { [answer.contentType]: { schema: { type: "string", format: "binary" } } };
    case "empty":
      return undefined;
  }
}

function successText({ answer }: EndpointSpec): string {
  const texts = {
    item: "The record, wrapped in `data`.",
    page: "One page of the list, meta-wrapped.",
    raw: "The bare value.",
    file: "The file, with its name in Content-Disposition.",
    empty: "Done; there is no body.",
  };
  return texts[answer.kind];
}
