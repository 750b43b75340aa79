/** A call as it is sent. Names of headers are in lower case, so that each is there once. */
export type Asked = {
  url: string;
  method: string;
  headers: Readonly<Record<string, string>>;
  body: string | URLSearchParams | FormData | null;
};

/** What is looked at of an answer, its body unread; the platform's `Response` is one. */
export type Answer = Pick<Response, "status" | "ok" | "body" | "text"> & {
  headers: Pick<Headers, "get" | "has">;
};

/** Ends a call nobody waits for any more. Whoever does not listen leaves the signal unread, and none is made. */
type Ending = { readonly signal: AbortSignal };

/**
 * The injected way to the API: the embedded one in this process, or the network. The signal stands beside the request
 * and not in it: the runtime keeps all that a request with a signal has touched until its next full collection.
 */
export type Ask = (asked: Asked, ending: Ending) => Promise<Answer>;

/** The same for whatever takes the platform's requests. */
export type Fetch = (request: Request, ending: Ending) => Promise<Answer> | Answer;

/** Asks by the platform's requests. A redirect is an answer like any other. */
export const askBy =
  (fetch: Fetch): Ask =>
  async ({ url, ...asked }, ending) =>
    fetch(new Request(url, { ...asked, redirect: "manual" }), ending);
