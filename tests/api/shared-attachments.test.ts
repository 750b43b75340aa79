import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { notification } from "#api/db/schema/notification.ts";
import { addDays } from "#api/domain/today.ts";
import { tellOfExpiry } from "#api/modules/catalogue/attachments/tell-of-expiry.ts";
import { attachmentCalls, samplePdf } from "#tests/support/attachment-calls.ts";
import { testDemo } from "#tests/support/test-demo.ts";
import { testApi, type TestApi } from "#tests/support/test-api.ts";

let api: TestApi;
let calls: ReturnType<typeof attachmentCalls>;
beforeEach(async () => {
  api = await testApi();
  calls = attachmentCalls(api, await api.signIn("product"));
});

const inDays = (days: number) => addDays(testDemo.today, days);

describe("what the office shares with a supplier", () => {
  const own = (token: string, rest = "") => api.call(`/api/supplier/attachments${rest}`, { token });

  test("the supplier finds and reads it, and nothing that is the office's", async () => {
    const bytes = samplePdf();
    const file = (await calls.send(bytes, "Contract.pdf")).json.data.uid;
    const shared = { visibility: "supplier", notes: "We pay late.", valid_to: inDays(30) };
    const { uid } = await calls.attach({ ...shared, file });
    const hidden = await calls.attach({ title: "Internal" });
    const token = await api.signIn("desk.steamvale");
    const { data, meta } = (await own(token)).json;
    expect([meta.total, data]).toEqual([
      1,
      [
        {
          ...{ uid, title: "Contract 2027", kind: "contract", product_name: null, state: "expiring" },
          ...{ file_name: "Contract.pdf", content_type: "application/pdf", bytes: bytes.byteLength },
          ...{ valid_from: null, valid_to: inDays(30) },
        },
      ],
    ]);
    const read = await own(token, `/${uid}/file`);
    expect(Buffer.from(read.bytes).equals(Buffer.from(bytes))).toBe(true);
    expect((await own(token, `/${hidden.uid}/file`)).status).toBe(404);
    expect((await own(token, "?filter[q]=internal")).json.data).toEqual([]);
  });

  test("another supplier finds nothing of it", async () => {
    const { uid } = await calls.attach({ visibility: "supplier" });
    const token = await api.signIn("desk.starbasin");
    expect((await own(token)).json.data).toEqual([]);
    expect((await own(token, `/${uid}/file`)).status).toBe(404);
  });

  test("the rules of the database hold without the filters of the queries", async () => {
    api = await testApi({ scoping: "rules-only" });
    calls = attachmentCalls(api, await api.signIn("product"));
    const { uid } = await calls.attach({ visibility: "supplier" });
    const hidden = await calls.attach({ title: "Internal" });
    for (const [login, status] of [
      ["desk.steamvale", 200],
      ["desk.starbasin", 404],
    ] as const) {
      const token = await api.signIn(login);
      expect((await own(token, `/${uid}/file`)).status).toBe(status);
      expect((await own(token, `/${hidden.uid}/file`)).status).toBe(404);
      expect((await own(token)).json.data).toHaveLength(status === 200 ? 1 : 0);
    }
  });
});

describe("papers that end soon", () => {
  const tell = () => api.system((tx) => tellOfExpiry(tx, { ...api.parts, requestId: "housekeeping" }));
  const told = () =>
    api.system((tx) =>
      tx
        .select()
        .from(notification)
        .where(eq(notification.kind, "attachment.expiring"))
        .orderBy(notification.id),
    );
  const titles = async () => {
    const all = (await told()).map(({ facts }) => String(JSON.parse(JSON.stringify(facts)).title));
    return [...new Set(all)].toSorted((one, other) => one.localeCompare(other));
  };

  test("the office hears of each once, and anew when its end was moved", async () => {
    const { uid, ...read } = await calls.attach({ title: "Sixty days", valid_to: inDays(60) });
    await calls.attach({ title: "Sixty-one", valid_to: inDays(61) });
    await calls.attach({ title: "Over", valid_to: inDays(-1) });
    await calls.attach({ title: "Last day", valid_to: inDays(0) });
    await calls.attach({ title: "No end" });
    await tell();
    expect(await titles()).toEqual(["Last day", "Sixty days"]);
    const count = (await told()).length;
    await tell();
    expect(await told()).toHaveLength(count);
    const moved = { ...read, product: undefined, valid_to: inDays(50) };
    expect((await calls.call(`/${uid}`, "PUT", moved)).status).toBe(200);
    await tell();
    expect((await told()).length).toBeGreaterThan(count);
  });

  test("it stands at the bell of those who may renew it, with supplier and day", async () => {
    const { uid } = await calls.attach({ valid_to: inDays(10) });
    await tell();
    const bell = async (login: string) => {
      const { json } = await api.call("/api/public/notifications", { token: await api.signIn(login) });
      return json.data.filter(({ kind }: { kind: string }) => kind === "attachment.expiring");
    };
    expect(await bell("product")).toMatchObject([
      {
        facts: {
          attachment_uid: uid,
          title: "Contract 2027",
          supplier: "Steamvale Lakeside Hotel",
          valid_to: inDays(10),
        },
      },
    ]);
    expect(await bell("consultant")).toEqual([]);
  });
});
