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
    says: /^downloadable font: download failed .*status=2152398850 /,
    reason: "The page was left before its font had come; the status says that the load was broken off.",
  },
  {
    engine: "firefox",
    says: /^Failed to fetch manifest patches TypeError: NetworkError/,
    reason: "The framework looks ahead at links; what is broken off by leaving the page it calls an error.",
  },
];

/** Whether this is one of the written exceptions. */
export function isExcepted(engine: EngineName, trouble: string): boolean {
  return exceptions.some((one) => one.engine === engine && one.says.test(trouble));
}
