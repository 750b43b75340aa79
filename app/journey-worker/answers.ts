const STORED_AT = "X-Stored-At";

/** A stored page as it is shown: it tells from when it is. */
export async function marked(stored: Response): Promise<Response> {
  const at = stored.headers.get(STORED_AT) ?? "";
  const html = (await stored.text()).replace("<html", `<html data-stored="${at}"`);
  return new Response(html, { headers: stored.headers });
}

/** A page as it is stored. */
export async function dated(page: Response, now: Date): Promise<Response> {
  const headers = new Headers(page.headers);
  headers.set(STORED_AT, now.toISOString());
  // The text is as it is read, no longer as it was sent.
  for (const name of ["Content-Encoding", "Content-Length", "Vary"]) headers.delete(name);
  return new Response(await page.text(), { headers });
}

/** Our own server put its number on it: a hotel's network that asks for a room number is no answer. */
const isOurs = ({ headers }: Response) => headers.has("X-Request-Id");
/** The link opens nothing any more. */
export const hasDied = (answer: Response) =>
  (answer.status === 404 || answer.status === 410) && isOurs(answer);
/** The service does not work now. */
export const isDown = ({ status }: Response) => status >= 500 || status === 429;
/** A page that can be stored. */
export const isPage = (answer: Response) =>
  answer.status === 200 &&
  !answer.redirected &&
  isOurs(answer) &&
  (answer.headers.get("Content-Type") ?? "").startsWith("text/html");
