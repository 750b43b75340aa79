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

const signIns = {
  consultant: "/admin/login",
  admin: "/admin/login",
  "emma.larkspur": "/?index",
  "desk.steamvale": "/supplier/login",
};

/** Cookie header of a demo account, unless told a consultant of the office; null when the sign-in is refused. */
export async function signIn(
  url: string,
  login: keyof typeof signIns = "consultant",
): Promise<string | null> {
  const answer = await postForm(url, signIns[login], { login, password: demoPassword });
  const cookies = answer.headers.getSetCookie().map((line) => line.split(";")[0] ?? "");
  return answer.status >= 300 && answer.status < 400 && cookies.length > 0 ? cookies.join("; ") : null;
}

export type Weight = {
  html: number;
  htmlBr: number;
  cssBr: number;
  /** Scripts that the page needs to come alive, with its language's texts; what is fetched later is left out. */
  jsBr: number;
  jsFiles: number;
};

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

/** Bytes that must arrive before the first paint and before the page comes alive. Null unless it answers 200. */
export async function weigh(url: string, path: string, cookie?: string): Promise<Weight | null> {
  const { status, headers, body } = await getPacked(`${url}${path}`, cookie);
  if (status !== 200) return null;
  const isPacked = headers["content-encoding"] === "br";
  const html = isPacked ? brotliDecompressSync(body) : body;
  const sheets = [...html.toString().matchAll(/<link rel="stylesheet" href="([^"]+)"/g)];
  const packed = await Promise.all(sheets.map(([, href]) => getPacked(`${url}${href ?? ""}`)));
  const cssBr = packed.reduce((sum, sheet) => sum + sheet.body.length, 0);
  const scripts = await weighScripts(url, html.toString());
  return { html: html.length, htmlBr: isPacked ? body.length : 0, cssBr, ...scripts };
}

const scriptsOfPage = /"(\/build\/[\w.-]+\.js)"/g;
/** Names the modules of routes that the page might lead to; none of them is fetched for that. */
const partOfManifest = /window\.__reactRouterManifest\s*=\s*\{.*?\};/s;
const importsOfScript = /(?:from|import)\s*["'`]\.\/([\w.-]+\.js)["'`]/g;

/** Follows the imports of the scripts that a page names. */
async function weighScripts(url: string, html: string) {
  const [, language = "en"] = /<html lang="(\w+)"/.exec(html) ?? [];
  const [, areas = ""] = /data-texts="([^"]*)"/.exec(html) ?? [];
  // The entry names the files of texts after their sources, and fetches those of the areas that the page uses.
  const texts = new RegExp(
    `locales/${language}/area-(?:${areas.replaceAll(" ", "|")})\\.ts[^;]{0,80}?\\./([\\w-]+\\.js)`,
    "g",
  );
  const sizes = new Map<string, number>();
  const fetchOnce = async (path: string): Promise<void> => {
    if (sizes.has(path)) return;
    sizes.set(path, 0);
    const { body, headers } = await getPacked(`${url}${path}`);
    sizes.set(path, body.length);
    const source = (headers["content-encoding"] === "br" ? brotliDecompressSync(body) : body).toString();
    const isEntry = path.includes("/entry.client");
    const imported = [...source.matchAll(importsOfScript), ...(isEntry ? source.matchAll(texts) : [])];
    await Promise.all(imported.map(([, name]) => fetchOnce(`/build/${name}`)));
  };
  await Promise.all(
    [...html.replace(partOfManifest, "").matchAll(scriptsOfPage)].map(([, path = ""]) => fetchOnce(path)),
  );
  return { jsBr: [...sizes.values()].reduce((sum, size) => sum + size, 0), jsFiles: sizes.size };
}
