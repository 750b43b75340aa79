import { z } from "zod";
import { defineEndpoint, item, page, raw } from "#contract/endpoint.ts";
import { listQuery } from "#contract/list-query.ts";
import { createApiClient } from "#app/services/http/api-client.ts";
import { askBy } from "#app/services/http/ways.ts";

export const Label = z.object({ id: z.int(), name: z.string() });
const access = { audience: "public", permission: null } as const;

export const showLabel = defineEndpoint({
  method: "GET",
  path: "/api/office/labels/{id}",
  summary: "Show a label",
  tag: "Labels",
  access,
  params: z.object({ id: z.string() }),
  answer: item(Label),
});
export const listLabels = defineEndpoint({
  ...showLabel,
  params: undefined,
  path: "/api/office/labels",
  query: listQuery({ sort: ["name"], filter: { name: z.string() } }),
  answer: page(Label),
});
export const createLabel = defineEndpoint({
  method: "POST",
  path: "/api/office/labels",
  summary: "Add a label",
  tag: "Labels",
  access,
  body: z.object({ name: z.string(), tags: z.array(z.string()).optional() }),
  answer: item(Label),
});
export const removeLabel = defineEndpoint({
  method: "DELETE",
  path: "/api/office/labels/{id}",
  summary: "Remove a label",
  tag: "Labels",
  access,
  answer: { kind: "empty" },
  status: 204,
});
export const findItinerary = defineEndpoint({
  method: "GET",
  path: "/api/find-itinerary/{reference}",
  summary: "Find an itinerary",
  tag: "Public",
  access,
  answer: raw(z.string()),
});

export const label = { id: 7, name: "Honeymoon" };

/** A client whose API answers with the given function; keeps what was sent. */
export function clientFor(answer: (request: Request) => Response | Promise<Response>, settings = {}) {
  const sent: Request[] = [];
  // why: the function stands in for the network, to which the client has an injected way.
  const ask = askBy((request) => {
    sent.push(request.clone());
    return answer(request);
  });
  const client = createApiClient({
    ask,
    baseUrl: "https://api.example.test/backend/",
    requestId: "req-1",
    clientAddress: "203.0.113.9",
    ...settings,
  });
  return { client, sent };
}
