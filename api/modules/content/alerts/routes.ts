import { ulid } from "ulid";
import { isUnchanged } from "#api/audit/changed-fields.ts";
import { writeAudit } from "#api/audit/write-audit.ts";
import type { Tx } from "#api/db/client.ts";
import { bulkResult, eachOf } from "#api/http/bulk-changes.ts";
import type { Call } from "#api/http/context.ts";
import { route, type Route } from "#api/http/mount.ts";
import { notNow, sameVersion } from "#api/http/record-versions.ts";
import { invalid, notFound } from "#api/http/refusal.ts";
import { resourceRoutes, type BulkWish } from "#api/http/resource-routes.ts";
import * as alerts from "#api/modules/content/alerts/repository.ts";
import { unknownCodes } from "#api/modules/content/alerts/scope-codes.ts";
import { tellAlert } from "#api/modules/content/alerts/tell.ts";
import { tripsTouched } from "#api/modules/content/alerts/trips.ts";
import { fill, textsIn } from "#api/texts/texts.ts";
import {
  alertResource,
  listAlertTrips,
  moveAlert,
  type Alert,
  type AlertInput,
} from "#contract/content/alerts.ts";

/** Notices for trips, from draft to expiry. */
export const alertRoutes: Route[] = [
  ...resourceRoutes(alertResource, "alert", {
    list: (query, call) => inScope(call, (tx) => alerts.listAlerts(tx, query, call.now())),
    show: (uid, call) => inScope(call, (tx) => get(tx, uid, call)),
    create,
    update,
    remove: (uid, version, call) =>
      inScope(call, async (tx) => {
        const before = await get(tx, uid, call, true);
        sameVersion(before, version, call);
        await removeDraft(tx, before, call);
      }),
    bulk,
  }),
  route(moveAlert, ({ params, body }, call) =>
    inScope(call, async (tx) => {
      const before = await get(tx, params.uid, call, true);
      sameVersion(before, body.lock_version, call);
      return transit(tx, before, body.verb, call);
    }),
  ),
  route(listAlertTrips, ({ params, query: { page, per_page: perPage } }, call) =>
    inScope(call, async (tx) => {
      const trips = await tripsTouched(tx, await get(tx, params.uid, call), call.now());
      const mayKnow = call.signedIn().permissions.includes("client-files.view");
      const rows = trips
        .slice((page - 1) * perPage, page * perPage)
        .map((trip) => (mayKnow ? trip : { ...trip, name: null, agency_name: null }));
      return { rows, total: trips.length, page, perPage };
    }),
  ),
];

function inScope<T>(call: Call, work: (tx: Tx) => Promise<T>): Promise<T> {
  return call.database.inScope(call.scope, work);
}

async function get(tx: Tx, uid: string, call: Call, hold = false): Promise<Alert> {
  const found = await alerts.findAlert(tx, uid, call.now(), { hold });
  if (!found) throw notFound(textsIn(call.locale).recordNotFound);
  return found;
}

function create(input: AlertInput, call: Call): Promise<Alert> {
  const uid = ulid(call.now().getTime());
  return inScope(call, async (tx) => {
    await checkCodes(tx, input, call);
    await alerts.insertAlert(tx, uid, input);
    const made = await get(tx, uid, call);
    await writeAudit(tx, call, { subject: subjectOf(made), action: "created", after: fieldsOf(made) });
    return made;
  });
}

function update(uid: string, version: number, input: AlertInput, call: Call): Promise<Alert> {
  return inScope(call, async (tx) => {
    const before = await get(tx, uid, call, true);
    sameVersion(before, version, call);
    await checkCodes(tx, input, call);
    const after = { ...input, brand: input.brand ?? null };
    if (isUnchanged(fieldsOf(before), after)) return before;
    await alerts.updateAlert(tx, uid, input, call.now());
    const changed = await get(tx, uid, call);
    const sides = { before: fieldsOf(before), after: fieldsOf(changed) };
    await writeAudit(tx, call, { subject: subjectOf(changed), action: "changed", ...sides });
    return changed;
  });
}

/** A code that names nothing would make an alert that nobody ever sees. */
async function checkCodes(tx: Tx, input: AlertInput, call: Call) {
  const texts = textsIn(call.locale);
  if (input.scope !== "all" && input.scope_codes.length === 0)
    throw invalid({ scope_codes: [texts.alertScopeEmpty] });
  const unknown = await unknownCodes(tx, input);
  if (unknown.length > 0) {
    throw invalid({ scope_codes: [fill(texts.alertCodesUnknown, { codes: unknown.join(", ") })] });
  }
}

async function transit(tx: Tx, before: Alert, verb: "publish" | "expire", call: Call): Promise<Alert> {
  const texts = textsIn(call.locale);
  const now = call.now();
  if (verb === "publish" && before.state === "published") throw notNow(texts.alertIsOut);
  if (verb === "expire" && before.state !== "published") throw notNow(texts.alertNotOut);
  const moments = verb === "publish" ? { publishAt: now, expiresAt: null } : { expiresAt: now };
  await alerts.setMoments(tx, before.uid, moments, now);
  const after = await get(tx, before.uid, call);
  const sides = { before: { state: before.state }, after: { state: after.state } };
  const action = verb === "publish" ? "published" : "expired";
  await writeAudit(tx, call, { subject: subjectOf(before), action, ...sides });
  if (verb === "publish") await tellAlert(tx, call, after);
  return after;
}

/** What travellers have read stays on record; it can expire, not vanish. */
async function removeDraft(tx: Tx, before: Alert, call: Call) {
  if (before.state !== "draft") throw notNow(textsIn(call.locale).alertWasOut);
  await alerts.deleteAlert(tx, before.uid);
  await writeAudit(tx, call, { subject: subjectOf(before), action: "removed", before: fieldsOf(before) });
}

function bulk({ action, target, dryRun }: BulkWish<typeof alertResource>, call: Call) {
  return inScope(call, async (tx) => {
    const texts = textsIn(call.locale);
    const found = (await alerts.findAlerts(tx, target, call.now())).map((alert) => ({
      ...alert,
      name: alert.title.en,
    }));
    const refusal = ({ state }: Alert) => {
      if (action === "publish") return state === "published" ? texts.alertIsOut : null;
      if (action === "expire") return state === "published" ? null : texts.alertNotOut;
      return state === "draft" ? null : texts.alertWasOut;
    };
    if (dryRun) {
      const failed = found.map((one) => ({ uid: one.uid, name: one.name, reason: refusal(one) }));
      return bulkResult(
        found.length,
        failed.flatMap(({ reason, ...one }) => (reason ? [{ ...one, reason }] : [])),
      );
    }
    return eachOf(found, async (one) => {
      if (action === "delete") await removeDraft(tx, one, call);
      else await transit(tx, one, action, call);
    });
  });
}

/** The fields a form writes; when it came out is told by the steps. */
function fieldsOf({
  uid: _uid,
  state: _state,
  publish_at: _out,
  expires_at: _end,
  lock_version: _v,
  ...fields
}: Alert) {
  return fields;
}

function subjectOf({ uid }: Alert) {
  return { type: "alert", uid };
}
