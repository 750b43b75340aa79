import type { EndpointSpec } from "#contract/endpoint.ts";
import { parametersOf } from "#contract/openapi-parameters.ts";
import { responsesOf, sharedResponses } from "#contract/openapi-responses.ts";
import { type JsonSchema, type SchemaWriter, schemaWriter } from "#contract/openapi-schemas.ts";

export type OpenApiDocument = {
  openapi: "3.1.0";
  info: { title: string; version: string; description: string; contact: { name: string } };
  servers: { url: string; description: string }[];
  tags: { name: string; description: string }[];
  paths: Record<string, Record<string, JsonSchema>>;
  components: JsonSchema;
};

/** What the calls of a tag are about; a tag that is not listed is described by its name. */
const tagDescriptions: Readonly<Record<string, string>> = {
  access: "Signing in and out, passwords, and what the signed-in account may do.",
  "client files": "Quotes and bookings.",
  desks: "The first page of each audience.",
  documents: "Downloads of quotes, confirmations, invoices and itineraries.",
  itineraries: "Published itineraries as their travellers see them.",
  labels: "Marks that the office puts on files and services.",
  realtime: "Authorisation of live channels.",
  "supplier desk": "Bookings as their suppliers see them.",
  system: "Settings, version and messages.",
};

const description = [
  "The interface of the travel desk. Send `X-Requested-With: XMLHttpRequest` and `Accept: application/json`",
  "with every call; without them refusals may come as pages or redirects. Money is in integer cents,",
  "percentages in basis points, dates are `YYYY-MM-DD`, clock times four digits `hhmm`.",
].join(" ");

/** The OpenAPI 3.1 document of the given endpoints. Throws if two of them would have the same path and method. */
export function buildOpenApi(
  endpoints: readonly EndpointSpec[],
  { title, version }: { title: string; version: string },
): OpenApiDocument {
  const writer = schemaWriter();
  const paths: OpenApiDocument["paths"] = {};
  for (const endpoint of endpoints) {
    const operations = (paths[endpoint.path] ??= {});
    const method = endpoint.method.toLowerCase();
    if (operations[method]) throw new Error(`${endpoint.method} ${endpoint.path} is described twice`);
    operations[method] = operationOf(endpoint, writer);
  }
  const responses = sharedResponses(endpoints, writer);
  const tags = [...new Set(endpoints.map(({ tag }) => tag))].sort();
  return {
    openapi: "3.1.0",
    info: { title, version, description, contact: { name: title } },
    servers: [{ url: "/", description: "The server this document came from" }],
    tags: tags.map((name) => ({ name, description: tagDescriptions[name] ?? `Calls about ${name}.` })),
    paths,
    components: {
      securitySchemes: {
        bearer: { type: "http", scheme: "bearer", description: "The token of a sign-in." },
      },
      responses,
      schemas: writer.components(),
    },
  };
}

function operationOf(endpoint: EndpointSpec, writer: SchemaWriter): JsonSchema {
  const { access, body, summary, tag } = endpoint;
  const parameters = parametersOf(endpoint, writer);
  return {
    operationId: operationId(endpoint),
    summary,
    description: `${summary}. ${accessText(access)}`,
    tags: [tag],
    security: access.audience === "public" ? [] : [{ bearer: [] }],
    "x-audience": access.audience,
    "x-permission": access.permission,
    ...(endpoint.limited && { "x-limited": endpoint.limited }),
    ...(parameters.length > 0 && { parameters }),
    ...(body && { requestBody: requestBody(endpoint, writer.input(body)) }),
    responses: responsesOf(endpoint, writer),
  };
}

function requestBody({ bodyAs = "json" }: EndpointSpec, schema: JsonSchema): JsonSchema {
  const contentTypes = {
    json: "application/json",
    form: "application/x-www-form-urlencoded",
    multipart: "multipart/form-data",
  };
  return { required: true, content: { [contentTypes[bodyAs]]: { schema } } };
}

/** Method and path in camel case: `getOfficeClientFilesByUid`. */
function operationId({ method, path }: EndpointSpec): string {
  const words = path
    .replace(/^\/api\//, "/")
    .replace(/\{(\w+)\}/g, "by-$1")
    .split(/[^A-Za-z0-9]+/)
    .filter((word) => word !== "");
  const verb = method.toLowerCase();
  // Some paths of the specification begin with the verb: /api/get-settings.
  const nouns = words[0] === verb ? words.slice(1) : words;
  return verb + nouns.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join("");
}

function accessText({ audience, permission }: EndpointSpec["access"]): string {
  if (audience === "public") return "Open to everybody.";
  if (audience === "signed-in") return "For every signed-in account.";
  const accounts = `For ${audience} accounts`;
  return permission === "any" ? `${accounts}.` : `${accounts} that hold \`${permission}\`.`;
}
