import { eq } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { agency } from "#api/db/schema/company.ts";
import { upload } from "#api/db/schema/upload.ts";
import { clientFile } from "#api/db/schema/client-file.ts";
import { hashCapability } from "#api/domain/capability.ts";
import {
  checkPdf,
  pdfFacts,
  pdfPictures,
  pdfAlternatives,
  pdfText,
} from "#api/documents/testing/pdf-tools.ts";
import { quoteBase, sendingCalls, type SendingCalls } from "#tests/support/sending-calls.ts";
import { samplePng, sampleWebp } from "#tests/support/sample-pictures.ts";
import { tinyJpeg, tinyWebp } from "#tests/support/tiny-pictures.ts";

let calls: SendingCalls["calls"];
let agent: string;
let path: string;

beforeEach(async () => {
  const made = await sendingCalls();
  ({ calls, agent } = made);
  path = await made.sent();
});

/** The manager of the agency that made the quote saves a logo, or takes it away. */
async function choose(bytes: Uint8Array<ArrayBuffer> | null) {
  const token = await calls.api.signIn("anke.silberfarn");
  const { lock_version } = (await calls.api.call("/api/agent/agency", { token })).json.data;
  const logo = bytes && (await send(bytes, token));
  const body = { lock_version, ...(logo && { logo }) };
  const saved = await calls.api.call("/api/agent/agency", { method: "PUT", token, body });
  expect(saved.status, saved.text).toBe(200);
  return logo;
}

async function send(bytes: Uint8Array<ArrayBuffer>, token: string): Promise<string> {
  const body = new FormData();
  body.set("purpose", "agency-logo");
  body.set("file", new File([bytes], "logo"));
  return (await calls.api.call("/api/agent/uploads", { method: "POST", token, body })).json.data.uid;
}

const shown = async () => (await calls.api.call(path)).json.data.agency.logo;
async function paper() {
  const { status, bytes } = await calls.api.call(`${path}/document?locale=en`);
  expect(status).toBe(200);
  return bytes;
}
const leftOut = () => calls.api.logs.filter((line) => line.includes("document.logo_left_out"));

test("the client's page names the logo of today, on what was sent before too", async () => {
  expect(await shown()).toBeNull();
  const logo = await choose(samplePng());
  expect(await shown()).toBe(logo);
  expect((await calls.api.call(`/api/public/uploads/${logo}`)).status).toBe(200);
  await choose(null);
  expect(await shown()).toBeNull();
});

test.each([
  ["PNG", () => samplePng(6, 2)],
  ["JPEG", tinyJpeg],
  ["WebP", tinyWebp],
])(
  "a logo in %s stands at the head of the paper, with words for who cannot see it",
  async (_kind, picture) => {
    const plain = await paper();
    expect(pdfPictures(plain)).toEqual([]);
    await choose(picture());
    const pdf = await paper();
    expect(pdfPictures(pdf)).toEqual([{ page: 1, width: 6, height: 2 }]);
    expect(pdfFacts(pdf)).toMatchObject({ Tagged: "yes" });
    expect(pdfAlternatives(pdf)).toContainEqual(expect.stringMatching(/^Logo of Silberfarn/));
    expect(pdfText(pdf)).toContain("Silberfarn");
    checkPdf(pdf);
    expect(leftOut()).toEqual([]);
  },
);

test("agency and client get the same bytes, again and again", async () => {
  await choose(samplePng());
  const first = await paper();
  const { bytes } = await calls.api.call(`${quoteBase}/versions/1/document?locale=en`, { token: agent });
  expect(Buffer.from(bytes).equals(Buffer.from(first))).toBe(true);
});

test.each<[string, (key: string) => Promise<void>, string]>([
  ["whose file is gone", (key) => calls.api.parts.files.remove(key), "gone"],
  ["that is no picture any more", (key) => calls.api.parts.files.put(key, Uint8Array.of(1, 2)), "no picture"],
  ["in PNG that cannot be drawn", (key) => calls.api.parts.files.put(key, samplePng(900, 900)), "image"],
  ["in WebP that cannot be drawn", (key) => calls.api.parts.files.put(key, sampleWebp()), "image"],
])("a logo %s is left out, and the log says of which call and why", async (_what, spoil, why) => {
  const logo = await choose(samplePng());
  const [{ key } = { key: "" }] = await calls.api.system((tx) =>
    tx.select({ key: upload.storageKey }).from(upload).where(eq(upload.uid, logo!)),
  );
  await spoil(key);
  const pdf = await paper();
  expect(pdfPictures(pdf)).toEqual([]);
  expect(pdfText(pdf)).toContain("Silberfarn");
  const [line, ...more] = leftOut().map((one) => JSON.parse(one));
  expect(more).toEqual([]);
  expect(line).toMatchObject({
    logo,
    error: expect.stringContaining(why),
    request_id: expect.stringMatching(/./),
  });
});

test("the database shows the holder of the link whose logo it is, and nothing else of file and agency", async () => {
  const token = path.split("/").at(-1)!;
  const read = (quoteTokenHash?: string) =>
    calls.api.parts.database.inScope(
      { audience: "public", ...(quoteTokenHash !== undefined && { quoteTokenHash }) },
      (tx) => tx.select({ id: agency.id, logo: agency.logoUid }).from(agency),
    );
  expect(await read()).toEqual([]);
  expect(await read(hashCapability("x".repeat(43)))).toEqual([]);
  expect(await read(hashCapability(token))).toHaveLength(1);
  const asHolder = { audience: "public", quoteTokenHash: hashCapability(token) } as const;
  const inScope = calls.api.parts.database.inScope.bind(calls.api.parts.database);
  const refused = { code: "42501" };
  await expect(
    inScope(asHolder, (tx) => tx.select({ name: agency.name }).from(agency)),
  ).rejects.toMatchObject(refused);
  await expect(
    inScope(asHolder, (tx) => tx.select({ name: clientFile.name }).from(clientFile)),
  ).rejects.toMatchObject(refused);
  await expect(inScope(asHolder, (tx) => tx.update(agency).set({ logoUid: null }))).rejects.toMatchObject(
    refused,
  );
});
