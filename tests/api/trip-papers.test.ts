import { eq } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { itinerary } from "#api/db/schema/itinerary.ts";
import { seedUid } from "#api/demo/world/seed-keys.ts";
import { capabilityToken } from "#api/domain/capability.ts";
import { pdfText } from "#api/documents/testing/pdf-tools.ts";
import { testApi, type TestApi } from "#tests/support/test-api.ts";
import { testDemo } from "#tests/support/test-demo.ts";

const reference = "NZFI100002";
const byAgent = `/api/agent/client-files/${reference}/itinerary-document?paper=vouchers`;
const byOffice = `/api/office/client-files/${seedUid("file", reference)}/itinerary-document?paper=vouchers`;

let api: TestApi;
let row: typeof itinerary.$inferSelect;
let byLink: string;

beforeEach(async () => {
  api = await testApi();
  [row] = (await api.system((tx) =>
    tx.select().from(itinerary).where(eq(itinerary.referenceKey, reference)),
  )) as [typeof row];
  const token = capabilityToken(testDemo.serverKey, "itinerary", row.uid, row.rotation);
  byLink = `/api/public/itineraries/${token}/document?paper=vouchers`;
});

const services = () => row.snapshot!.days.flatMap((day) => day.services);
const change = (alter: (service: ReturnType<typeof services>[number]) => object) => {
  const days = row.snapshot!.days.map((day) => ({
    ...day,
    services: day.services.map((service) => ({ ...service, ...alter(service) })),
  }));
  return api.system((tx) =>
    tx
      .update(itinerary)
      .set({ snapshot: { ...row.snapshot!, days } })
      .where(eq(itinerary.id, row.id)),
  );
};
const paper = async (path: string, token?: string) => {
  const answer = await api.call(path, token === undefined ? {} : { token });
  expect(answer.status, path).toBe(200);
  expect(answer.headers.get("Content-Type")).toBe("application/pdf");
  return { ...answer, words: pdfText(answer.bytes) };
};

test("vouchers are made for every service that has a number, for the client, the agency and the office alike", async () => {
  const numbers = services().flatMap(({ voucher_no }) => voucher_no ?? []);
  expect(numbers.length).toBeGreaterThan(1);
  const papers = [
    await paper(byLink),
    await paper(byAgent, await api.signIn("luca.ponteverde")),
    await paper(byOffice, await api.signIn("consultant")),
  ];
  for (const { words } of papers) {
    for (const number of numbers) expect(words).toContain(number);
    expect(words).not.toMatch(/NZ\$|\bcost\b/i);
  }
  expect(papers[0]!.headers.get("Content-Disposition")).toContain("Vouchers NZFI100002".replace(" ", "%20"));
});

test("are in the language that is asked for, with English for the providers", async () => {
  const { words, headers } = await paper(`${byLink}&locale=de`);
  expect(words).toContain("Leistungsträger / Provider of the service");
  expect(headers.get("Content-Disposition")).toContain("Voucher%20NZFI100002");
  expect((await api.call(`${byLink}&locale=nl`)).status).toBe(422);
  expect((await api.call(byLink.replace("vouchers", "invoices"))).status).toBe(422);
});

test("leave out what is being confirmed anew, whatever number it had", async () => {
  const [first] = services().filter(({ voucher_no }) => voucher_no);
  await change(({ uid }) => (uid === first!.uid ? { state: "pending" } : {}));
  const { words } = await paper(byLink);
  expect(words).not.toContain(first!.voucher_no);
  expect(words).toContain("Still being confirmed");
});

test("are none where no service has one, and the file says so", async () => {
  const agent = await api.signIn("luca.ponteverde");
  const told = async () =>
    (await api.call(`/api/agent/client-files/${reference}`, { token: agent })).json.data.itinerary
      .has_vouchers;
  expect(await told()).toBe(true);
  await change(() => ({ state: "pending" }));
  expect(await told()).toBe(false);
  await change(() => ({ voucher_no: null }));
  expect(await told()).toBe(false);
  for (const [path, token] of [[byLink], [byAgent, agent]] as const) {
    const { status, json } = await api.call(path, token === undefined ? {} : { token });
    expect([status, json.message]).toEqual([404, "No service of this trip has a voucher yet."]);
  }
});

test("are withdrawn with the itinerary, and never another agency's", async () => {
  const stranger = await api.signIn("anke.silberfarn");
  expect((await api.call(byAgent, { token: stranger })).status).toBe(404);
  await api.system((tx) =>
    tx
      .update(itinerary)
      .set({ unpublishedAt: new Date(api.clock.now().getTime() - 1000) })
      .where(eq(itinerary.id, row.id)),
  );
  for (const path of [byLink, byOffice]) {
    const token = path === byOffice ? await api.signIn("consultant") : undefined;
    expect((await api.call(path, token === undefined ? {} : { token })).status).toBe(404);
  }
});
