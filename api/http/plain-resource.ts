import { ulid } from "ulid";
import type { z } from "zod";
import type { AnyPgColumn } from "drizzle-orm/pg-core";
import { isUnchanged } from "#api/audit/changed-fields.ts";
import { writeAudit } from "#api/audit/write-audit.ts";
import { brokenRule } from "#api/db/broken-rule.ts";
import type { Tx } from "#api/db/client.ts";
import type { ColumnName } from "#api/db/named-columns.ts";
import { plainRecords, type PlainTable } from "#api/db/plain-records.ts";
import { bulkResult, eachOf } from "#api/http/bulk-changes.ts";
import type { Call } from "#api/http/context.ts";
import type { Route } from "#api/http/mount.ts";
import { sameVersion } from "#api/http/record-versions.ts";
import { invalid, notFound } from "#api/http/refusal.ts";
import { resourceRoutes } from "#api/http/resource-routes.ts";
import { textsIn } from "#api/texts/texts.ts";
import { fieldNames, pickFields, type FieldName, type FormFields } from "#contract/field-facts.ts";
import type { SortOf } from "#contract/list-query.ts";
import type { AnyResource } from "#contract/resource.ts";

type Filter<Resource extends AnyResource> = z.output<Resource["query"]>["filter"];

type PlainSpec<Resource extends AnyResource, Fields extends FormFields, Table extends PlainTable> = {
  table: Table;
  /** What the contract says of the input: `contract/<area>/registry-fields.ts`. Each is a column of the table. */
  fields: Fields & Record<Exclude<FieldName<Fields>, ColumnName<Table>>, "has no column">;
  /** What the audit log calls it. */
  subject: string;
  /** Where the words of the filter `q` are looked for. */
  search: readonly AnyPgColumn[];
  /** One for each sort key of the contract; the list comes in the order of the first. */
  sort: Readonly<Record<SortOf<Resource["query"]>, AnyPgColumn>>;
  /** One for each filter of the contract but `q`. */
  filters: Readonly<Record<Exclude<keyof Filter<Resource> & string, "q">, AnyPgColumn>>;
  /** What each verb for many writes, or that it removes. */
  verbs: Readonly<Record<Resource["verbs"][number], Partial<z.output<Resource["input"]>> | "remove">>;
  /** Fields of which no two records may have the same, by the name of their unique index. */
  once?: Readonly<Record<string, FieldName<Fields>>>;
};

/**
 * The seven calls of a resource that is one table and has no rules but its contract's: what the caller may not see is
 * not there, what somebody else has saved is not overwritten, every change stands in the log.
 */
export function plainResource<
  Resource extends AnyResource,
  Fields extends FormFields,
  Table extends PlainTable,
>(resource: Resource, spec: PlainSpec<Resource, Fields, Table>): Route[] {
  const { table, fields, subject, search, sort, filters, verbs } = spec;
  const any: AnyResource = resource;
  const names = fieldNames<FormFields>(fields);
  const records = plainRecords({ table, fields: names, search, sort, filters });
  const { fieldsOf, told, get, differsNot, change, remove } = deedsOf(records, fields, subject);
  const within = <T>(call: Call, work: (tx: Tx) => Promise<T>) => refusingTwice(spec.once ?? {}, call, work);
  return resourceRoutes(any, subject, {
    list: (query, call) => within(call, (tx) => records.list(tx, query)),
    show: (uid, call) => within(call, (tx) => get(tx, uid, call)),
    create: (input, call) =>
      within(call, async (tx) => {
        const uid = ulid(call.now().getTime());
        await records.insert(tx, uid, input);
        await writeAudit(tx, call, { ...told({ uid }), action: "created", after: fieldsOf(input) });
        return get(tx, uid, call);
      }),
    update: (uid, version, input, call) =>
      within(call, async (tx) => {
        const before = await get(tx, uid, call, true);
        sameVersion(before, version, call);
        return change(tx, before, input, call);
      }),
    remove: (uid, version, call) =>
      within(call, async (tx) => {
        const before = await get(tx, uid, call, true);
        sameVersion(before, version, call);
        await remove(tx, before, call);
      }),
    bulk: ({ action, target, dryRun }, call) =>
      within(call, async (tx) => {
        const found = await records.findMany(tx, target);
        // The schema of the call admits no other verb.
        const wish = verbs[action as Resource["verbs"][number]];
        const isSo = (record: Kept) => wish !== "remove" && differsNot(record, wish);
        if (dryRun) return bulkResult(found.length, [], found.filter(isSo).length);
        return eachOf(found, async (record) => {
          if (isSo(record)) return "unchanged";
          if (wish === "remove") await remove(tx, record, call);
          else await change(tx, record, wish, call);
        });
      }),
  });
}

type Sent = Readonly<Record<string, unknown>>;
type Kept = Sent & { uid: string; name: string; lock_version: number };

/** What is done to one record, told in the log. */
function deedsOf(records: ReturnType<typeof plainRecords>, fields: FormFields, subject: string) {
  const fieldsOf = (record: Sent) => pickFields<FormFields, Sent>(fields, record);
  const told = ({ uid }: { uid: string }) => ({ subject: { type: subject, uid } });

  async function get(tx: Tx, uid: string, call: Call, hold = false) {
    const found = await records.find(tx, uid, { hold });
    if (!found) throw notFound(textsIn(call.locale).recordNotFound);
    return found;
  }

  /** True for a record that is as wished already. */
  const differsNot = (record: Sent, wish: Sent) => {
    const before = fieldsOf(record);
    return isUnchanged(before, { ...before, ...wish });
  };

  /** Saves what differs and says so in the log; a form that was sent unchanged changes nothing. */
  async function change(tx: Tx, record: Kept, input: Sent, call: Call) {
    const before = fieldsOf(record);
    const after = { ...before, ...input };
    if (differsNot(record, input)) return record;
    await records.update(tx, record.uid, input, call.now());
    await writeAudit(tx, call, { ...told(record), action: "changed", before, after });
    return get(tx, record.uid, call);
  }

  async function remove(tx: Tx, record: Kept, call: Call) {
    await records.remove(tx, record.uid);
    await writeAudit(tx, call, { ...told(record), action: "removed", before: fieldsOf(record) });
  }

  return { fieldsOf, told, get, differsNot, change, remove };
}

/** Runs the work as the caller; something that another record has already is refused beside its field. */
async function refusingTwice<T>(
  once: Readonly<Record<string, string>>,
  call: Call,
  work: (tx: Tx) => Promise<T>,
): Promise<T> {
  try {
    return await call.database.inScope(call.scope, work);
  } catch (error) {
    const field = once[brokenRule(error) ?? ""];
    if (field === undefined) throw error;
    throw invalid({ [field]: [textsIn(call.locale).nameTaken] });
  }
}
