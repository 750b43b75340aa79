import type { z } from "zod";
import type { LimitedDeed } from "#contract/limited-deeds.ts";
import type { PermissionName } from "#contract/permissions.ts";

/** Who may call an endpoint. `signed-in` is any of the three kinds of account; `public` needs no account. */
export type Audience = "public" | "signed-in" | "office" | "agent" | "supplier";

/** The kinds of account. */
export type AccountAudience = "office" | "agent" | "supplier";

/**
 * Who may call, and what they must hold. Both keys are required, so that an endpoint without a declared
 * audience and permission does not compile. `any` means: every account of that audience.
 */
export type Access =
  | { audience: "public" | "signed-in"; permission: null }
  | { audience: AccountAudience; permission: PermissionName | "any" };

/**
 * What comes back on success. `item` is `{"data": …}`, `page` a meta-wrapped page (the client also reads the
 * flat one), `raw` the value itself, `file` a download, `empty` 204 without a body.
 */
export type Answer =
  | { kind: "item"; schema: z.ZodType }
  | { kind: "page"; schema: z.ZodType }
  | { kind: "raw"; schema: z.ZodType }
  | { kind: "file"; contentType: string }
  | { kind: "empty" };

export type EndpointSpec = {
  method: "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
  /** With parameters in braces: `/api/office/client-files/{id}`. */
  path: `/${string}`;
  summary: string;
  tag: string;
  access: Access;
  params?: z.ZodObject;
  query?: z.ZodType;
  body?: z.ZodType;
  /** How the body is sent; JSON unless given. `multipart` is for uploads. */
  bodyAs?: "json" | "form" | "multipart";
  answer: Answer;
  /** Status on success; 200 unless given. */
  status?: 200 | 201 | 204;
  /** Answered also while an account has yet to set up the second factor that is asked of it. */
  beforeEnrolment?: true;
  /** A change that the users of an agency or a supplier on hold may make all the same. */
  whileOnHold?: true;
  /** What a call that succeeds counts as, for the account and its agency; refused with 429 where that was done too often. */
  limited?: LimitedDeed;
  /** True when a failed call may be sent again without harm though it is no GET. */
  idempotent?: boolean;
  /**
   * False where an answer must not be kept for an `Idempotency-Key`: it holds a secret, or work goes on after it, which
   * cannot be part of the one transaction that keeps it.
   */
  keepsAnswer?: false;
};

/** Describes one call of the API. The embedded API mounts it, the client calls it, OpenAPI is made from it. */
export function defineEndpoint<const Spec extends EndpointSpec>(spec: Spec): Spec {
  return spec;
}

/** One resource, wrapped as `{"data": …}` as Laravel's resources are. */
export function item<Schema extends z.ZodType>(schema: Schema) {
  return { kind: "item", schema } as const;
}

/** A page of a list. */
export function page<Schema extends z.ZodType>(schema: Schema) {
  return { kind: "page", schema } as const;
}

/** A bare value, neither wrapped nor paged. */
export function raw<Schema extends z.ZodType>(schema: Schema) {
  return { kind: "raw", schema } as const;
}
