import { request } from "node:http";

export type RawAnswer = {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  text: string;
};
export type RawRequest = { method?: string; headers?: Record<string, string>; body?: string };

/** One request exactly as written: no path is tidied up, no header added, no redirect followed. */
export function rawRequest(origin: string, path: string, options: RawRequest = {}): Promise<RawAnswer> {
  const { hostname, port } = new URL(origin);
  const { method = "GET", headers = {}, body } = options;
  return new Promise((resolve, reject) => {
    const sent = request({ hostname, port, path, method, headers, agent: false }, (answer) => {
      const chunks: Buffer[] = [];
      answer.on("data", (chunk: Buffer) => chunks.push(chunk));
      answer.on("end", () => {
        const text = Buffer.concat(chunks).toString("utf8");
        resolve({ status: answer.statusCode ?? 0, headers: answer.headers, text });
      });
      answer.on("error", reject);
    });
    sent.on("error", reject);
    sent.end(body);
  });
}

/** Signs in by the posted form, as a browser without scripts does; answers the cookie. */
export async function signInByForm(origin: string, page: string, login: string, password: string) {
  const answer = await rawRequest(origin, page, {
    method: "POST",
    headers: { Origin: origin, "Content-Type": "application/x-www-form-urlencoded" },
    body: new URLSearchParams({ login, password }).toString(),
  });
  const cookie = [answer.headers["set-cookie"] ?? []].flat().find((one) => one.startsWith("waymark="));
  if (answer.status !== 303 || !cookie) throw new Error(`${login} could not sign in: ${answer.status}`);
  return cookie.split(";")[0] ?? "";
}
