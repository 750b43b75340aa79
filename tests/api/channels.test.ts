import { createHmac } from "node:crypto";
import { readFileSync } from "node:fs";
import { eq, inArray } from "drizzle-orm";
import { beforeAll, describe, expect, test } from "vitest";
import { agency, supplier } from "#api/db/schema/company.ts";
import { itinerary } from "#api/db/schema/itinerary.ts";
import { user, userRole } from "#api/db/schema/user.ts";
import { capabilityToken } from "#api/domain/capability.ts";
import { seedUid } from "#api/demo/world/seed-keys.ts";
import { pusher, testApi, type TestApi } from "#tests/support/test-api.ts";

let api: TestApi;
const tokens: Record<string, string> = {};
const people = [
  "consultant",
  "editor",
  "manager.banksia",
  "anke.silberfarn",
  "jonas.silberfarn",
  "desk.steamvale",
];

beforeAll(async () => {
  api = await testApi();
  for (const name of people) tokens[name] = await api.signIn(name);
});

const socket = "1234.5678";
const join = (name: string | undefined, channel: string, socketId = socket) =>
  api.call("/broadcasting/auth", {
    method: "POST",
    token: name === undefined ? undefined : tokens[name],
    body: new URLSearchParams({ socket_id: socketId, channel_name: channel }),
  });
const sign = (text: string) =>
  `${pusher.key}:${createHmac("sha256", pusher.secret).update(text).digest("hex")}`;
const silberfarn = seedUid("agency", "SILHAM");
const steamvale = seedUid("supplier", "STEROT");
const ankes = `private-client-file.${seedUid("file", "NZFI100001")}`;
const australian = `private-client-file.${seedUid("file", "AUFI200001")}`;

describe("a private channel", () => {
  test.each([
    ["anke.silberfarn", `private-agency.${silberfarn}`],
    ["jonas.silberfarn", `private-agency.${silberfarn}`],
    ["desk.steamvale", `private-supplier.${steamvale}`],
    ["anke.silberfarn", ankes],
    ["consultant", ankes],
    ["manager.banksia", australian],
  ])("is signed for %s: %s", async (name, channel) => {
    const answer = await join(name, channel);
    expect(answer.status).toBe(200);
    expect(answer.json).toEqual({ auth: sign(`${socket}:${channel}`) });
  });

  test.each([
    [undefined, ankes, socket],
    [undefined, "", ""],
    ["anke.silberfarn", `private-agency.${seedUid("agency", "PONBOL")}`, socket],
    ["consultant", `private-agency.${silberfarn}`, socket],
    ["desk.steamvale", `private-supplier.${seedUid("supplier", "STAMON")}`, socket],
    ["desk.steamvale", ankes, socket],
    ["jonas.silberfarn", ankes, socket],
    ["consultant", `private-client-file.${seedUid("file", "none")}`, socket],
    ["manager.banksia", ankes, socket],
    ["editor", ankes, socket],
    ["anke.silberfarn", `presence-client-file.${seedUid("file", "NZFI100001")}`, socket],
    ["consultant", "private-nothing.1", socket],
    ["consultant", "constructor.1", socket],
    ["consultant", "public-news", socket],
    ["consultant", `${ankes}.more`, socket],
    ["consultant", ankes.toUpperCase(), socket],
    ["consultant", "", socket],
    ["consultant", ankes, ""],
    ["consultant", ankes, "1234"],
    ["consultant", ankes, "12.34.56"],
    ["consultant", ankes, `1.2:${ankes}`],
    ["consultant", ankes, "1.2\n3.4"],
  ])("is refused with an empty message for %s: %j from socket %j", async (name, channel, socketId) => {
    const answer = await join(name, channel, socketId);
    expect({ status: answer.status, body: answer.json }).toEqual({ status: 403, body: { message: "" } });
  });

  test("is refused like that without any field, and as JSON as well as as a form", async () => {
    const empty = await api.call("/broadcasting/auth", { method: "POST", token: tokens["consultant"] });
    expect({ status: empty.status, body: empty.json }).toEqual({ status: 403, body: { message: "" } });
    const json = await api.call("/broadcasting/auth", {
      method: "POST",
      token: tokens["consultant"],
      body: { socket_id: socket, channel_name: ankes },
    });
    expect(json.json).toEqual({ auth: sign(`${socket}:${ankes}`) });
  });

  test("is refused once the permission to read files is gone", async () => {
    await api.system(async (tx) => {
      const ids = tx.select({ id: user.id }).from(user).where(eq(user.username, "jonas.silberfarn"));
      await tx.delete(userRole).where(inArray(userRole.userId, ids));
    });
    const own = `private-client-file.${seedUid("file", "NZFI100005")}`;
    expect((await join("anke.silberfarn", own)).status).toBe(200);
    expect((await join("jonas.silberfarn", own)).status).toBe(403);
  });

  test("holds by the rows' own walls alone", async () => {
    const bare = await testApi({ database: api.parts.database, scoping: "rules-only" });
    const body = new URLSearchParams({ socket_id: socket, channel_name: australian });
    const answer = await bare.call("/broadcasting/auth", {
      method: "POST",
      token: tokens["anke.silberfarn"],
      body,
    });
    expect(answer.status).toBe(403);
    const rows = await api.system(async (tx) => [
      ...(await tx.select({ uid: agency.uid }).from(agency)),
      ...(await tx.select({ uid: supplier.uid }).from(supplier)),
    ]);
    for (const { uid } of rows.filter(({ uid }) => uid !== silberfarn)) {
      for (const kind of ["private-agency", "private-supplier"]) {
        expect((await join("anke.silberfarn", `${kind}.${uid}`)).status).toBe(403);
      }
    }
  });
});

