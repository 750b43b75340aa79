import { readForm } from "#app/forms/read-form.server.ts";
import type { UnsentForm } from "#app/lib/problem-data.ts";

const mostBytes = 64 * 1024;
/** Words in the names of fields whose value does not go back to a page. */
const secret = /password|secret|token|^code$|_code$/i;

/**
 * What a form without scripts sent, for a page that has to say that nothing of it was saved. Nothing for other requests:
 * where scripts send a form, the page with it stays. Files and secrets are left out.
 */
export function unsentFormOf(request: Request): () => Promise<UnsentForm | undefined> {
  if (!isFormOfDocument(request)) return () => Promise.resolve(undefined);
  const copy = request.clone();
  let read: Promise<UnsentForm | undefined> | undefined;
  return () => (read ??= readFields(copy));
}

function isFormOfDocument({ method, url, headers }: Request): boolean {
  const length = headers.get("Content-Length");
  const isSmall = length !== null && Number(length) <= mostBytes;
  const isForm = (headers.get("Content-Type") ?? "").includes("form");
  return method === "POST" && isSmall && isForm && !new URL(url).pathname.endsWith(".data");
}

async function readFields(copy: Request): Promise<UnsentForm | undefined> {
  // What its page would refuse, for its number of fields say, is not drawn again either.
  const form = await readForm(copy).catch(() => null);
  if (!form) return undefined;
  return [...form].flatMap(([name, value]): [string, string][] =>
    typeof value === "string" && !secret.test(name) ? [[name, value]] : [],
  );
}
