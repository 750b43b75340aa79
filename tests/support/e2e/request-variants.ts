import type { PageRoute } from "#tests/support/e2e/page-routes.ts";
import type { RawRequest } from "#tests/support/e2e/raw-request.ts";

export const formType = { "Content-Type": "application/x-www-form-urlencoded" };

/** Other ways to ask for a page: none of them may tell more than the plain address does. */
export const pageVariants: Record<string, (route: PageRoute, origin: string) => [string, RawRequest?]> = {
  "its data": ({ path }) => [`${path === "/" ? "/_root" : path}.data`],
  "its data alone": ({ path, id }) => [
    `${path === "/" ? "/_root" : path}.data?_routes=${encodeURIComponent(id)}`,
  ],
  "its data with the root": ({ path, id }) => [`${path}.data?_routes=root,${encodeURIComponent(id)}`],
  HEAD: ({ path }) => [path, { method: "HEAD" }],
  OPTIONS: ({ path }) => [path, { method: "OPTIONS" }],
  TRACE: ({ path }) => [path, { method: "TRACE" }],
  PUT: ({ path }, origin) => [path, { method: "PUT", headers: { Origin: origin } }],
  DELETE: ({ path }, origin) => [path, { method: "DELETE", headers: { Origin: origin } }],
  "a slash at the end": ({ path }) => [`${path}/`],
  "two slashes in front": ({ path }) => [`/${path}`],
  "two slashes inside": ({ path }) => [path.replace(/\/([^/]*)$/, "//$1")],
  "an encoded slash": ({ path }) => [path.replace(/(.)\/([^/]*)$/, "$1%2F$2")],
  "an encoded letter": ({ path }) => [
    path.replace(/^\/(.)/, (_whole, letter: string) => `/%${letter.charCodeAt(0).toString(16)}`),
  ],
  "upper case": ({ path }) => [path.toUpperCase()],
  "a dot segment": ({ path }) => [`/travel-app/..${path}`],
  "an overridden address": ({ path }) => [
    "/",
    { headers: { "X-Original-URL": path, "X-Rewrite-URL": path } },
  ],
  "forged headers of a proxy": ({ path }) => [
    path,
    { headers: { "X-Forwarded-Host": "evil.example", "X-Forwarded-For": "127.0.0.1" } },
  ],
};

/** Posts that a foreign page could make a browser send, and one that says nothing of where it comes from. */
export const forgedPosts: Record<string, Record<string, string>> = {
  "neither Origin nor Sec-Fetch-Site": formType,
  "a cross-site Sec-Fetch-Site": { ...formType, "Sec-Fetch-Site": "cross-site" },
  "a same-site Sec-Fetch-Site": { ...formType, "Sec-Fetch-Site": "same-site" },
  "a foreign Origin": { ...formType, Origin: "https://evil.example" },
  "a foreign Origin that claims to be same-origin": {
    ...formType,
    Origin: "https://evil.example",
    "Sec-Fetch-Site": "same-origin",
  },
  "Origin null": { ...formType, Origin: "null" },
  "a text body that looks like JSON": { "Content-Type": "text/plain", "Sec-Fetch-Site": "cross-site" },
  "an upload form": { "Content-Type": "multipart/form-data; boundary=x", Origin: "https://evil.example" },
};
