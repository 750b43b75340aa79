// The framework's production server, as `next start` runs it, in this one process.
import { createServer } from "node:http";
import next from "next";

const port = Number(process.env.PORT);
const app = next({ dev: false, dir: import.meta.dirname, hostname: "localhost", port });
await app.prepare();
const handle = app.getRequestHandler();
createServer((request, response) => void handle(request, response)).listen(port, "127.0.0.1", () =>
  console.log("is ready"),
);
