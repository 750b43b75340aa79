// The floor: Node's own web server with a fixed page.
import { createServer } from "node:http";

const page = `<!DOCTYPE html><html lang="en"><title>Kia ora</title><h1>Kia ora</h1>${"<p>Text</p>".repeat(80)}`;
createServer((_request, answer) => {
  answer.writeHead(200, { "Content-Type": "text/html; charset=utf-8" }).end(page);
}).listen(Number(process.env.PORT), "127.0.0.1", () => console.log("is ready"));
