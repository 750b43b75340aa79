import type { ContentfulStatusCode } from "hono/utils/http-status";
import type { AccountAudience } from "#contract/endpoint.ts";
import type { PermissionName } from "#contract/permissions.ts";

/** An expected refusal, answered in Laravel's shape. Anything else that is thrown becomes a 500. */
export class Refusal extends Error {
  override name = "Refusal";
  constructor(
    readonly status: ContentfulStatusCode,
    readonly body: Record<string, unknown> & { message: string },
    readonly headers: Record<string, string> = {},
  ) {
    super(body.message);
  }
}

/** 401. Office calls say so with the word that leads to the administrators' sign-in (rulings 10). */
export function unauthenticated(audience: AccountAudience | "signed-in") {
  const message = audience === "office" ? "Unauthenticated. Please sign in as admin." : "Unauthenticated.";
  return new Refusal(401, { message });
}

/** 403 that names the missing permission in a field of its own (rulings 2). */
export function unauthorized(permission?: PermissionName) {
  return new Refusal(403, { message: "This action is unauthorized.", ...(permission && { permission }) });
}

/** 404 with a text of our own, never the name of a model. */
export function notFound(message: string) {
  return new Refusal(404, { message });
}

/** 413, as Laravel says it. */
export function tooLarge() {
  return new Refusal(413, { message: "The POST data is too large." });
}

/** 409 with the record as it is now. */
export function stale(message: string, current: unknown) {
  return new Refusal(409, { message, current });
}

/** 422 in Laravel's shape: dotted fields, every text, and a summary made of the first one. */
export function invalid(errors: Record<string, string[]>) {
  const texts = Object.values(errors).flat();
  const more = texts.length - 1;
  const rest = more > 0 ? ` (and ${more} more ${more === 1 ? "error" : "errors"})` : "";
  return new Refusal(422, { message: `${texts[0] ?? "The given data was invalid."}${rest}`, errors });
}

/** 429 with the seconds to wait and, where events are counted, the limit and the second it begins anew. */
export function tooMany(
  seconds: number,
  message = "Too Many Attempts.",
  counted?: { max: number; scope?: "address"; now: Date },
) {
  const wait = Math.max(1, Math.ceil(seconds));
  const limit: Record<string, string> = counted
    ? {
        "X-RateLimit-Limit": String(counted.max),
        "X-RateLimit-Remaining": "0",
        "X-RateLimit-Reset": String(Math.floor(counted.now.getTime() / 1000) + wait),
        ...(counted.scope && { "X-RateLimit-Scope": counted.scope }),
      }
    : {};
  return new Refusal(429, { message, retry_after: wait }, { "Retry-After": String(wait), ...limit });
}
