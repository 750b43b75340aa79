import { z } from "zod";
import type { EndpointSpec } from "#contract/endpoint.ts";
import { type AnyListQuerySchema, isListQuery } from "#contract/list-query.ts";
import { defaultPageSize, pageSizes } from "#contract/list-search-params.ts";
import type { JsonSchema, SchemaWriter } from "#contract/openapi-schemas.ts";

/** The path and query parameters of an endpoint. */
export function parametersOf({ path, params, query }: EndpointSpec, writer: SchemaWriter): JsonSchema[] {
  const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = ""]) => name);
  const inPath = names.map((name) => {
    const field: unknown = params?.shape[name];
    const schema = field instanceof z.ZodType ? writer.input(field) : { type: "string" };
    return { name, in: "path", required: true, schema };
  });
  if (query === undefined) return inPath;
  return [
    ...inPath,
    ...(isListQuery(query) ? listParameters(query, writer) : plainParameters(query, writer)),
  ];
}

function listParameters({ rules }: AnyListQuerySchema, writer: SchemaWriter): JsonSchema[] {
  const numbers = [
    inQuery("page", { type: "integer", minimum: 1, default: 1 }, "Number of the page."),
    inQuery("per_page", { type: "integer", enum: pageSizes, default: defaultPageSize }, "Rows per page."),
  ];
  const place = { type: "string", pattern: "^[\\w-]{1,1000}$" };
  const places = [
    inQuery(
      "after",
      place,
      "Begins the page behind this place: `next_after` of another answer, or up to ten pages on by `page`. Not every list has it.",
    ),
    inQuery(
      "before",
      place,
      "Ends the page before this place: `prev_before` or `last_before` of another answer.",
    ),
  ];
  const keys = rules.sort.flatMap((key) => [key, `-${key}`]);
  const items = { type: "string", enum: keys };
  const sort = inQuery(
    "sort",
    { type: "array", items },
    "Sort keys, joined by commas; a minus sorts downwards.",
  );
  const filters = Object.entries(rules.filter).map(([name, schema]) => {
    // The parsed form says more than the text it is read from: a yes-no filter is a boolean.
    return inQuery(`filter[${name}]`, writer.output(schema), `Only rows that fit this \`${name}\`.`);
  });
  return [...numbers, ...places, ...(keys.length > 0 ? [sort] : []), ...filters];
}

function plainParameters(query: z.ZodType, writer: SchemaWriter): JsonSchema[] {
  const { properties = {}, required = [] } = writer.input(query) as {
    properties?: Record<string, JsonSchema>;
    required?: string[];
  };
  return Object.entries(properties).map(([name, schema]) => ({
    ...inQuery(schema["type"] === "array" ? `${name}[]` : name, schema),
    required: required.includes(name),
  }));
}

/** Lists are joined by commas, except under a name that ends in brackets, which is repeated. */
function inQuery(name: string, schema: JsonSchema, description?: string): JsonSchema {
  const isList = schema["type"] === "array";
  return {
    name,
    in: "query",
    ...(description && { description }),
    schema,
    ...(isList && { style: "form", explode: name.endsWith("[]") }),
  };
}
