import { connect, createServer, type AddressInfo, type Socket } from "node:net";

export type Line = {
  /** Where the server is reached over this line. */
  origin: string;
  /** From now on nobody is reached: what is open breaks off, and what is tried anew is refused. */
  cut: () => Promise<void>;
  /** Reached again, at the same address. */
  mend: () => Promise<void>;
};

/**
 * A line of its own to a server on this machine, which can be cut: a browser on it loses its network as a phone in a
 * valley does, its service workers included. What a browser only pretends to be without depends on which of its
 * processes heard of it first.
 */
export async function openLine(target: string): Promise<Line> {
  const { hostname, port } = new URL(target);
  const open = new Set<Socket>();
  const server = createServer((near) => {
    const far = connect(Number(port), hostname);
    for (const socket of [near, far]) {
      open.add(socket);
      socket.on("close", () => open.delete(socket));
      // Whoever breaks off takes the other end with it.
      socket.on("error", () => undefined);
    }
    near.on("close", () => far.destroy());
    far.on("close", () => near.destroy());
    near.pipe(far).pipe(near);
  });
  const listen = (at: number) =>
    new Promise<void>((resolve, reject) => {
      server.once("error", reject);
      server.listen(at, hostname, () => {
        server.off("error", reject);
        resolve();
      });
    });
  const cut = () =>
    new Promise<void>((resolve) => {
      server.close(() => {
        resolve();
      });
      for (const socket of open) socket.destroy();
    });
  await listen(0);
  const { port: own } = server.address() as AddressInfo;
  return { origin: `http://${hostname}:${String(own)}`, cut, mend: () => listen(own) };
}
