import { ulid } from "ulid";
import { isUnchanged } from "#api/audit/changed-fields.ts";
import { writeAudit, type AuditChange } from "#api/audit/write-audit.ts";
import type { Tx } from "#api/db/client.ts";
import { bulkResult, eachOf } from "#api/http/bulk-changes.ts";
import type { Call } from "#api/http/context.ts";
import { route, type Route } from "#api/http/mount.ts";
import { notNow, sameVersion } from "#api/http/record-versions.ts";
import { invalid, notFound } from "#api/http/refusal.ts";
import { resourceRoutes, type BulkWish } from "#api/http/resource-routes.ts";
import { brokenRule } from "#api/db/broken-rule.ts";
import * as labels from "#api/modules/content/labels/repository.ts";
import { fill, textsIn } from "#api/texts/texts.ts";
import { pickFields } from "#contract/field-facts.ts";
import { labelFields } from "#contract/content/registry-fields.ts";
import { labelResource, moveLabel, type Label, type LabelInput } from "#contract/content/labels.ts";

/** Booking labels: the reference for plain resources. */
export const labelRoutes: Route[] = [
  ...resourceRoutes(labelResource, "label", {
    list: (query, call) => call.database.inScope(call.scope, (tx) => labels.listLabels(tx, query)),
    show: (uid, call) => call.database.inScope(call.scope, (tx) => get(tx, uid, call)),
    create,
    update,
    remove,
    bulk,
  }),
  route(moveLabel, ({ params, body }, call) => move(params.uid, body.position, call)),
];

async function get(tx: Tx, uid: string, call: Call, hold = false): Promise<Label> {
  const found = await labels.findLabel(tx, uid, { hold });
  if (!found) throw notFound(textsIn(call.locale).recordNotFound);
  return found;
}

function create(input: LabelInput, call: Call): Promise<Label> {
  const uid = ulid(call.now().getTime());
  return uniqueName(call, async (tx) => {
    await labels.insertLabel(tx, uid, input);
    const made = await get(tx, uid, call);
    await writeAudit(tx, call, changeOf("created", made, null, input));
    return made;
  });
}

function update(uid: string, version: number, input: LabelInput, call: Call): Promise<Label> {
  return uniqueName(call, async (tx) => {
    const before = await get(tx, uid, call, true);
    sameVersion(before, version, call);
    return change(tx, before, input, call);
  });
}

/** Saves what differs and says so in the log; a form that was sent unchanged changes nothing. */
async function change(tx: Tx, before: Label, input: Partial<LabelInput>, call: Call): Promise<Label> {
  const fields = { ...fieldsOf(before), ...input };
  if (isUnchanged(fieldsOf(before), fields)) return before;
  if (before.used > 0 && fields.applies_to !== before.applies_to) {
    throw invalid({ applies_to: [fill(textsIn(call.locale).labelInUse, { count: before.used })] });
  }
  await labels.updateLabel(tx, before.uid, input, call.now());
  await writeAudit(tx, call, changeOf("changed", before, fieldsOf(before), fields));
  return get(tx, before.uid, call);
}

function remove(uid: string, version: number, call: Call): Promise<void> {
  return call.database.inScope(call.scope, async (tx) => {
    const before = await get(tx, uid, call, true);
    sameVersion(before, version, call);
    await removeUnused(tx, before, call);
  });
}

async function removeUnused(tx: Tx, before: Label, call: Call) {
  if (before.used > 0) throw notNow(fill(textsIn(call.locale).labelInUse, { count: before.used }));
  await labels.deleteLabel(tx, before.uid);
  await writeAudit(tx, call, changeOf("removed", before, fieldsOf(before), null));
}

function bulk({ action, target, dryRun }: BulkWish<typeof labelResource>, call: Call) {
  return call.database.inScope(call.scope, async (tx) => {
    const found = await labels.findLabels(tx, target);
    const isSo = ({ active }: Label) => action !== "delete" && active === (action === "activate");
    if (dryRun) {
      const inUse = found.filter(({ used }) => action === "delete" && used > 0);
      const reason = ({ used }: Label) => fill(textsIn(call.locale).labelInUse, { count: used });
      const failed = inUse.map((one) => ({ uid: one.uid, name: one.name, reason: reason(one) }));
      return bulkResult(found.length, failed, found.filter(isSo).length);
    }
    return eachOf(found, async (one) => {
      if (isSo(one)) return "unchanged";
      if (action === "delete") await removeUnused(tx, one, call);
      else await change(tx, one, { active: action === "activate" }, call);
    });
  });
}

function move(uid: string, position: number, call: Call): Promise<Label> {
  return call.database.inScope(call.scope, async (tx) => {
    const before = await get(tx, uid, call);
    await labels.moveTo(tx, uid, position);
    const after = await get(tx, uid, call);
    if (after.position === before.position) return after;
    const places = [{ position: before.position }, { position: after.position }] as const;
    await writeAudit(tx, call, changeOf("moved", before, ...places));
    return after;
  });
}

/** The fields a form writes; the rest is the product's own book-keeping. */
const fieldsOf = (label: Label): LabelInput => pickFields(labelFields, label);

function changeOf(
  action: string,
  { uid }: Label,
  before: AuditChange["before"],
  after: AuditChange["after"],
): AuditChange {
  return { subject: { type: "label", uid }, action, before, after };
}

/** Two labels of one kind with the same name are refused beside the name. */
async function uniqueName<T>(call: Call, work: (tx: Tx) => Promise<T>): Promise<T> {
  try {
    return await call.database.inScope(call.scope, work);
  } catch (error) {
    if (brokenRule(error) !== "label_name_once") throw error;
    throw invalid({ name: [textsIn(call.locale).nameTaken] });
  }
}
