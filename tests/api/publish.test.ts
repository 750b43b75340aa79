import { beforeAll, expect, test } from "vitest";
import { publish } from "#api/realtime/publish.ts";
import { channels } from "#contract/system/realtime/channels.ts";
import { seedUid } from "#api/demo/world/seed-keys.ts";
import { testApi, type TestApi } from "#tests/support/test-api.ts";

let api: TestApi;
beforeAll(async () => {
  api = await testApi();
});

const uid = seedUid("file", "NZFI100001");
const news = {
  channels: [channels.clientFile(uid)],
  event: "file.status",
  payload: { file_uid: uid, status: "Confirmed" },
} as const;
const port = () => ({ ...api.parts, requestId: "request-1" });

test("an event is sent after the commit and not before", async () => {
  api.sent.length = 0;
  await api.system(async (tx) => {
    publish(tx, port(), { ...news, channels: [...news.channels] });
    expect(api.sent).toEqual([]);
  });
  expect(api.sent).toEqual([
    { channels: news.channels, event: "file.status", data: JSON.stringify(news.payload) },
  ]);
});

test("a rolled back change tells nobody", async () => {
  api.sent.length = 0;
  const failing = api.system(async (tx) => {
    publish(tx, port(), { ...news, channels: [...news.channels] });
    throw new Error("rolled back");
  });
  await expect(failing).rejects.toThrow("rolled back");
  expect(api.sent).toEqual([]);
});

test("nothing is sent that the event does not name, such as a price", async () => {
  api.sent.length = 0;
  const payload = { ...news.payload, sell_cents: 123_00 };
  await api.system(async (tx) => publish(tx, port(), { ...news, channels: [...news.channels], payload }));
  expect(api.sent[0]?.data).not.toContain("cents");
});

test.each([
  ["rejects", () => Promise.reject(new Error("away"))],
  [
    "throws",
    () => {
      throw new Error("away");
    },
  ],
])(
  "a service that %s harms nothing and leaves a line with the id of the request",
  async (_how, sendEvents) => {
    const written = await api.system(async (tx) => {
      publish(tx, { ...port(), sendEvents }, { ...news, channels: [...news.channels] });
      return "written";
    });
    expect(written).toBe("written");
    await new Promise((resolve) => setImmediate(resolve));
    expect(api.logs.at(-1)).toContain("realtime.publish_failed");
    expect(api.logs.at(-1)).toContain("request-1");
  },
);

test("a savepoint cannot promise that anything is committed", async () => {
  await api.system((tx) =>
    tx.transaction(async (inner) => {
      expect(() => publish(inner, port(), { ...news, channels: [...news.channels] })).toThrow(TypeError);
    }),
  );
});
