import { mkdtemp, readFile, readdir, rm } from "node:fs/promises";
import { createServer, type Server, type Socket } from "node:net";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pino } from "pino";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import type { Database } from "#api/db/client.ts";
import { outboxMessage } from "#api/db/schema/session.ts";
import { keyIdInUse } from "#api/domain/key-ring.ts";
import { queueMail } from "#api/mail/outbox.ts";
import { startMailSender } from "#api/mail/sender.ts";
import { folderTransport, smtpTransport, type Delivery, type MailTransport } from "#api/mail/transport.ts";
import { freshDatabase } from "#tests/support/test-database.ts";
import { testDemo } from "#tests/support/test-demo.ts";

let database: Database;
let at: number;
const closing: (() => Promise<unknown>)[] = [];

beforeEach(async () => {
  database = await freshDatabase();
  at = testDemo.now.getTime();
});
afterEach(async () => {
  for (const close of closing.splice(0)) await close();
});

const now = () => new Date(at);
const minutes = (count: number) => (at += count * 60_000);

/** These mails bring nothing along. */
const noDocuments = {
  of: () => {
    throw new Error("No mail of this test has a paper");
  },
};

function senderOver(transport: MailTransport) {
  const publicUrl = "https://portal.example.test";
  const log = pino({ level: "silent" });
  const parts = { database, transport, now, serverKey, publicUrl, documents: noDocuments, log };
  const sender = startMailSender({ ...parts, from: undefined });
  closing.push(sender.close);
  return sender;
}

const { serverKey } = testDemo;

const queue = (to = { address: "anke@silberfarn.example", name: "Anke Brückner" }) =>
  database.inScope({ audience: "system" }, (tx) =>
    queueMail(tx, {
      kind: "password-reset",
      audience: "agent",
      brandId: 1,
      locale: "de",
      to,
      at: now(),
      params: {
        reset_uid: "01RESETUID",
        link_key: keyIdInUse(serverKey),
        username: "anke.silberfarn",
        name: to.name,
      },
    }),
  );
const stored = () => database.inScope({ audience: "system" }, (tx) => tx.select().from(outboxMessage));

describe("the mail sender", () => {
  test("keeps a message that could not be sent, tries again later and later, and sends it then", async () => {
    const delivered: Delivery[] = [];
    let up = false;
    const sender = senderOver({
      deliver: async (mail) => {
        if (!up) throw new Error("connect ECONNREFUSED 127.0.0.1:25");
        delivered.push(mail);
      },
      close: () => undefined,
    });
    await sender.idle();
    await queue();
    for (const [index, wait] of [1, 2, 4, 8].entries()) {
      sender.wake();
      await sender.idle();
      const [message] = await stored();
      expect(message).toMatchObject({
        status: "queued",
        attempts: index + 1,
        error: "connect ECONNREFUSED 127.0.0.1:25",
      });
      expect(message!.nextAttemptAt!.getTime()).toBe(at + wait * 2 * 60_000);
      minutes(wait * 2);
    }
    up = true;
    sender.wake();
    await sender.idle();
    expect(delivered.map(({ to }) => to.address)).toEqual(["anke@silberfarn.example"]);
    expect((await stored())[0]).toMatchObject({ status: "sent", attempts: 5, error: null });
    sender.wake();
    await sender.idle();
    expect(delivered).toHaveLength(1);
  });

  test("does not try before the time has come, and gives up once the link in the message has run out", async () => {
    let attempts = 0;
    const sender = senderOver({
      deliver: async () => {
        attempts += 1;
        throw new Error("550 no such mailbox");
      },
      close: () => undefined,
    });
    await sender.idle();
    await queue();
    sender.wake();
    await sender.idle();
    sender.wake();
    await sender.idle();
    expect(attempts).toBe(1);
    for (let count = 0; count < 65; count += 1) {
      minutes(1);
      sender.wake();
      await sender.idle();
    }
    // At once, and after 2, 6, 14 and 30 minutes.
    expect(attempts).toBe(5);
    expect((await stored())[0]).toMatchObject({ status: "failed", error: "too late to be of use" });
  });

  test("never sends a message twice though several send from one outbox", async () => {
    const delivered: string[] = [];
    const transport = {
      deliver: async ({ uid }: Delivery) => void delivered.push(uid),
      close: () => undefined,
    };
    for (let count = 0; count < 60; count += 1) await queue();
    const senders = [senderOver(transport), senderOver(transport), senderOver(transport)];
    await Promise.all(senders.map((sender) => sender.idle()));
    expect(delivered).toHaveLength(60);
    expect(new Set(delivered).size).toBe(60);
  });

  test("never sends a message twice though the mail server takes half a minute for each", async () => {
    const delivered: string[] = [];
    const others: Promise<void>[] = [];
    const other = senderOver({
      deliver: async ({ uid }) => void delivered.push(uid),
      close: () => undefined,
    });
    await other.idle();
    for (let count = 0; count < 8; count += 1) await queue();
    const slow = senderOver({
      deliver: async ({ uid }) => {
        delivered.push(uid);
        at += 30_000;
        // Once all that were queued could count as left behind.
        if (delivered.length !== 5) return;
        other.wake();
        others.push(other.idle());
        await others[0];
      },
      close: () => undefined,
    });
    await slow.idle();
    expect(others).toHaveLength(1);
    expect(delivered).toHaveLength(8);
    expect(new Set(delivered).size).toBe(8);
  });

  test("takes up what a process left behind that died while sending", async () => {
    await queue();
    await database.inScope({ audience: "system" }, (tx) =>
      tx.update(outboxMessage).set({ status: "sending", nextAttemptAt: new Date(at + 120_000) }),
    );
    const delivered: string[] = [];
    const sender = senderOver({
      deliver: async ({ uid }) => void delivered.push(uid),
      close: () => undefined,
    });
    await sender.idle();
    expect(delivered).toEqual([]);
    minutes(3);
    sender.wake();
    await sender.idle();
    expect(delivered).toHaveLength(1);
  });
});

