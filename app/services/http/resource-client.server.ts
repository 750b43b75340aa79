import type { z } from "zod";
import type { ApiClient } from "#app/services/http/api-client.ts";
import type { AuditEntry } from "#contract/system/audit/entry.ts";
import type { Page } from "#contract/envelope.ts";
import type { BulkResult, BulkTarget } from "#contract/bulk.ts";
import type { AnyResource } from "#contract/resource.ts";

type Filter<Resource extends AnyResource> = z.output<Resource["query"]>["filter"];

/** The calls that every resource answers. Each returns data or throws an `ApiProblem`. */
export type ResourceClient<Resource extends AnyResource> = {
  list: (query: z.output<Resource["query"]>) => Promise<Page<z.output<Resource["item"]>>>;
  get: (uid: string) => Promise<z.output<Resource["item"]>>;
  create: (
    input: z.input<Resource["input"]>,
    headers: Readonly<Record<string, string>>,
  ) => Promise<z.output<Resource["item"]>>;
  /** `version` is the `lock_version` the record was read with; a stale one is a conflict. */
  update: (
    uid: string,
    version: number,
    input: z.input<Resource["input"]>,
  ) => Promise<z.output<Resource["item"]>>;
  remove: (uid: string, version: number) => Promise<void>;
  /** With `dryRun` it only says what would happen. */
  bulk: (
    action: Resource["verbs"][number],
    target: BulkTarget<Filter<Resource>>,
    more?: { value?: string; dryRun?: boolean },
  ) => Promise<BulkResult>;
  history: (uid: string, page: number) => Promise<Page<AuditEntry>>;
};

/** Calls the endpoints of a resource; anything else a resource can do is written beside it in its service. */
export function resourceClient<Resource extends AnyResource>(
  api: ApiClient,
  resource: Resource,
): ResourceClient<Resource> {
  const any: AnyResource = resource;
  const client: ResourceClient<AnyResource> = {
    list: (query) => api.call(any.list, { query }),
    get: (uid) => api.call(any.show, { params: { uid } }),
    create: (input, headers) => api.call(any.create, { body: input, headers }),
    update: (uid, version, input) =>
      api.call(any.update, { params: { uid }, body: { ...input, lock_version: version } }),
    remove: (uid, version) => api.call(any.remove, { params: { uid }, query: { lock_version: version } }),
    bulk: (action, target, { value, dryRun } = {}) =>
      api.call(any.bulk, {
        body: { action, target, ...(value !== undefined && { value }), ...(dryRun && { dry_run: true }) },
      }),
    history: (uid, page) => api.call(any.history, { params: { uid }, query: { page } }),
  };
  // The same endpoints under the narrower types of this very resource, whose schemas check every answer.
  return client;
}
