import { once } from "node:events";
import { createServer, type AddressInfo } from "node:net";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { GatheringSocket } from "./gathering-socket.ts";

const server = createServer((socket) => socket.pipe(socket));
const socket = new GatheringSocket();

beforeAll(async () => {
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  socket.connect((server.address() as AddressInfo).port, "127.0.0.1");
  await once(socket, "connect");
});
afterAll(() => {
  socket.destroy();
  server.close();
});

test("what is written in one moment is one message, and nothing of it is left behind", async () => {
  const messages = vi.spyOn(socket, "_write");
  socket.write("begin");
  socket.write(Buffer.from([0, 255]));
  await Promise.resolve();
  socket.write("select");
  const [answer] = (await once(socket, "data")) as [Buffer];
  expect(messages).toHaveBeenCalledTimes(1);
  expect(answer).toEqual(Buffer.concat([Buffer.from("begin"), Buffer.from([0, 255]), Buffer.from("select")]));
  socket.write("com");
  socket.write("mit");
  expect(String((await once(socket, "data"))[0])).toBe("commit");
  expect(messages).toHaveBeenCalledTimes(2);
});
