// The framework's own handler under Node's server, as its documentation has it.
import { createServer } from "node:http";
import { handler } from "./build/handler.js";

createServer(handler).listen(Number(process.env.PORT), "127.0.0.1", () => console.log("is ready"));
