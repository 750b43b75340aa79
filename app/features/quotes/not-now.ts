import type { AgentQuote } from "#contract/sales/quotes/versions.ts";

type Deed = "save" | "send" | "revise" | "answer";
type Reason = "noVersion" | "notOut" | "accepted" | "booked" | "declined" | "expired";

/** Which deeds a quote refuses now, each with its reason (domain 3.3). */
export function deedsNotNow({
  status,
  versions,
}: Pick<AgentQuote, "status" | "versions">): { deed: Deed; why: Reason }[] {
  if (status === "Accepted" || status === "Converted") {
    const why = status === "Accepted" ? "accepted" : "booked";
    return (["save", "send", "revise", "answer"] as const).map((deed) => ({ deed, why }));
  }
  if (versions.length === 0) return [{ deed: "send", why: "noVersion" }];
  if (status === "Draft") {
    return [
      { deed: "revise", why: "notOut" },
      { deed: "answer", why: "notOut" },
    ];
  }
  if (status === "Declined") return [{ deed: "answer", why: "declined" }];
  if (status === "Expired") return [{ deed: "answer", why: "expired" }];
  return [];
}
