import { z } from "zod";
import { AuditEntry, HistoryQuery } from "#contract/system/audit/entry.ts";
import { bulkBody, BulkResult, type BulkTarget } from "#contract/bulk.ts";
import { type AccountAudience, defineEndpoint, item, page } from "#contract/endpoint.ts";
import type { AnyListQuerySchema } from "#contract/list-query.ts";
import type { PermissionName } from "#contract/permissions.ts";
import { Uid } from "#contract/primitives.ts";

/** What every editable record carries: its public name, and the number that counts its changes. */
export type RecordItem = z.ZodType<{ uid: string; lock_version: number }>;

/** Permissions of a resource: one for everything, or one for reading and one for each kind of change. */
export type ResourcePermissions =
  | PermissionName
  | { view: PermissionName; create: PermissionName; edit: PermissionName; remove: PermissionName };

/** A field as it is read: what may be left out when it is written is null then, or has its default. */
type ReadField<Field> =
  Field extends z.ZodDefault<infer Inner>
    ? Inner
    : Field extends z.ZodOptional<infer Inner>
      ? z.ZodNullable<Inner>
      : Field;

/** The record of an input: its fields as they are read, besides its public name and its version. */
export function recordOf<Shape extends z.core.$ZodShape>(input: z.ZodObject<Shape>) {
  const read = Object.entries(input.shape).map(([name, field]) => [name, readField(field)]);
  // Each field under its own name and as `ReadField` says.
  const fields = Object.fromEntries(read) as { [Name in keyof Shape]: ReadField<Shape[Name]> };
  return z.object({ uid: Uid, ...fields, lock_version: z.int() });
}

function readField(field: z.core.$ZodType): z.core.$ZodType {
  if (field instanceof z.ZodDefault) return field.unwrap();
  return field instanceof z.ZodOptional ? z.nullable(field.unwrap()) : field;
}

export type ResourceSpec = {
  /** Of the list: `/api/office/labels`. */
  path: `/api/${AccountAudience}/${string}`;
  /** What one record is called in sentences of the API document: `label`. */
  name: string;
  /** What the list holds; the tag of the API document as well. */
  plural: string;
  permission: ResourcePermissions;
  item: RecordItem;
  /** What is written, without the version. An update replaces all of it: a field that is left out is emptied. */
  input: z.ZodObject;
  query: AnyListQuerySchema;
  /** Verbs that work on many records at once. */
  verbs: readonly [string, ...string[]];
};

const RecordKey = z.object({ uid: Uid });

/** The version a record was read with; a change of a newer one is refused with 409 and the record as it is now. */
export const Version = z.object({ lock_version: z.int().min(1) });
const VersionInQuery = z.object({ lock_version: z.coerce.number().int().min(1) });

/**
 * The seven calls of a plain resource: list, show, create, update, remove, bulk, history. Each is an ordinary
 * endpoint, so tests, client and API document see them like any other; list `resource.all` in endpoints.ts.
 */
export function defineResource<const Spec extends ResourceSpec>(spec: Spec) {
  const endpoints = { ...readingCalls(spec), ...writingCalls(spec) };
  return { ...spec, ...endpoints, all: Object.values(endpoints) };
}

/** A schema of the resource under its own type, where `spec.query` would have that of all resources. */
function schemaOf<Spec extends ResourceSpec, Name extends "item" | "input" | "query">(
  spec: Spec,
  name: Name,
): Spec[Name] {
  return spec[name];
}

/** The address of one record of the resource. */
function recordPath({ path }: ResourceSpec): `/api/${string}/{uid}` {
  return `${path}/{uid}`;
}

function readingCalls<Spec extends ResourceSpec>(spec: Spec) {
  const path: `/api/${string}` = spec.path;
  return {
    list: defineEndpoint({
      ...shared(spec, "view", `List of ${spec.plural}`),
      method: "GET",
      path,
      query: schemaOf(spec, "query"),
      answer: page(schemaOf(spec, "item")),
    }),
    show: defineEndpoint({
      ...shared(spec, "view", `One ${spec.name}`),
      method: "GET",
      path: recordPath(spec),
      params: RecordKey,
      answer: item(schemaOf(spec, "item")),
    }),
    history: defineEndpoint({
      ...shared(spec, "view", `What happened to a record of ${spec.plural}, and who did it`),
      method: "GET",
      path: `${recordPath(spec)}/history`,
      params: RecordKey,
      query: HistoryQuery,
      answer: page(AuditEntry),
    }),
  };
}

function writingCalls<Spec extends ResourceSpec>(spec: Spec) {
  const path: `/api/${string}` = spec.path;
  return {
    create: defineEndpoint({
      ...shared(spec, "create", `Add to ${spec.plural}`),
      method: "POST",
      path,
      body: schemaOf(spec, "input"),
      answer: item(schemaOf(spec, "item")),
      status: 201,
    }),
    update: defineEndpoint({
      ...shared(spec, "edit", `Change a record of ${spec.plural}`),
      method: "PUT",
      path: recordPath(spec),
      params: RecordKey,
      body: z.intersection(schemaOf(spec, "input"), Version),
      answer: item(schemaOf(spec, "item")),
    }),
    remove: defineEndpoint({
      ...shared(spec, "remove", `Remove a record of ${spec.plural}`),
      method: "DELETE",
      path: recordPath(spec),
      params: RecordKey,
      query: VersionInQuery,
      answer: { kind: "empty" },
      status: 204,
    }),
    bulk: defineEndpoint({
      ...shared(spec, "edit", `Change many ${spec.plural} at once`),
      method: "POST",
      path: `${path}/bulk`,
      body: bulkBodyOf<Spec>(spec),
      answer: item(BulkResult),
    }),
  };
}

/** Any resource, for what works with all of them. */
export type AnyResource = ReturnType<typeof defineResource>;

/** The permission a kind of call needs. */
export function permissionFor(
  permission: ResourcePermissions,
  need: "view" | "create" | "edit" | "remove",
): PermissionName {
  return typeof permission === "string" ? permission : permission[need];
}

function shared(spec: ResourceSpec, need: "view" | "create" | "edit" | "remove", summary: string) {
  // The second part of the path names the audience; `ResourceSpec` says that it is one.
  const audience = spec.path.split("/")[2] as AccountAudience;
  return {
    summary,
    tag: spec.plural,
    access: { audience, permission: permissionFor(spec.permission, need) },
  } as const;
}

type BulkBody<Spec extends ResourceSpec> = {
  action: Spec["verbs"][number];
  target: BulkTarget<z.output<Spec["query"]>["filter"]>;
  value?: string | undefined;
  dry_run?: boolean | undefined;
};

function bulkBodyOf<Spec extends ResourceSpec>({ verbs, query }: ResourceSpec) {
  // Made of the verbs and filters of this very resource, whose types went the way of `ResourceSpec`.
  return bulkBody(verbs, query) as unknown as z.ZodType<BulkBody<Spec>, BulkBody<Spec>>;
}
