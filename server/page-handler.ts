import { createRequestHandler, RouterContextProvider, type ServerBuild } from "react-router";
import type { Logger } from "pino";
import { requestFactsContext, type PageRealtime } from "#app/context.ts";
import type { Backend } from "#server/backend.ts";
import { loggedPath } from "#server/log.ts";
import type { WebFacts } from "#server/web.ts";

export type PageOptions = {
  build: ServerBuild | (() => Promise<ServerBuild>);
  mode: "production" | "development";
  backend: Backend;
  sessionSecret: string;
  version: string;
  journeyModule: string;
  realtime: PageRealtime | null;
  devKit: boolean;
  log: Logger;
};

/** The framework's request handler; each request gets a context of its own with the server's facts. */
export function createPageHandler(options: PageOptions) {
  const handle = createRequestHandler(options.build, options.mode);
  return (request: Request, facts: WebFacts): Promise<Response> => {
    const context = new RouterContextProvider();
    context.set(requestFactsContext, {
      ...facts,
      apiFetch: options.backend.fetch,
      apiUrl: options.backend.baseUrl,
      sessionSecret: options.sessionSecret,
      version: options.version,
      journeyModule: options.journeyModule,
      realtime: options.realtime,
      devKit: options.devKit,
      log: (level, event, more = {}) => {
        const path = loggedPath(facts.url.pathname);
        options.log[level]({ event, request_id: facts.requestId, ...more, path });
      },
    });
    return handle(request, context);
  };
}
