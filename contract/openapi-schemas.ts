import { z } from "zod";
import {
  AgentFile,
  AgentFileDay,
  AgentFileRow,
  AgentServiceLine,
  OfficeFile,
  OfficeFileDay,
  OfficeFileRow,
  OfficeServiceLine,
} from "#contract/sales/client-files/client-file.ts";
import { SessionUser } from "#contract/people/session.ts";
import {
  ConflictBody,
  ErrorBody,
  ForbiddenBody,
  PaginatorLinks,
  PaginatorMeta,
  ValidationErrorBody,
} from "#contract/envelope.ts";
import { Itinerary, ItineraryLeg, ItineraryService, Meeting } from "#contract/sales/itineraries/itinerary.ts";
import { PlaceBrief, TranslatedText } from "#contract/primitives.ts";
import { SupplierBookingRow } from "#contract/sales/supplier-bookings/booking.ts";
import { OutboxMessage } from "#contract/system/outbox.ts";

/** Schemas that stand under their own name in the API document; all others are written where they are used. */
const namedSchemas = {
  AgentFile,
  AgentFileDay,
  AgentFileRow,
  AgentServiceLine,
  ConflictBody,
  ErrorBody,
  ForbiddenBody,
  Itinerary,
  ItineraryLeg,
  ItineraryService,
  Meeting,
  OfficeFile,
  OfficeFileDay,
  OfficeFileRow,
  OfficeServiceLine,
  OutboxMessage,
  PaginatorLinks,
  PaginatorMeta,
  PlaceBrief,
  SessionUser,
  SupplierBookingRow,
  TranslatedText,
  ValidationErrorBody,
} satisfies Record<string, z.ZodType>;

export type JsonSchema = { [key: string]: unknown };

/** Turns schemas into JSON schema and gathers the named ones that were used. */
export type SchemaWriter = {
  /** What a caller sends. */
  input: (schema: z.ZodType) => JsonSchema;
  /** What a caller gets. */
  output: (schema: z.ZodType) => JsonSchema;
  /** The named schemas used so far, by name. */
  components: () => Record<string, JsonSchema>;
};

type Direction = "input" | "output";

export function schemaWriter(): SchemaWriter {
  const used = new Map<string, JsonSchema>();
  const write = (schema: z.ZodType, io: Direction): JsonSchema => {
    const { $schema: _dialect, $defs, ...body } = convert(schema, io);
    const definitions = Object.entries(($defs ?? {}) as Record<string, JsonSchema>);
    // A named schema with defaults is another one for the sender than for the receiver.
    const names = new Map(definitions.map(([name]) => [name, componentName(name, io)]));
    for (const [name, definition] of definitions) {
      used.set(names.get(name) ?? name, withRefs(definition, names));
    }
    return withRefs(body, names);
  };
  return {
    input: (schema) => write(schema, "input"),
    output: (schema) => write(schema, "output"),
    components: () => Object.fromEntries([...used].sort(([a], [b]) => (a < b ? -1 : 1))),
  };
}

const registry = z.registry<{ id: string }>();
for (const [id, schema] of Object.entries(namedSchemas)) registry.add(schema, { id });

function componentName(name: string, io: Direction): string {
  const schema: z.ZodType | undefined = namedSchemas[name as keyof typeof namedSchemas];
  if (io === "output" || schema === undefined) return name;
  const isSame = JSON.stringify(convert(schema, "input")) === JSON.stringify(convert(schema, "output"));
  return isSame ? name : `${name}Input`;
}

function convert(schema: z.ZodType, io: Direction): JsonSchema {
  const options = { io, metadata: registry, unrepresentable: "any", override: tidy } as const;
  return { ...z.toJSONSchema(schema, options) };
}

type Written = { zodSchema: z.core.$ZodTypes; jsonSchema: z.core.JSONSchema.BaseSchema };

/** Takes out what only describes the checker: closed objects, the range of safe integers, date patterns. */
function tidy({ zodSchema, jsonSchema }: Written) {
  // New fields may appear in answers at any time; only strict objects are closed.
  if (zodSchema._zod.def.type === "object" && !zodSchema._zod.def.catchall) {
    delete jsonSchema.additionalProperties;
  }
  if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum;
  if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum;
  if (jsonSchema.format === "date" || jsonSchema.format === "date-time") delete jsonSchema.pattern;
  delete jsonSchema.id;
}

function withRefs(schema: JsonSchema, names: ReadonlyMap<string, string>): JsonSchema {
  const text = JSON.stringify(schema, (key, value: unknown) => {
    if (key !== "$ref" || typeof value !== "string") return value;
    const name = value.replace("#/$defs/", "");
    return `#/components/schemas/${names.get(name) ?? name}`;
  });
  // What was a JSON object before is one afterwards.
  return JSON.parse(text) as JsonSchema;
}
