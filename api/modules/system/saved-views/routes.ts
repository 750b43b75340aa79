import { eq, sql } from "drizzle-orm";
import { ulid } from "ulid";
import type { z } from "zod";
import { writeAudit } from "#api/audit/write-audit.ts";
import { listSetting, savedView } from "#api/db/schema/saved-view.ts";
import type { Call } from "#api/http/context.ts";
import { presentView } from "#api/http/list-settings.ts";
import { route, type Route } from "#api/http/mount.ts";
import { sameVersion } from "#api/http/record-versions.ts";
import { invalid, notFound } from "#api/http/refusal.ts";
import { findOwnView, readSettings } from "#api/modules/system/saved-views/repository.ts";
import { textsIn } from "#api/texts/texts.ts";
import {
  agentListViews,
  officeListViews,
  supplierListViews,
  type ListSettingsInput,
  type SavedView,
  type SavedViewInput,
} from "#contract/system/saved-views.ts";

const maxViews = 50;

/** Saved views, columns and density of lists, the same for each audience. */
export const savedViewRoutes: Route[] = [officeListViews, agentListViews, supplierListViews].flatMap(
  (calls) => [
    route(calls.settings, ({ params }, call) =>
      call.database.inScope(call.scope, (tx) => readSettings(tx, params.list, call)),
    ),
    route(calls.saveSettings, ({ params, body }, call) => saveSettings(params.list, body, call)),
    route(calls.createView, ({ params, body }, call) => createView(params.list, body, call)),
    route(calls.updateView, ({ params, body }, call) => updateView(params.uid, body, call)),
    route(calls.removeView, ({ params, query }, call) => removeView(params.uid, query.lock_version, call)),
  ],
);

function saveSettings(list: string, input: z.output<typeof ListSettingsInput>, call: Call) {
  const userId = call.signedIn().id;
  return call.database.inScope(call.scope, async (tx) => {
    const { views } = await readSettings(tx, list, call);
    const wanted = input.default_view;
    if (wanted && wanted !== "none" && !views.some(({ uid }) => uid === wanted)) {
      throw invalid({ default_view: [textsIn(call.locale).recordNotFound] });
    }
    const defaultViewId =
      wanted && wanted !== "none" ? sql`(select id from ${savedView} where uid = ${wanted})` : null;
    const set = {
      ...(input.columns !== undefined && { columns: input.columns }),
      ...(input.density && { density: input.density }),
      ...(wanted !== undefined && { defaultViewId }),
      updatedAt: call.now(),
    };
    await tx
      .insert(listSetting)
      .values({ userId, list, ...set })
      .onConflictDoUpdate({ target: [listSetting.userId, listSetting.list], set });
    return readSettings(tx, list, call);
  });
}

function createView(list: string, input: SavedViewInput, call: Call): Promise<SavedView> {
  const account = call.signedIn();
  return call.database.inScope(call.scope, async (tx) => {
    const { views } = await readSettings(tx, list, call);
    const texts = textsIn(call.locale);
    const mine = views.filter((view) => view.mine);
    if (mine.length >= maxViews) throw invalid({ name: [texts.tooManyViews] });
    if (mine.some(({ name }) => name.toLowerCase() === input.name.toLowerCase())) {
      throw invalid({ name: [texts.nameTaken] });
    }
    const uid = ulid(call.now().getTime());
    const { audience, agencyId, supplierId, id: userId } = account;
    await tx.insert(savedView).values({ uid, userId, audience, agencyId, supplierId, list, ...input });
    await writeAudit(tx, call, {
      subject: { type: "saved-view", uid },
      action: "created",
      after: { list, ...input },
    });
    const created = await findOwnView(tx, uid, account);
    if (!created) throw new Error("A view that was just saved is gone");
    return presentView(created, account);
  });
}

function updateView(
  uid: string,
  { lock_version: version, ...input }: SavedViewInput & { lock_version: number },
  call: Call,
): Promise<SavedView> {
  const account = call.signedIn();
  return call.database.inScope(call.scope, async (tx) => {
    const found = await findOwnView(tx, uid, account);
    if (!found) throw notFound(textsIn(call.locale).recordNotFound);
    const before = presentView(found, account);
    sameVersion(before, version, call);
    const { views } = await readSettings(tx, found.list, call);
    const sameName = ({ name }: SavedView) => name.toLowerCase() === input.name.toLowerCase();
    if (views.some((view) => view.mine && view.uid !== uid && sameName(view))) {
      throw invalid({ name: [textsIn(call.locale).nameTaken] });
    }
    await tx
      .update(savedView)
      .set({ ...input, lockVersion: version + 1, updatedAt: call.now() })
      .where(eq(savedView.uid, uid));
    await writeAudit(tx, call, {
      subject: { type: "saved-view", uid },
      action: "changed",
      before: { name: before.name, search: before.search, columns: before.columns, shared: before.shared },
      after: input,
    });
    return { ...before, ...input, lock_version: version + 1 };
  });
}

function removeView(uid: string, version: number, call: Call): Promise<undefined> {
  const account = call.signedIn();
  return call.database.inScope(call.scope, async (tx) => {
    const found = await findOwnView(tx, uid, account);
    if (!found) throw notFound(textsIn(call.locale).recordNotFound);
    sameVersion(presentView(found, account), version, call);
    await tx.delete(savedView).where(eq(savedView.uid, uid));
    const { list, name, search, columns, shared } = found;
    await writeAudit(tx, call, {
      subject: { type: "saved-view", uid },
      action: "removed",
      before: { list, name, search, columns, shared },
    });
    return undefined;
  });
}
