import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { itinerary } from "#api/db/schema/itinerary.ts";
import { brand as brandTable } from "#api/db/schema/brand.ts";
import { clientFile } from "#api/db/schema/client-file.ts";
import { checkPdf, pdfAlternatives, pdfPictures, pdfText } from "#api/documents/testing/pdf-tools.ts";
import { voucherTextsIn } from "#api/texts/voucher-texts.ts";
import type { VoucherMails } from "#contract/sales/voucher-mails/voucher-mails.ts";
import { finalWorld, type FinalWorld } from "#tests/support/final-calls.ts";
import { samplePng } from "#tests/support/sample-pictures.ts";

let world: FinalWorld;
const email = "lena@gross.example";

beforeEach(async () => {
  world = await finalWorld();
  for (const [index, { id }] of (await world.bought()).entries()) {
    await world.set(id, { voucherNo: `NZFI100005-0${index + 1}` });
  }
});

const publish = async () =>
  world.write("POST", "/itinerary/publication", { lock_version: (await world.draft()).lock_version });
const shown = (): Promise<VoucherMails> => world.read("/voucher-mails");
const send = (to: string, more: object = {}) => world.write("POST", "/voucher-mails", { to, ...more });
const withClient = () =>
  world.api.system((tx) =>
    tx
      .update(clientFile)
      .set({ clientContact: { name: "Lena Groß", email, phone: null, address: null, country: null } })
      .where(eq(clientFile.id, world.fileId)),
  );
/** What goes to an address from now on, the newest first. */
const sentTo = async (address: string) =>
  (await world.api.mails(1)).filter(({ to }) => to.address === address).toReversed();

describe("vouchers by mail", () => {
  test("wait until the trip is published, and are of confirmed services alone", async () => {
    await world.api.system((tx) =>
      tx
        .update(itinerary)
        .set({ unpublishedAt: world.api.clock.now() })
        .where(eq(itinerary.fileId, world.fileId)),
    );
    expect((await shown()).problem).toBe("not_published");
    const refused = await send("agent");
    expect([refused.status, refused.json.message]).toEqual([409, voucherTextsIn("en").notPublished]);
    await publish();
    expect(await shown()).toMatchObject({ problem: null, ready: 3, waiting: 0 });
    const { car, spa, hotel } = await world.lines();
    await world.set(car.id, { status: "AM" });
    await world.set(spa.id, { status: "CX" });
    expect(await shown()).toMatchObject({ ready: 1, waiting: 1 });
    expect((await send("agent")).status).toBe(200);
    const agent = (await shown()).readers[0]!;
    const [mail] = await sentTo(agent.email);
    const text = pdfText(mail!.attachment!.content);
    expect(text).toContain("NZFI100005-02");
    expect(text).not.toContain("NZFI100005-01");
    expect(text).not.toContain("NZFI100005-03");
    await world.set(hotel.id, { voucherNo: "NZFI100005-12" });
    expect(await shown()).toMatchObject({ problem: "none", ready: 0 });
    expect((await send("agent")).json.message).toBe(voucherTextsIn("en").none);
  });

  test("go to the client where the file knows one, in the client's language, and it is told who sent them", async () => {
    await publish();
    await world.api.system((tx) =>
      tx.update(clientFile).set({ clientContact: null }).where(eq(clientFile.id, world.fileId)),
    );
    const readers = async () => (await shown()).readers.map(({ reader }) => reader);
    if (!(await readers()).includes("client")) {
      expect((await send("client")).json.errors).toEqual({ to: [voucherTextsIn("en").noClient] });
    }
    await withClient();
    expect(await readers()).toEqual(["agent", "client"]);
    expect((await send("client", { message: "Gute Reise!" })).json.data).toEqual({ email });
    const [mail] = await sentTo(email);
    expect(mail!.text).toContain("Gute Reise!");
    expect(mail!.text).toContain("Lena Groß");
    checkPdf(mail!.attachment!.content);
    expect((await shown()).sent).toEqual([
      { at: expect.any(String), by: expect.any(String), to: "Lena Groß" },
    ]);
  });

  test("go three times a day to the same address, however many ask at once", async () => {
    await publish();
    const answers = await Promise.all(Array.from({ length: 5 }, () => send("agent")));
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 200, 200, 409, 409]);
    await withClient();
    expect((await send("client")).status).toBe(200);
  });

  test("are for those who publish itineraries, of files of their own brand", async () => {
    await publish();
    const path = `${world.base}/voucher-mails`;
    for (const [who, status] of [
      ["manager.banksia", 404],
      ["readonly", 403],
      ["jonas.silberfarn", 401],
    ] as const) {
      const token = await world.api.signIn(who);
      expect((await world.api.call(path, { token })).status, who).toBe(status);
      const sent = await world.api.call(path, { method: "POST", token, body: { to: "agent" } });
      expect(sent.status, who).toBe(status);
    }
    expect((await shown()).sent).toEqual([]);
  });
});

