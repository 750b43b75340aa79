import { createHash } from "node:crypto";
import { chmodSync, rmSync } from "node:fs";
import { createConnection, createServer, type Socket } from "node:net";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { createInterface } from "node:readline";
import { z } from "zod";
import { BackupError } from "./manifest.ts";

/*
 * The running process has the embedded database to itself, so whoever wants a backup asks it: over a socket in the
 * data folder, which only the owner of that folder can open. One line asks, one line answers.
 */

const Wish = z.object({ backup: z.string().min(1), force: z.boolean() });
type Wish = z.infer<typeof Wish>;
const Answer = z.union([z.object({ done: z.unknown() }), z.object({ refused: z.string() })]);

/** Paths of sockets are short. */
const longestPath = 100;

function addressOf(dataDir: string): string {
  const folder = resolve(dataDir);
  const name = createHash("sha256").update(folder).digest("hex").slice(0, 16);
  if (process.platform === "win32") return `\\\\.\\pipe\\waymark-${name}`;
  const inside = join(folder, "control.sock");
  return inside.length <= longestPath ? inside : join(tmpdir(), `waymark-${process.getuid?.()}-${name}.sock`);
}

/** Takes wishes for this data folder until the answered function is called. The caller holds the folder's lock. */
export async function openControl(
  dataDir: string,
  backUp: (wish: { file: string; force: boolean }) => Promise<unknown>,
): Promise<() => Promise<void>> {
  const address = addressOf(dataDir);
  // Left over from a process that was killed: the lock is ours, so nobody listens there.
  if (process.platform !== "win32") rmSync(address, { force: true });
  const server = createServer((socket) => void serve(socket, backUp));
  await new Promise<void>((open, failed) => {
    server.once("error", failed);
    server.listen({ path: address }, open);
  });
  if (process.platform !== "win32") chmodSync(address, 0o600);
  server.unref();
  return () => new Promise((closed) => server.close(() => closed()));
}

async function serve(socket: Socket, backUp: (wish: { file: string; force: boolean }) => Promise<unknown>) {
  socket.on("error", () => socket.destroy());
  for await (const line of createInterface({ input: socket })) {
    const answer = await answerTo(line, backUp);
    socket.end(`${JSON.stringify(answer)}\n`);
    return;
  }
}

async function answerTo(line: string, backUp: (wish: { file: string; force: boolean }) => Promise<unknown>) {
  try {
    const { backup: file, force } = Wish.parse(JSON.parse(line));
    return { done: await backUp({ file, force }) };
  } catch (error) {
    return { refused: error instanceof Error ? error.message : "It failed." };
  }
}

/**
 * Asks the process that has a data folder open for a backup, and answers what it told. Null when no process has it
 * open. Throws `BackupError` with the words of its refusal.
 */
export async function askForBackup(dataDir: string, file: string, force: boolean): Promise<unknown> {
  const socket = await connected(addressOf(dataDir));
  if (!socket) return null;
  socket.write(`${JSON.stringify({ backup: resolve(file), force } satisfies Wish)}\n`);
  for await (const line of createInterface({ input: socket })) {
    const answer = Answer.parse(JSON.parse(line));
    if ("refused" in answer) throw new BackupError(answer.refused);
    return answer.done;
  }
  throw new BackupError("The running Waymark ended before the backup was whole. No file was left.");
}

function connected(address: string): Promise<Socket | null> {
  return new Promise((found, failed) => {
    const socket = createConnection({ path: address });
    socket.once("connect", () => found(socket));
    socket.once("error", (error: NodeJS.ErrnoException) => {
      if (error.code === "ENOENT" || error.code === "ECONNREFUSED") found(null);
      else failed(new BackupError(`The running Waymark cannot be asked (${error.code ?? "unknown"}).`));
    });
  });
}
