import { and, desc, eq } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { auditLog } from "#api/db/schema/audit.ts";
import { outboxMessage } from "#api/db/schema/session.ts";
import { pdfText } from "#api/documents/testing/pdf-tools.ts";
import { documentTexts } from "#api/documents/texts/document-texts.ts";
import { ledgerWorld } from "#tests/support/ledger-calls.ts";

let world: Awaited<ReturnType<typeof ledgerWorld>>;
let invoice: { uid: string; number: string };

beforeEach(async () => {
  world = await ledgerWorld();
  await world.issue("deposit");
  await world.receipt(1000);
  const { uid, number } = await world.newest();
  invoice = { uid, number: number! };
});

const email = "buchhaltung@silberfarn.example";
const send = (paper: string, body: object = { email }, token = world.accounts) =>
  world.api.call(`${world.path}/papers/${paper}/mails`, { method: "POST", token, body });
const queued = () =>
  world.api.system((tx) => tx.select().from(outboxMessage).where(eq(outboxMessage.kind, "paper-sent")));
const plain = (bytes: Uint8Array) => pdfText(bytes).replaceAll(/\s+/g, " ");

test("an invoice goes out as it was issued, with the words of the sender, and the history says so", async () => {
  const { status } = await send(invoice.uid, { email, name: "Käthe", message: "Vielen Dank!" });
  expect(status).toBe(204);
  const mail = (await world.api.mails(1)).find(({ to }) => to.address === email)!;
  const file = await world.file();
  expect(mail.subject).toContain(invoice.number);
  expect(mail.text).toContain("Käthe");
  expect(mail.text).toContain("Vielen Dank!");
  expect(mail.attachment).toMatchObject({ contentType: "application/pdf" });
  expect(mail.attachment!.filename).toContain(invoice.number);
  const paper = await world.api.call(`${world.path}/invoices/${invoice.uid}/document`, {
    token: world.accounts,
  });
  expect(plain(mail.attachment!.content)).toBe(plain(paper.bytes));
  const [entry] = await world.api.system((tx) =>
    tx
      .select()
      .from(auditLog)
      .where(and(eq(auditLog.fileId, world.fileId), eq(auditLog.action, "paper-sent")))
      .orderBy(desc(auditLog.id)),
  );
  const kind = documentTexts(file.locale).invoice.kinds.deposit;
  expect(entry!.after).toEqual({ number: `${kind} ${invoice.number}` });
  expect(JSON.stringify(entry)).not.toContain(email);
});

test.each(["receipt-2", "file", "agency"])(
  "%s is sent as the paper that can be downloaded",
  async (paper) => {
    expect((await send(paper)).status).toBe(204);
    const [mail] = (await world.api.mails(1)).filter(({ to }) => to.address === email);
    const path =
      { "receipt-2": "/receipts/2/document", file: "/account/document" }[paper] ?? "/statement/document";
    const shown = await world.api.call(`${world.path}${path}`, { token: world.accounts });
    expect(plain(mail!.attachment!.content)).toBe(plain(shown.bytes));
  },
);

test("the same goes to the same address three times a day, and no more, however many ask at once", async () => {
  const answers = await Promise.all(Array.from({ length: 5 }, () => send(invoice.uid)));
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([204, 204, 204, 409, 409]);
  expect(await queued()).toHaveLength(3);
  expect((await send("file")).status).toBe(204);
  expect((await send(invoice.uid, { email: "other@silberfarn.example" })).status).toBe(204);
  world.api.clock.advance({ hours: 25 });
  const token = await world.api.signIn("admin");
  expect((await send(invoice.uid, { email }, token)).status).toBe(204);
});

test("nothing is sent of what is no paper, without an address, or by those who may not", async () => {
  for (const paper of ["receipt-1", "receipt-9", "0".repeat(26), "draft"])
    expect((await send(paper)).status).toBe(404);
  expect((await send(invoice.uid, { email: "" })).json.errors).toHaveProperty("email");
  const consultant = await world.api.signIn("ines");
  expect((await send(invoice.uid, { email }, consultant)).status).toBe(403);
  const banksia = await world.api.signIn("manager.banksia");
  expect([403, 404]).toContain((await send(invoice.uid, { email }, banksia)).status);
  expect(await queued()).toEqual([]);
});
