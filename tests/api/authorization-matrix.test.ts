import { eq, inArray } from "drizzle-orm";
import { beforeAll, describe, expect, test } from "vitest";
import { accessToken } from "#api/db/schema/session.ts";
import { user, userPermission, userRole } from "#api/db/schema/user.ts";
import { hashToken } from "#api/http/authenticate.ts";
import { userSeeds } from "#api/demo/personas/users.ts";
import { roleSeeds } from "#api/demo/reference/roles.ts";
import { seedUid } from "#api/demo/world/seed-keys.ts";
import { routes } from "#api/routes.ts";
import { signOut } from "#contract/people/session.ts";
import type { AccountAudience, EndpointSpec } from "#contract/endpoint.ts";
import { endpoints } from "#contract/endpoints.ts";
import { askedOtherwise, waysToAsk } from "#tests/support/asked-otherwise.ts";
import { someOf } from "#tests/support/sampled.ts";
import {
  isOverNetwork,
  testApi,
  type TestAnswer,
  type TestApi,
  type TestCall,
} from "#tests/support/test-api.ts";

const all: readonly EndpointSpec[] = endpoints;
const guarded = all.filter(({ access }) => access.audience !== "public");

/** One value for each path parameter, of a record that is there: a leak would have something to leak. */
const samples: Record<string, string> = {
  reference: "NZFI100001",
  ref: "SAD5",
  uid: seedUid("file", "NZFI100001"),
  token: "x".repeat(43),
  place: seedUid("place", "ROT"),
  service: seedUid("line", "NZFI100001:1:10"),
  line: seedUid("line", "NZFI100001:1:10"),
  upload: "0".repeat(26),
  day: "0".repeat(26),
  slot: "0".repeat(26),
  list: "client-files",
  product: seedUid("option", "ROTACSTEROTPARKRM"),
  date: "2031-03-03",
  change: "01HZY2K9QX7W3V5B8N4M6P0RTC",
  request: "01HZY2K9QX7W3V5B8N4M6P0RTC",
  invoice: "01HZY2K9QX7W3V5B8N4M6P0RTC",
  paper: "file",
  document: "01HZY2K9QX7W3V5B8N4M6P0RTC",
  no: "1",
  seq: "1",
  step: "cancel",
  session: "0".repeat(48),
};

function pathOf({ path }: EndpointSpec) {
  return path.replaceAll(/\{(\w+)\}/g, (_whole, name: string) => {
    const sample = samples[name];
    if (sample === undefined) throw new RangeError(`Name a sample for the parameter {${name}} here`);
    return sample;
  });
}

type Caller = { name: string; token?: string; audience?: AccountAudience; permissions: Set<string> };

let api: TestApi;
const callers: Caller[] = [];
const guests: Caller[] = [];

beforeAll(async () => {
  api = await testApi();
  await prepareCallers();
});

async function prepareCallers() {
  for (const seed of userSeeds.filter(({ suspended }) => !suspended)) {
    const granted = roleSeeds.find(({ name }) => name === seed.role)!.permissions;
    callers.push({
      name: seed.username,
      token: await api.signIn(seed.username),
      audience: seed.audience,
      permissions: new Set([...granted, ...(seed.permissions ?? [])]),
    });
  }
  // One account of each audience that holds no permission at all.
  const bare = ["readonly", "viewer.silberfarn", "front.steamvale"];
  await api.system(async (tx) => {
    const ids = tx.select({ id: user.id }).from(user).where(inArray(user.username, bare));
    await tx.delete(userRole).where(inArray(userRole.userId, ids));
    await tx.delete(userPermission).where(inArray(userPermission.userId, ids));
  });
  for (const caller of callers.filter(({ name }) => bare.includes(name))) caller.permissions.clear();
  const [suspended, revoked, expired] = [
    await api.signIn("emma.larkspur"),
    await api.signIn("admin"),
    await api.signIn("admin"),
  ];
  await api.system(async (tx) => {
    await tx.update(user).set({ status: "suspended" }).where(eq(user.username, "emma.larkspur"));
    await tx
      .update(accessToken)
      .set({ revokedAt: new Date() })
      .where(eq(accessToken.tokenHash, hashToken(revoked)));
    await tx
      .update(accessToken)
      .set({ expiresAt: new Date(0) })
      .where(eq(accessToken.tokenHash, hashToken(expired)));
  });
  callers.splice(
    callers.findIndex(({ name }) => name === "emma.larkspur"),
    1,
  );
  const none = new Set<string>();
  guests.push(
    { name: "guest", permissions: none },
    { name: "suspended", token: suspended, permissions: none },
    { name: "revoked", token: revoked, permissions: none },
    { name: "expired", token: expired, permissions: none },
    { name: "garbage", token: "x".repeat(43), permissions: none },
  );
}

/** What the declaration says, worked out here a second time; null when the caller may. */
function refusalFor({ access }: EndpointSpec, caller: Caller): { status: number; body: object } | null {
  const message =
    access.audience === "office" ? "Unauthenticated. Please sign in as admin." : "Unauthenticated.";
  if (access.audience === "public") return null;
  if (!caller.audience) return { status: 401, body: { message } };
  if (access.audience === "signed-in") return null;
  if (caller.audience !== access.audience) return { status: 401, body: { message } };
  const { permission } = access;
  if (permission === "any" || permission === null || caller.permissions.has(permission)) return null;
  return { status: 403, body: { message: "This action is unauthorized.", permission } };
}

