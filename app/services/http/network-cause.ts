/** A connection that did not come about: nothing of a call can have arrived. */
const neverSent = new Set([
  "ECONNREFUSED",
  "ENOTFOUND",
  "EAI_AGAIN",
  "EHOSTUNREACH",
  "ENETUNREACH",
  "UND_ERR_CONNECT_TIMEOUT",
  "CERT_HAS_EXPIRED",
  "CERT_NOT_YET_VALID",
  "DEPTH_ZERO_SELF_SIGNED_CERT",
  "ERR_TLS_CERT_ALTNAME_INVALID",
  "SELF_SIGNED_CERT_IN_CHAIN",
  "UNABLE_TO_GET_ISSUER_CERT_LOCALLY",
  "UNABLE_TO_VERIFY_LEAF_SIGNATURE",
]);

/**
 * The code of what broke a connection, such as `ECONNREFUSED` or `CERT_HAS_EXPIRED`, however deep the platform's fetch
 * hides it; undefined if nothing has one.
 */
export function networkCode(error: unknown): string | undefined {
  for (let depth = 0, at = error; depth < 5 && typeof at === "object" && at !== null; depth += 1) {
    if ("code" in at && typeof at.code === "string") return at.code;
    // Several addresses were tried: each has failed, the first for a reason as good as the others'.
    const [first]: unknown[] = "errors" in at && Array.isArray(at.errors) ? at.errors : [];
    at = first ?? ("cause" in at ? at.cause : undefined);
  }
  return undefined;
}

/** Whether the call certainly did not reach anybody. */
export function wasNeverSent(error: unknown): boolean {
  return neverSent.has(networkCode(error) ?? "");
}
