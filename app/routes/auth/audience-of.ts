import type { AccountAudience } from "#contract/endpoint.ts";

/** The audience an address names with `?for=`; agents unless it names another. */
export function audienceOf(url: URL): AccountAudience {
  const wanted = url.searchParams.get("for");
  return wanted === "office" || wanted === "supplier" ? wanted : "agent";
}