describe("the folder for mails", () => {
  test("gets one file for each, which a mail program can read", async () => {
    const folder = await mkdtemp(join(tmpdir(), "outbox-"));
    closing.push(() => rm(folder, { recursive: true }));
    await queue({ address: "anke@silberfarn.example", name: 'Anke\r\nBcc: thief@evil.example\r\n\r\n"x"' });
    await senderOver(folderTransport(folder)).idle();
    const files = await readdir(folder);
    expect(files).toHaveLength(1);
    const text = await readFile(join(folder, files[0]!), "utf8");
    const [head = "", ...body] = text.split("\n\n");
    expect(head).toMatch(/^From: Harakeke Pacific <journeys@harakeke\.example>$/m);
    expect(head.match(/^To:/gim)).toHaveLength(1);
    expect(head).not.toMatch(/^Bcc:/im);
    expect(head).toMatch(/^Content-Type: multipart\/alternative/m);
    expect(body.join("\n\n")).toMatch(/Content-Type: text\/plain; charset=utf-8/);
    expect(body.join("\n\n")).toMatch(/Content-Type: text\/html; charset=utf-8/);
    expect(text.replaceAll("=\n", "")).toMatch(/https:\/\/portal\.example\.test\/reset-password\/[\w-]{43}/);
  });
});

describe("an SMTP server", () => {
  test("is told one recipient, whatever an address tries to smuggle in", async () => {
    const { url, heard } = await smtpServer();
    await queue({ address: "anke@silberfarn.example", name: "Anke\r\nRCPT TO:<thief@evil.example>" });
    await senderOver(smtpTransport(url)).idle();
    await queue({ address: "victim@x.example>\r\nRCPT TO:<thief@evil.example", name: "" });
    await queue({ address: "one@x.example, thief@evil.example", name: "" });
    const sender = senderOver(smtpTransport(url));
    await sender.idle();
    const recipients = heard.filter((line) => /^RCPT TO/i.test(line));
    expect(recipients[0]).toMatch(/^RCPT TO:<anke@silberfarn\.example>/);
    expect(recipients.filter((line) => /^RCPT TO:<thief@evil\.example>/i.test(line))).toEqual([]);
    expect((await stored())[0]).toMatchObject({ status: "sent" });
  });
});

/** Answers yes to everything, and keeps what it heard. */
async function smtpServer(): Promise<{ url: string; heard: string[] }> {
  const heard: string[] = [];
  const server: Server = createServer((socket: Socket) => {
    let inData = false;
    socket.write("220 ready\r\n");
    socket.on("data", (chunk) => {
      for (const line of chunk.toString("utf8").split("\r\n").filter(Boolean)) {
        if (inData) {
          inData = line !== ".";
          if (!inData) socket.write("250 kept\r\n");
          continue;
        }
        heard.push(line);
        inData = line === "DATA";
        socket.write(line === "DATA" ? "354 go on\r\n" : line === "QUIT" ? "221 bye\r\n" : "250 ok\r\n");
      }
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  closing.push(() => new Promise((resolve) => server.close(resolve)));
  // A TCP server's address is an object.
  const { port } = server.address() as AddressInfo;
  return { url: `smtp://127.0.0.1:${port}?ignoreTLS=true`, heard };
}