describe("finalising", () => {
  test("sends the agent the vouchers of what is confirmed, and says so", async () => {
    expect((await world.finalise()).status).toBe(200);
    const { readers, sent } = await shown();
    const mail = (await sentTo(readers[0]!.email)).find(({ attachment }) => attachment !== null);
    expect(pdfText(mail!.attachment!.content)).toContain("NZFI100005-02");
    expect(sent.map(({ to }) => to)).toEqual([readers[0]!.name]);
  });

  test("without a voucher sends none, and the mail goes all the same", async () => {
    for (const { id } of await world.bought()) await world.set(id, { voucherNo: null });
    expect((await world.finalise()).status).toBe(200);
    const { readers, sent } = await shown();
    const [mail] = await sentTo(readers[0]!.email);
    expect([mail!.subject, mail!.attachment]).toEqual([expect.stringContaining("NZFI100005"), null]);
    expect(sent).toEqual([]);
  });
});

describe("the letterhead", () => {
  const paper = async () => {
    const path = `${world.base}/itinerary-document?paper=vouchers&locale=en`;
    const { status, bytes, text } = await world.api.call(path, { token: world.office });
    expect(status, text).toBe(200);
    return bytes;
  };
  /** The manager of the agency gives it a logo. */
  const chooseLogo = async (bytes: Uint8Array<ArrayBuffer>) => {
    const token = await world.api.signIn("anke.silberfarn");
    const body = new FormData();
    body.set("purpose", "agency-logo");
    body.set("file", new File([bytes], "logo"));
    const logo = (await world.api.call("/api/agent/uploads", { method: "POST", token, body })).json.data.uid;
    const { lock_version } = (await world.api.call("/api/agent/agency", { token })).json.data;
    const saved = { lock_version, logo };
    const answer = await world.api.call("/api/agent/agency", { method: "PUT", token, body: saved });
    expect(answer.status, answer.text).toBe(200);
  };

  test("is that of the agency where it has a logo, by download, link and mail; whom to call stays the same", async () => {
    await publish();
    const before = await paper();
    expect(pdfText(before)).not.toContain("Silberfarn");
    await chooseLogo(samplePng());
    const after = await paper();
    checkPdf(after);
    expect(pdfPictures(after).length).toBe(pdfPictures(before).length + 1);
    expect(pdfAlternatives(after).join()).toContain("Logo of Silberfarn");
    expect(pdfText(after)).toContain("Silberfarn");
    const [brand] = await world.api.system((tx) =>
      tx.select({ phone: brandTable.emergencyPhone }).from(brandTable).where(eq(brandTable.code, "NZ")),
    );
    expect(pdfText(after)).toContain(brand!.phone);
    await send("agent");
    const [mail] = await sentTo((await shown()).readers[0]!.email);
    expect(pdfText(mail!.attachment!.content)).toContain("Silberfarn");
  });
});
