// The framework's pages under the same web server as the product, and nothing else.
import { readFileSync } from "node:fs";
import { serve } from "@hono/node-server";
import { Hono } from "hono";
import { createRequestHandler } from "react-router";
import * as build from "./build/server/index.js";

if (process.env.CONTENT) globalThis.content = JSON.parse(readFileSync(process.env.CONTENT, "utf8"));
const handle = createRequestHandler(build, "production");
const web = new Hono();
web.all("*", (context) => handle(context.req.raw));
serve({ fetch: web.fetch, hostname: "127.0.0.1", port: Number(process.env.PORT) }, () =>
  console.log("is ready"),
);
