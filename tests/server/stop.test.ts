import { once } from "node:events";
import { existsSync } from "node:fs";
import { connect } from "node:net";
import { join } from "node:path";
import { afterAll, expect, it } from "vitest";
import { demoFolder } from "./demo-folder.ts";
import { freePort, removeFolder, startProcess } from "./start.ts";

const folder = demoFolder();
const drained = demoFolder();
afterAll(() => {
  removeFolder(folder);
  removeFolder(drained);
});

it("a stop says that it comes, still answers for its time, and then closes", async () => {
  const port = await freePort();
  const server = startProcess({
    DATA_DIR: drained,
    PORT: String(port),
    DRAIN_SECONDS: "2",
    LOG_LEVEL: "info",
  });
  await server.said("is ready");
  const readyz = () => fetch(`http://localhost:${port}/readyz`);
  expect((await readyz()).status).toBe(200);
  expect(await (await fetch(`http://localhost:${port}/healthz`)).json()).toEqual({
    status: "ok",
    version: expect.stringMatching(/^[\w.-]{4,}$/),
  });
  server.child.kill("SIGTERM");
  await server.said("sys_shutdown");
  const going = await readyz();
  expect([going.status, await going.json()]).toEqual([503, { status: "stopping" }]);
  expect((await fetch(`http://localhost:${port}/travel-app/`)).status).toBe(200);
  expect((await server.ended).code).toBe(0);
  // Probes are no news.
  expect(server.output()).not.toContain("/readyz");
});

it("a stop waits for the answer under way, then frees the data folder and ends with code 0", async () => {
  const port = await freePort();
  const server = startProcess({ DATA_DIR: folder, PORT: String(port) });
  await server.said("is ready");
  const lock = join(folder, "pglite.lock");
  expect(existsSync(lock)).toBe(true);

  const second = await startProcess({ DATA_DIR: folder, PORT: String(await freePort()) }).ended;
  expect(second.code).toBe(1);
  expect(second.output).toContain(`is in use by process ${server.child.pid}`);
  expect(second.output).not.toMatch(/^\s+at /m);

  const form = "reference=NZFI100001";
  const socket = connect(port, "127.0.0.1");
  let received = "";
  socket.on("data", (chunk) => (received += chunk.toString()));
  socket.write(
    [
      "POST /travel-app/ HTTP/1.1",
      `Host: localhost:${port}`,
      `Origin: http://localhost:${port}`,
      "Content-Type: application/x-www-form-urlencoded",
      `Content-Length: ${form.length}`,
      // The server says 100 once it has begun with the request.
      "Expect: 100-continue",
      "",
      "",
    ].join("\r\n"),
  );
  while (!received.includes("100 Continue")) await once(socket, "data");
  server.child.kill("SIGTERM");
  await server.said("sys_shutdown");
  await expect(fetch(`http://localhost:${port}/healthz`)).rejects.toThrow("fetch failed");
  socket.write(form);
  while (!received.includes("303 See Other")) await once(socket, "data");
  expect((await server.ended).code).toBe(0);
  expect(existsSync(lock)).toBe(false);
});
