import { brotliDecompressSync } from "node:zlib";
import { get as requestRaw, type IncomingHttpHeaders } from "node:http";

const demoPassword = "waymark-demo";
const ongoingTrip = "NZFI100001";

function postForm(url: string, path: string, form: Record<string, string>): Promise<Response> {
  return fetch(`${url}${path}`, {
    method: "POST",
    redirect: "manual",
    headers: { Origin: url, "Content-Type": "application/x-www-form-urlencoded" },
    body: new URLSearchParams(form),
  });
}

/** Path of the demo trip that is on right now, found as a client finds it. */
export async function findTrip(url: string): Promise<string> {
  const answer = await postForm(url, "/travel-app/", { reference: ongoingTrip });
  const path = answer.headers.get("Location");
  if (answer.status !== 303 || !path) {
    throw new Error(`The find page answered ${answer.status} for ${ongoingTrip}`);
  }
  return path;
}

/** Cookie header of a consultant of the office; null when the sign-in is refused. */
export async function signIn(url: string): Promise<string | null> {
  const form = { login: "consultant", password: demoPassword };
  const answer = await postForm(url, "/admin/login", form);
  const cookies = answer.headers.getSetCookie().map((line) => line.split(";")[0] ?? "");
  return answer.status >= 300 && answer.status < 400 && cookies.length > 0 ? cookies.join("; ") : null;
}

export type Weight = { html: number; htmlBr: number; cssBr: number };

type Raw = { status: number; headers: IncomingHttpHeaders; body: Buffer };

/** `fetch` would unpack the body; its packed size is wanted. */
function getPacked(address: string, cookie?: string): Promise<Raw> {
  const headers = { "Accept-Encoding": "br", ...(cookie && { Cookie: cookie }) };
  return new Promise((resolve, reject) => {
    requestRaw(address, { headers }, (answer) => {
      const chunks: Buffer[] = [];
      answer.on("data", (chunk: Buffer) => chunks.push(chunk));
      answer.on("error", reject);
      answer.on("end", () =>
        resolve({
          status: answer.statusCode ?? 0,
          headers: answer.headers,
          body: Buffer.concat(chunks),
        }),
      );
    }).on("error", reject);
  });
}

/** Bytes that must arrive before the first paint: the page and its style sheets. Null unless the page answers 200. */
export async function weigh(url: string, path: string, cookie?: string): Promise<Weight | null> {
  const { status, headers, body } = await getPacked(`${url}${path}`, cookie);
  if (status !== 200) return null;
  const isPacked = headers["content-encoding"] === "br";
  const html = isPacked ? brotliDecompressSync(body) : body;
  const sheets = [...html.toString().matchAll(/<link rel="stylesheet" href="([^"]+)"/g)];
  const packed = await Promise.all(sheets.map(([, href]) => getPacked(`${url}${href ?? ""}`)));
  const cssBr = packed.reduce((sum, sheet) => sum + sheet.body.length, 0);
  return { html: html.length, htmlBr: isPacked ? body.length : 0, cssBr };
}