/** Accounts that may do the same are told the same: one of each stands for all. */
function distinctCallers(): Caller[] {
  const kinds = new Map(
    callers.map((caller) => [`${caller.audience} ${[...caller.permissions].toSorted().join(" ")}`, caller]),
  );
  return [...guests, ...kinds.values()];
}

const callAs = ({ token }: Caller, path: string, more: TestCall = {}) => api.call(path, { token, ...more });
const title = ({ method, path }: EndpointSpec) => `${method} ${path}`;

/** The refused callers that differ: a guest, one of each other audience, one without the permission. */
function refusedCallers(endpoint: EndpointSpec): Caller[] {
  const kinds = new Map<string, Caller>();
  for (const caller of [...guests, ...callers]) {
    const refusal = refusalFor(endpoint, caller);
    if (refusal) kinds.set(`${caller.audience} ${refusal.status}`, caller);
  }
  return [...kinds.values()];
}

describe("the mounted API", () => {
  test("answers every endpoint of the contract once, and nothing else but its own description", () => {
    const mounted = api.mounted().map((route) => route.replaceAll(/:(\w+)/g, "{$1}"));
    expect(mounted.toSorted()).toEqual([...all.map(title), "GET /api/openapi.json"].toSorted());
    expect(routes.map(({ endpoint }) => title(endpoint)).toSorted()).toEqual(all.map(title).toSorted());
  });
});

describe.each(all.map((endpoint) => [title(endpoint), endpoint] as const))("%s", (_title, endpoint) => {
  test("lets in and refuses as declared, whoever calls", async () => {
    let rendered = false;
    for (const caller of distinctCallers()) {
      const refusal = refusalFor(endpoint, caller);
      // Everybody of an audience is let in alike; one rendered document stands for all.
      if (!refusal && ((endpoint.answer.kind === "file" && rendered) || endpoint === signOut)) continue;
      if (!refusal) rendered = true;
      const answer = await callAs(caller, pathOf(endpoint), {
        method: endpoint.method,
        from: caller.name,
      });
      const seen = { caller: caller.name, status: answer.status, body: answer.json };
      if (refusal) expect(seen).toEqual({ caller: caller.name, ...refusal });
      else
        expect(turnedAway(endpoint, answer), `${caller.name} is turned away: ${answer.status}`).toBe(false);
    }
  });
});

/** Refused at the door: not known, or without the permission that is asked for. */
function turnedAway({ access }: EndpointSpec, { status, json }: TestAnswer): boolean {
  return status === 401 || (status === 403 && json?.permission === access.permission);
}

/**
 * Ways to ask otherwise are facts of HTTP and not of the database: they are tried where calls go over the network, some
 * of them at each endpoint, so that all are met many times over.
 */
const waysAt = (name: string) => (isOverNetwork ? someOf(waysToAsk, 3, name) : []);

describe.each(guarded.map((endpoint) => [title(endpoint), endpoint] as const))(
  "%s, refused",
  (name, endpoint) => {
    test.each(waysAt(name))("tells nothing %s", async (way) => {
      const { pathFor, request } = askedOtherwise(way);
      for (const caller of refusedCallers(endpoint)) {
        // HEAD asks what GET at the same address answers, which may be open to more people.
        if (request.method === "HEAD" && mayGet(endpoint, caller)) continue;
        await expectNothing(caller, pathFor(pathOf(endpoint)), { method: endpoint.method, ...request });
      }
    });

    test("is refused before anything else is looked at", async () => {
      for (const caller of refusedCallers(endpoint)) {
        const wrong = `${endpoint.path.replaceAll(/\{\w+\}/g, "%00%FF..wrong")}?filter[nope]=1&locale=xx`;
        const answer = await callAs(caller, wrong, { method: endpoint.method });
        expect({ status: answer.status, body: answer.json }).toEqual(refusalFor(endpoint, caller));
      }
    });
  },
);

function mayGet({ path }: EndpointSpec, caller: Caller): boolean {
  const read = all.find((endpoint) => endpoint.method === "GET" && endpoint.path === path);
  return read !== undefined && refusalFor(read, caller) === null;
}

/** The words of a refusal and nothing besides. */
async function expectNothing(caller: Caller, path: string, request: TestCall) {
  const answer = await callAs(caller, path, request);
  const seen = `${caller.name} ${request.method} ${path}: ${answer.status} ${answer.text}`;
  expect([200, 401, 403, 404, 405], seen).toContain(answer.status);
  // Only OPTIONS may succeed, and says nothing but which methods there are.
  if (answer.status === 200) expect(request.method, seen).toBe("OPTIONS");
  if (request.method === "HEAD") return expect(answer.text, seen).toBe("");
  expect(
    Object.keys(answer.json).filter((key) => key !== "permission"),
    seen,
  ).toEqual(["message"]);
  const message = String(answer.json.message);
  expect(message, seen).toMatch(
    /^(|Unauthenticated\.|Unauthenticated\. Please sign in as admin\.|This action is unauthorized\.|Not Found|Client file not found\.|The route .* could not be found\.|The \w+ method is not supported for .*)$/,
  );
  if (answer.status !== 401) expect(message, seen).not.toMatch(/admin|unauthenticated/i);
}
