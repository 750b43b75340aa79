import { beforeAll, expect, test } from "vitest";
import { userSeeds } from "#api/demo/personas/users.ts";
import { roleSeeds } from "#api/demo/reference/roles.ts";
import { seedUid } from "#api/demo/world/seed-keys.ts";
import { testApi, type TestApi } from "#tests/support/test-api.ts";

let api: TestApi;
beforeAll(async () => {
  api = await testApi();
});

const join = (token: string, channel: string) =>
  api.call("/broadcasting/auth", {
    method: "POST",
    token,
    body: new URLSearchParams({ socket_id: "1234.5678", channel_name: channel }),
  });
const silberfarn = seedUid("agency", "SILHAM");
const steamvale = seedUid("supplier", "STEROT");
const ankes = `private-client-file.${seedUid("file", "NZFI100001")}`;
const australian = `private-client-file.${seedUid("file", "AUFI200001")}`;

const everyone = userSeeds.filter(({ suspended }) => !suspended).map(({ username }) => username);
const departure = `private-departure.${seedUid("departure", "any")}`;

/** Agents of the agencies that the files belong to; Jonas sees only his own. */
const readers: Record<string, string[]> = {
  NZFI100001: ["anke.silberfarn", "viewer.silberfarn"],
  AUFI200001: ["emma.larkspur"],
};

test.each(everyone)("%s joins the channels of their own work and no other", async (name) => {
  const token = await api.signIn(name);
  const seed = userSeeds.find(({ username }) => username === name)!;
  const office = seed.audience === "office";
  const rights = new Set<string>([
    ...roleSeeds.find((role) => role.name === seed.role)!.permissions,
    ...(seed.permissions ?? []),
  ]);
  const readsFile = (reference: string) =>
    office
      ? rights.has("client-files.view") && seed.brands!.some((brand) => reference.startsWith(brand))
      : (readers[reference] ?? []).includes(name);
  const wanted: [string, boolean][] = [
    [`private-user.${seedUid("user", name)}`, true],
    [`private-user.${seedUid("user", name === "admin" ? "manager" : "admin")}`, false],
    [`private-agency.${silberfarn}`, name.endsWith(".silberfarn")],
    [`private-supplier.${steamvale}`, name.endsWith(".steamvale")],
    [ankes, readsFile("NZFI100001")],
    [australian, readsFile("AUFI200001")],
    [ankes.replace("private", "presence"), office && readsFile("NZFI100001")],
    [departure, rights.has(office ? "regular-tours.view" : "tour-seats.hold")],
    ["private-departure.any", false],
    [`private-itinerary.${seedUid("itinerary", "NZFI100001")}`, false],
  ];
  for (const [channel, allowed] of wanted) {
    const { status } = await join(token, channel);
    expect({ channel, status }).toEqual({ channel, status: allowed ? 200 : 403 });
  }
});
