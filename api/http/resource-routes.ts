import type { z } from "zod";
import { listHistory } from "#api/audit/history.ts";
import { richTextsOf } from "#api/http/clean-rich-texts.ts";
import type { Call } from "#api/http/context.ts";
import { route, type Route } from "#api/http/mount.ts";
import type { PageOf } from "#api/http/paginate.ts";
import { Refusal } from "#api/http/refusal.ts";
import type { AuditEntry } from "#contract/system/audit/entry.ts";
import type { BulkResult, BulkTarget } from "#contract/bulk.ts";
import type { AnyResource } from "#contract/resource.ts";

type Item<Resource extends AnyResource> = z.input<Resource["item"]>;
type Query<Resource extends AnyResource> = z.output<Resource["query"]>;
type Input<Resource extends AnyResource> = z.output<Resource["input"]>;

/** What a bulk call asks for. With `dryRun` it only says what would happen. */
export type BulkWish<Resource extends AnyResource> = {
  action: Resource["verbs"][number];
  target: BulkTarget<Query<Resource>["filter"]>;
  /** What the verb needs besides, as text. */
  value: string | undefined;
  dryRun: boolean;
};

/** The functions that answer a resource's calls; the module writes them, with its own SQL. */
export type ResourceHandlers<Resource extends AnyResource> = {
  list: (query: Query<Resource>, call: Call) => Promise<PageOf<Item<Resource>>>;
  show: (uid: string, call: Call) => Promise<Item<Resource>>;
  create: (input: Input<Resource>, call: Call) => Promise<Item<Resource>>;
  /** `version` is what the caller read; see `sameVersion`. */
  update: (uid: string, version: number, input: Input<Resource>, call: Call) => Promise<Item<Resource>>;
  remove: (uid: string, version: number, call: Call) => Promise<void>;
  bulk: (wish: BulkWish<Resource>, call: Call) => Promise<BulkResult>;
};

/**
 * The routes of a resource. The history is answered here from the audit log, under the name the resource has
 * there; it is open to whoever may see the record, which `show` decides. What bypasses the schema of an answer, the
 * record of a refused change and the values in the history, loses here what its formatted texts must not hold.
 */
export function resourceRoutes<Resource extends AnyResource>(
  resource: Resource,
  subjectType: string,
  handlers: ResourceHandlers<Resource>,
): Route[] {
  const any: AnyResource = resource;
  // The schemas of the resource parse what comes in, so each handler gets its own narrower types.
  const own = handlers as unknown as ResourceHandlers<AnyResource>;
  return [
    route(any.list, ({ query }, call) => own.list(query, call)),
    route(any.show, ({ params }, call) => own.show(params.uid, call)),
    route(any.create, ({ body }, call) => own.create(body, call)),
    route(any.update, ({ params, body: { lock_version: version, ...input } }, call) =>
      withCleanRefusal(any, own.update(params.uid, version, input, call)),
    ),
    route(any.remove, async ({ params, query }, call) => {
      await withCleanRefusal(any, own.remove(params.uid, query.lock_version, call));
      return undefined;
    }),
    route(any.bulk, ({ body }, call) =>
      own.bulk({ ...body, value: body.value, dryRun: body.dry_run ?? false }, call),
    ),
    route(any.history, async ({ params, query }, call) => {
      await own.show(params.uid, call);
      const history = await call.database.inScope(call.scope, (tx) =>
        listHistory(tx, { type: subjectType, uid: params.uid }, query),
      );
      return { ...history, rows: history.rows.map((entry) => withCleanChanges(any, entry)) };
    }),
  ];
}

async function withCleanRefusal<T>({ item }: AnyResource, work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    const clean = richTextsOf(item);
    if (!clean || !(error instanceof Refusal) || !("current" in error.body)) throw error;
    const body = { ...error.body, current: clean(error.body["current"]) };
    throw new Refusal(error.status, body, error.headers);
  }
}

function withCleanChanges({ item }: AnyResource, entry: AuditEntry): AuditEntry {
  const clean = richTextsOf(item);
  if (!clean) return entry;
  const sides = (side: "before" | "after") =>
    clean(Object.fromEntries(entry.changes.map((change) => [change.field, change[side]])));
  const [before, after] = [sides("before"), sides("after")].map(
    (side) => new Map(Object.entries(side ?? {})),
  );
  const changes = entry.changes.map(({ field }) => ({
    field,
    before: before?.get(field) ?? null,
    after: after?.get(field) ?? null,
  }));
  return { ...entry, changes };
}
