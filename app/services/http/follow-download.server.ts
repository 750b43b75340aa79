import type { Deadline } from "./deadline.server.ts";
import { ApiProblem } from "./problems.server.ts";
import { unreachable } from "./send.server.ts";
import type { Answer, Fetch } from "./ways.ts";

const redirects = new Set([301, 302, 303, 307, 308]);
const hopsAtMost = 3;

export type Following = {
  /** Where the call went to; its origin may hold the file as well. */
  address: string;
  /** Hosts that hold the API's files, each with a port where it is not 443. */
  hosts: readonly string[];
  /** Fetches without anything that stands for the visitor. */
  fetch: Fetch;
  method: string;
  path: string;
  requestId: string;
};

/** Whether an answer leads to a file somewhere else, and not to a sign-in or a page of maintenance. */
export function leadsAway({ status, headers }: Pick<Answer, "status" | "headers">): boolean {
  const target = headers.get("Location");
  return (
    redirects.has(status) && target !== null && !/\/(login|sign-?in)(?![^/?#])|maintenance/i.test(target)
  );
}

/**
 * The file that a redirect leads to, at most three steps away. Only https to a host of the list and the API's own origin
 * are gone to, and nothing of the visitor goes along: the address itself is what opens such a file. Anything else is a
 * problem that names the host, never the address.
 */
export async function followDownload(
  answer: Answer,
  deadline: Deadline,
  following: Following,
): Promise<Answer> {
  let at = following.address;
  let response = answer;
  for (let hop = 0; leadsAway(response); hop += 1) {
    await response.body?.cancel();
    const target = new URL(response.headers.get("Location") ?? "", at);
    if (hop === hopsAtMost) throw refused(following, "led on and on", 502);
    if (!isAllowed(target, following)) {
      throw refused(following, `led to ${target.host}, which DOWNLOAD_HOSTS does not name`, 502);
    }
    at = target.href;
    const request = new Request(target, { headers: { Accept: "*/*" }, redirect: "manual" });
    response = await deadline
      .race(Promise.resolve(following.fetch(request, deadline)))
      .catch((cause: unknown) => {
        if (deadline.isOver) throw cause;
        throw unreachable(following, cause, `led to ${target.host}, which is out of reach`);
      });
  }
  if (response.ok) return response;
  await response.body?.cancel();
  throw refused(following, `led to ${new URL(at).host}, which answered ${String(response.status)}`, 502);
}

function isAllowed(target: URL, { address, hosts }: Following): boolean {
  if (target.username !== "" || target.password !== "") return false;
  if (target.origin === new URL(address).origin) return true;
  return target.protocol === "https:" && hosts.includes(target.host);
}

function refused({ method, path, requestId }: Following, what: string, status: number) {
  const call = `${method} ${path}`;
  return new ApiProblem({ kind: "contract", status, requestId, call, detail: `${call} ${what}` });
}