describe("the channel of an itinerary", () => {
  const hold = (uid: string, token: string | undefined) =>
    api.call("/broadcasting/auth", {
      method: "POST",
      body: new URLSearchParams({
        socket_id: socket,
        channel_name: `private-itinerary.${uid}`,
        ...(token !== undefined && { token }),
      }),
    });
  const linkOf = async (reference: string) =>
    api.system(async (tx) => {
      const [row] = await tx
        .select({ uid: itinerary.uid, rotation: itinerary.rotation })
        .from(itinerary)
        .where(eq(itinerary.referenceKey, reference));
      return {
        uid: row!.uid,
        token: capabilityToken(api.parts.serverKey, "itinerary", row!.uid, row!.rotation),
      };
    });

  test("is signed for whoever holds its link, and for that itinerary alone", async () => {
    const [own, other] = [await linkOf("NZFI100001"), await linkOf("AUFI200001")];
    const answer = await hold(own.uid, own.token);
    expect(answer.json).toEqual({ auth: sign(`${socket}:private-itinerary.${own.uid}`) });
    for (const [uid, token] of [
      [own.uid, other.token],
      [other.uid, own.token],
      [own.uid, undefined],
      [own.uid, "x".repeat(43)],
      [own.token, own.token],
    ] as const) {
      expect((await hold(uid, token)).status).toBe(403);
    }
  });

  test("closes when the itinerary is taken back", async () => {
    const { uid, token } = await linkOf("NZFI100001");
    const unpublish = (at: Date | null) =>
      api.system((tx) => tx.update(itinerary).set({ unpublishedAt: at }).where(eq(itinerary.uid, uid)));
    await unpublish(new Date(0));
    expect((await hold(uid, token)).status).toBe(403);
    await unpublish(null);
    expect((await hold(uid, token)).status).toBe(200);
  });
});

describe("a presence channel", () => {
  test("is signed over the exact bytes of who joins, with the public identifier as text", async () => {
    const channel = `presence-client-file.${seedUid("file", "NZFI100001")}`;
    const { json } = await join("consultant", channel);
    expect(JSON.parse(json.channel_data)).toEqual({
      user_id: seedUid("user", "consultant"),
      user_info: { name: "Ngaire Whitcombe" },
    });
    expect(json.auth).toBe(sign(`${socket}:${channel}:${json.channel_data}`));
  });
});

describe("the signature", () => {
  type Case = {
    name: string;
    request: { body: string };
    response: { body_json?: { auth?: string; channel_data?: string } };
  };
  // The key pair of the protocol's documentation, which the captured answers were made with.
  const secret = "7ad3773142a6692b25b8";
  const file = new URL("../fixtures/laravel/broadcasting.json", import.meta.url);
  const { cases }: { cases: Case[] } = JSON.parse(readFileSync(file, "utf8"));
  const signed = cases.filter(({ request, response }) => {
    const fields = new URLSearchParams(request.body);
    return response.body_json?.auth !== undefined && fields.has("channel_name");
  });

  test.each(signed.map((one) => [one.name, one] as const))(
    "of a real answer is made the same way: %s",
    (_name, one) => {
      const fields = new URLSearchParams(one.request.body);
      const { auth, channel_data: data } = one.response.body_json!;
      const text = [fields.get("socket_id"), fields.get("channel_name"), data].filter(
        (part) => part !== undefined,
      );
      const hash = createHmac("sha256", secret).update(text.join(":")).digest("hex");
      expect(auth).toBe(`278d425bdf160c739803:${hash}`);
    },
  );
});

test("no channel is signed while realtime is not configured", async () => {
  const without = await testApi({ database: api.parts.database, pusher: null });
  const body = new URLSearchParams({ socket_id: socket, channel_name: ankes });
  const answer = await without.call("/broadcasting/auth", {
    method: "POST",
    token: tokens["consultant"],
    body,
  });
  expect(answer.status).toBe(403);
});
