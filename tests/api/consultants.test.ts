import { beforeAll, expect, test } from "vitest";
import { seedUid } from "#api/demo/world/seed-keys.ts";
import { testApi, type TestApi } from "#tests/support/test-api.ts";

let api: TestApi;
let token: string;
beforeAll(async () => {
  api = await testApi();
  token = await api.signIn("manager");
});

const uidOf = (username: string) => seedUid("user", username);
const consultants = async (query = "", as = token) => {
  const answer = await api.call(`/api/office/client-files/consultants${query}`, { token: as });
  const uids: string[] = (answer.json.data ?? []).map(({ uid }: { uid: string }) => uid);
  return { status: answer.status, uids };
};

test("those who may edit files can look after files, readers cannot", async () => {
  const { uids } = await consultants();
  expect(uids).toContain(uidOf("consultant"));
  expect(uids).toContain(uidOf("manager.banksia"));
  expect(uids).not.toContain(uidOf("readonly"));
  expect(uids).not.toContain(uidOf("emma.larkspur"));
});

test("a file is looked after by those of its brand", async () => {
  const { uids } = await consultants(`?file=${seedUid("file", "NZFI100001")}`);
  expect(uids).toContain(uidOf("consultant"));
  expect(uids).not.toContain(uidOf("manager.banksia"));
});

test("a file that is out of sight has no consultants either", async () => {
  const banksia = await api.signIn("manager.banksia");
  expect((await consultants(`?file=${seedUid("file", "NZFI100001")}`, banksia)).status).toBe(404);
});

test("a file is handed over under its own version, and under none that somebody made up", async () => {
  const path = `/api/office/client-files/${seedUid("file", "NZFI100001")}/consultant`;
  const body = { consultant_uid: uidOf("consultant"), lock_version: 2 ** 31 };
  const { status } = await api.call(path, { token, method: "POST", body });
  expect(status).toBe(409);
});
