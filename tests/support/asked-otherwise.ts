import type { TestCall } from "#tests/support/test-api.ts";

const paths: Record<string, (path: string) => string> = {
  "with a slash at the end": (path) => `${path}/`,
  "with two slashes in front": (path) => `/${path}`,
  "with two slashes inside": (path) => path.replace(/\/([^/]*)$/, "//$1"),
  "with an encoded slash": (path) => path.replace(/\/([^/]*)$/, "%2F$1"),
  "with an encoded letter": (path) => path.replace("/api/", "/%61pi/"),
  "in upper case": (path) => path.toUpperCase(),
  "with a suffix": (path) => `${path}.json`,
  "with a parameter segment": (path) => `${path};a=b`,
  "with a wrong query": (path) => `${path}?filter[nope]=1&sort=nope&locale=xx&page=x`,
};
const requests: Record<string, TestCall> = {
  "by HEAD": { method: "HEAD" },
  "by OPTIONS": { method: "OPTIONS" },
  "by POST": { method: "POST", body: { _method: "GET" } },
  "by PUT": { method: "PUT", body: "not json", headers: { "Content-Type": "application/json" } },
  "by DELETE": { method: "DELETE" },
  "by an overridden method": { method: "POST", headers: { "X-HTTP-Method-Override": "GET" } },
  "by a form with a method": { method: "POST", body: new URLSearchParams({ _method: "GET" }) },
  "with headers of a proxy": {
    headers: { "X-Original-URL": "/api/version", "X-Forwarded-User": "admin", "X-User-Id": "1" },
  },
};

/** The names of all ways to ask for the same otherwise: by the path, by the method or by headers. */
export const waysToAsk = [...Object.keys(paths), ...Object.keys(requests)];

/** What such a way makes of a path, and sends besides. */
export function askedOtherwise(way: string): { pathFor: (path: string) => string; request: TestCall } {
  return { pathFor: paths[way] ?? ((path) => path), request: requests[way] ?? {} };
}
