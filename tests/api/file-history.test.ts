import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, test } from "vitest";
import { clientFile } from "#api/db/schema/client-file.ts";
import { seedUid } from "#api/demo/world/seed-keys.ts";
import { draftCalls, lineOn, slotOf } from "#tests/support/draft-calls.ts";

type Entry = {
  subject: string;
  action: string;
  actor: { audience: string; name: string | null };
  changes: { field: string; before: unknown; after: unknown }[];
};

const calls = await draftCalls();
let tokens: Record<"consultant" | "manager" | "manager.banksia" | "readonly", string>;
beforeAll(async () => {
  const signIn = (name: string) => calls.api.signIn(name);
  tokens = {
    consultant: await signIn("consultant"),
    manager: await signIn("manager"),
    "manager.banksia": await signIn("manager.banksia"),
    readonly: await signIn("readonly"),
  };
});

const uidOf = async (reference: string) => {
  const [file] = await calls.api.system((tx) =>
    tx.select({ uid: clientFile.uid }).from(clientFile).where(eq(clientFile.reference, reference)),
  );
  return file!.uid;
};
const ask = (uid: string, reader: keyof typeof tokens = "consultant", query = "") =>
  calls.api.call(`/api/office/client-files/${uid}/history${query}`, { token: tokens[reader] });
const historyOf = async (reference: string) => {
  const { status, json } = await ask(await uidOf(reference));
  expect(status).toBe(200);
  return json.data as Entry[];
};

describe("the history of a client file", () => {
  test("tells who saved it, renamed it and named its travellers, with each field before and after", async () => {
    const { reference, name, lock_version, travellers } = await calls.save({ rooms: "SG-1" });
    const references = { part: "references", name: "Whitcombe", agent_reference: null, remarks: null };
    const renamed = await calls.send("PATCH", `quotes/${reference}`, { ...references, lock_version });
    const version = renamed.json.data.lock_version;
    const named = travellers.map(({ seq }) => ({ seq, first_name: "Ngaio", last_name: "Whitcombe" }));
    const wish = { part: "travellers", lock_version: version, travellers: named };
    await calls.send("PATCH", `quotes/${reference}`, wish);
    const [saved, frozen, second, third] = (await historyOf(reference)).toReversed();
    expect(saved).toMatchObject({ action: "created", actor: { audience: "agent", name: "Emma Penhaligon" } });
    expect(frozen).toMatchObject({ subject: "quote", action: "version_saved" });
    expect(second).toMatchObject({ subject: "client-file", action: "details_changed" });
    expect(second!.changes).toContainEqual({ field: "name", before: name, after: "Whitcombe" });
    expect(third!.changes).toEqual([{ field: "names", before: [], after: ["Ngaio Whitcombe"] }]);
  });

  test("is that of this file alone, and read page by page, the newest first", async () => {
    const draft = await calls.save({ rooms: "SG-1" });
    const other = await calls.save({ rooms: "SG-1" });
    const names = Array.from({ length: 10 }, (_, index) => `Whitcombe ${index}`);
    let { lock_version } = draft;
    for (const name of names) {
      const references = { part: "references", name, agent_reference: null, remarks: null };
      const renamed = await calls.send("PATCH", `quotes/${draft.reference}`, { ...references, lock_version });
      ({ lock_version } = renamed.json.data);
    }
    const begun = ["version_saved", "created"];
    expect((await historyOf(other.reference)).map(({ action }) => action)).toEqual(begun);
    const uid = await uidOf(draft.reference);
    const pages = await Promise.all(
      [1, 2].map((page) => ask(uid, "consultant", `?per_page=10&page=${page}`)),
    );
    const [newest, oldest] = pages.map(({ json }) => json.data as Entry[]);
    expect(newest!.map(({ changes }) => changes[0]!.after)).toEqual(names.toReversed());
    expect(oldest!.map(({ action }) => action)).toEqual(begun);
    expect(pages[0]!.json.meta).toMatchObject({ total: 12, per_page: 10 });
  });

  test("tells of a handover by whom it was looked after before and by whom after", async () => {
    const uid = seedUid("file", "NZFI100001");
    const path = `/api/office/client-files/${uid}`;
    const { data } = (await calls.api.call(path, { token: tokens.manager })).json;
    const chosen = { consultant_uid: seedUid("user", "manager"), lock_version: data.lock_version };
    const body = { token: tokens.manager, method: "POST", body: chosen };
    expect((await calls.api.call(`${path}/consultant`, body)).status).toBe(200);
    const [entry] = (await ask(uid)).json.data as Entry[];
    expect(entry).toMatchObject({ action: "assigned", actor: { audience: "office" } });
    expect(entry!.changes).toEqual([
      {
        field: "consultant",
        before: { uid: seedUid("user", "consultant"), name: data.consultant_name },
        after: { uid: seedUid("user", "manager"), name: entry!.actor.name },
      },
    ]);
  });

  test("names the travellers whom a booking request named, and says no cost", async () => {
    const { reference } = await calls.save({ rooms: "SG-1" });
    const asked = (await calls.ask(`client-files/${reference}/request`)).json.data;
    const wish = { lock_version: asked.lock_version, net_cents: asked.totals.net_cents };
    const lead = { title: "Ms", first_name: "Ngaio", last_name: "Whitcombe", terms_accepted: true };
    const sent = await calls.send("POST", `client-files/${reference}/submit`, { ...wish, ...lead });
    expect(sent.status, sent.text).toBe(200);
    const { text } = await ask(await uidOf(reference));
    const entry = (await historyOf(reference)).find(({ action }) => action === "submitted");
    expect(entry!.changes).toContainEqual({ field: "names", before: [], after: ["Ms Ngaio Whitcombe"] });
    expect(text).not.toMatch(/cost|yield|margin/);
  });

  test("says which service was moved to another time and which was taken out", async () => {
    const draft = await calls.save({ optional: [slotOf("4.20")] });
    const cruise = lineOn(draft, 4, "CR");
    const moved = await calls.change(draft, cruise.uid, { action: "start", start_time: "1100" });
    await calls.change(moved.json.data, cruise.uid, { action: "remove" });
    const [removal, move] = await historyOf(draft.reference);
    expect(move!.action).toBe("service_moved");
    expect(move!.changes).toContainEqual({ field: "service", before: null, after: cruise.name });
    expect(move!.changes).toContainEqual({
      field: "start_time",
      before: cruise.start_time,
      after: "1100",
    });
    expect(removal!.changes).toContainEqual({ field: "service", before: cruise.name, after: null });
  });

  test("is open to nobody without the audit permission, and not found where the file is not", async () => {
    const uid = seedUid("file", "NZFI100001");
    expect((await ask(uid, "readonly")).json).toMatchObject({ permission: "audit.view" });
    expect((await ask(uid, "manager.banksia")).status).toBe(404);
    const agent = await calls.api.call(`/api/agent/client-files/NZFI100005/history`, {
      token: await calls.api.signIn("jonas.silberfarn"),
    });
    expect(agent.status).toBe(404);
  });
});
