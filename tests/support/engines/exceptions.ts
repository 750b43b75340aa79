import { whenLeft } from "./engine.ts";
import type { EngineName } from "./visitor.ts";

/** What an engine says of a page that is in order, with the reason. Nothing else that it says is let pass. */
const exceptions: { engine: EngineName; says: RegExp; reason: string }[] = [
  {
    engine: "chromium",
    says: /status of (?:403|404|409|422|429|503) .*\(http:\/\/[^/]+\/(?!build\/|api\/)/,
    reason: "It calls the expected status of a page an error (rulings 34).",
  },
  {
    engine: "firefox",
    says: ofLeaving(/downloadable font: download failed .*status=2152398850 /),
    reason: "The page was left before its font had come; the status says that the load was broken off.",
  },
  {
    engine: "firefox",
    says: ofLeaving(/Failed to fetch manifest patches (?:TypeError: NetworkError|AbortError)/),
    reason: "The framework looks ahead at links; what is broken off by leaving the page it calls an error.",
  },
  {
    engine: "firefox",
    says: ofLeaving(/(?:Firefox can’t establish a connection to the server at|The connection to) ws:/),
    reason: "The page was left while its socket was opening.",
  },
];

/** Only from when a page is left until the next one is there. */
function ofLeaving({ source }: RegExp): RegExp {
  return new RegExp(`^${whenLeft}${source}`);
}

/** Whether this is one of the written exceptions. */
export function isExcepted(engine: EngineName, trouble: string): boolean {
  return exceptions.some((one) => one.engine === engine && one.says.test(trouble));
}
