import type { EngineName } from "./visitor.ts";

/** What an engine says of a page that is in order, with the reason. Nothing else that it says is let pass. */
const exceptions: { engine: EngineName; says: RegExp; reason: string }[] = [
  {
    engine: "chromium",
    says: /status of (?:403|404|409|422|429|503) .*\(http:\/\/[^/]+\/(?!build\/|api\/)/,
    reason: "It calls the expected status of a page an error (rulings 34).",
  },
];

/** Whether this is one of the written exceptions. */
export function isExcepted(engine: EngineName, trouble: string): boolean {
  return exceptions.some((one) => one.engine === engine && one.says.test(trouble));
}
