export type Visit = { status: number; headers: Headers; text: string };

/** A browser without scripts: keeps cookies, posts forms from the site's own pages, gives up after a minute. */
export function newVisitor(origin: string, language = "en") {
  const cookies = new Map<string, string>();
  const send = async (path: string, init: RequestInit = {}): Promise<Visit> => {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join("; ");
    const answer = await fetch(`${origin}${path}`, {
      redirect: "manual",
      // Whatever has not answered by then hangs.
      signal: AbortSignal.timeout(60_000),
      ...init,
      headers: {
        Accept: "text/html,*/*",
        "Accept-Language": language,
        ...(cookie && { Cookie: cookie }),
        ...init.headers,
      },
    });
    for (const line of answer.headers.getSetCookie()) {
      const [pair = ""] = line.split(";");
      const at = pair.indexOf("=");
      if (/Max-Age=0/i.test(line)) cookies.delete(pair.slice(0, at));
      else cookies.set(pair.slice(0, at), pair.slice(at + 1));
    }
    return { status: answer.status, headers: answer.headers, text: await answer.text() };
  };
  return {
    get: (path: string) => send(path),
    post: (path: string, form: Record<string, string>) =>
      send(path, { method: "POST", headers: { Origin: origin }, body: new URLSearchParams(form) }),
    /** Signs a demo account in on the portal whose sign-in has this path. */
    async signIn(path: string, login: string) {
      const { status } = await this.post(path, { login, password: "waymark-demo" });
      if (status !== 303) throw new Error(`${login} could not sign in: ${status}`);
    },
  };
}

/** The text of a page without its tags and scripts. */
export function textOf(html: string): string {
  return html
    .replaceAll(/<(script|style)\b.*?<\/\1>/gs, " ")
    .replaceAll(/<[^>]*>/g, " ")
    .replaceAll("&#x27;", "'")
    .replaceAll(/\s+/g, " ");
}

/** The error id that a page shows. */
export function errorIdIn(html: string): string {
  return /<code[^>]*>([\w-]{8,64})<\/code>/.exec(html)?.[1] ?? "";
}

/** Asks until the answer is as wanted; the test's own time limit ends it. */
export async function eventually(ask: () => Promise<boolean>) {
  while (!(await ask())) await new Promise((resolve) => setTimeout(resolve, 100));
}
