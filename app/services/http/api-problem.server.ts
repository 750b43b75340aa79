/** What a failed call means to a screen. `contract` is an answer that does not fit its description. */
export type ProblemKind =
  | "unauthenticated"
  | "forbidden"
  | "not-found"
  | "conflict"
  | "too-large"
  | "expired-form"
  | "invalid"
  | "rate-limited"
  | "maintenance"
  | "unavailable"
  | "contract"
  | "refused";

/** Messages by field; nested fields keep their dot paths: `rooms.0.type`. */
export type FieldErrors = Readonly<Record<string, readonly string[]>>;

export type ProblemFields = {
  kind: ProblemKind;
  /** Status of the answer, 0 if there was none. */
  status: number;
  requestId: string;
  message?: string;
  errors?: FieldErrors;
  permission?: string | undefined;
  retryAfter?: number | undefined;
  current?: unknown;
  detail?: string;
  cause?: unknown;
};

/**
 * A call that did not succeed. `message` is the server's own text and may be empty, so every banner needs a
 * text of its own to fall back to; show it through `messageForUser`.
 */
export class ApiProblem extends Error {
  override readonly name = "ApiProblem";
  readonly kind: ProblemKind;
  readonly status: number;
  readonly requestId: string;
  readonly errors: FieldErrors;
  /** The permission that is missing, if the server named it. */
  readonly permission: string | undefined;
  /** Seconds to wait before the next try. */
  readonly retryAfter: number | undefined;
  /** The record as it is now, after a conflict. */
  readonly current: unknown;
  /** For logs only, never for users. */
  readonly detail: string;

  constructor(fields: ProblemFields) {
    super(fields.message ?? "", { cause: fields.cause });
    this.kind = fields.kind;
    this.status = fields.status;
    this.requestId = fields.requestId;
    this.errors = fields.errors ?? {};
    this.permission = fields.permission;
    this.retryAfter = fields.retryAfter;
    this.current = fields.current;
    this.detail = fields.detail ?? "";
  }
}
