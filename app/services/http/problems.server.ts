import { isBelow } from "#app/domain/portals.ts";
import type { Answer } from "./ways.ts";

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

/**
 * `unanswered`: the API knows no such call, as opposed to no such record. `unsent`: a change that never left, so nothing
 * was done. `unknown`: a change whose answer is missing, and the API does not count by keys: it may have been done.
 */
export type Standing = "unanswered" | "unsent" | "unknown";

/** Messages by field; nested fields keep their dot paths: `rooms.0.type`. */
export type FieldErrors = Readonly<Record<string, readonly string[]>>;

export type ProblemFields = {
  kind: ProblemKind;
  /** Status of the answer, 0 if there was none. */
  status: number;
  requestId?: string;
  message?: string;
  errors?: FieldErrors;
  permission?: string | undefined;
  retryAfter?: number | undefined;
  current?: unknown;
  /** Method and path of the call, as the contract writes them. */
  call?: string;
  standing?: Standing | undefined;
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
  /** Of the call, for the error page and the log; empty if there was no call. */
  readonly requestId: string;
  readonly errors: FieldErrors;
  /** The permission that is missing, if the server named it. */
  readonly permission: string | undefined;
  /** Seconds to wait before the next try. */
  readonly retryAfter: number | undefined;
  /** The record as it is now, after a conflict. */
  readonly current: unknown;
  /** Method and path of the call, as the contract writes them; empty if there was no call. */
  readonly call: string;
  /** What has become of the call, where that is not what its status says. */
  readonly standing: Standing | undefined;
  /** For logs only, never for users. */
  readonly detail: string;

  constructor(fields: ProblemFields) {
    super(fields.message ?? "", { cause: fields.cause });
    this.kind = fields.kind;
    this.status = fields.status;
    this.requestId = fields.requestId ?? "";
    this.errors = fields.errors ?? {};
    this.permission = fields.permission;
    this.retryAfter = fields.retryAfter;
    this.current = fields.current;
    this.call = fields.call ?? "";
    this.standing = fields.standing;
    this.detail = fields.detail ?? "";
  }

  /** The same problem, with something about it said otherwise. */
  as(other: Partial<ProblemFields>): ApiProblem {
    return new ApiProblem({ ...this, message: this.message, cause: this.cause, ...other });
  }
}

/** True while the API or its database is out of reach, as opposed to a failure of its own. */
export function isOutage({ kind, status }: ApiProblem): boolean {
  return kind === "unavailable" && [0, 502, 503, 504].includes(status);
}

/** An answer other than success, with its body read. */
export type FailedAnswer = {
  status: number;
  headers: Answer["headers"];
  text: string;
  method: string;
  /** Path of the endpoint as the contract writes it. */
  path: string;
  /** The id sent with the call; used if the answer names none. */
  requestId: string;
};

/** The endpoint whose every 503 and redirect is maintenance (specification section 8). */
const versionPath = "/api/version";

/** The framework's own text while the application is down, also when another status was chosen for it. */
const maintenanceText = "Service Unavailable";

const kindByStatus: Readonly<Record<number, ProblemKind>> = {
  401: "unauthenticated",
  403: "forbidden",
  404: "not-found",
  409: "conflict",
  410: "not-found",
  412: "conflict",
  413: "too-large",
  419: "expired-form",
  422: "invalid",
  429: "rate-limited",
};

type Fields = Readonly<Record<string, unknown>>;

/** Reads a failed answer of either dialect, as JSON, as an HTML page or as a redirect. */
export function problemFrom(answer: FailedAnswer): ApiProblem {
  const body = jsonObject(answer.text);
  const text = textField(body, "message") ?? "";
  // With debugging on, a failure's message may quote the database; it is meant for the log.
  const debugText = answer.status >= 500 && body !== undefined && ("exception" in body || "trace" in body);
  const status = answer.status === 0 ? 302 : answer.status;
  const call = `${answer.method} ${answer.path}`;
  const unanswered = isUnanswered(status, body, text);
  const said = `${answer.path} answered ${String(status)}${text === "" ? "" : `: ${text}`}`;
  return new ApiProblem({
    kind: kindOf({ ...answer, status }, body, text),
    status,
    message: debugText ? "" : text,
    errors: fieldErrors(body?.["errors"]),
    permission: textField(body, "permission"),
    retryAfter: retryAfterIn(answer.headers),
    current: body?.["current"],
    requestId: answer.headers.get("X-Request-Id") ?? answer.requestId,
    call,
    ...(unanswered && { standing: "unanswered" }),
    detail: unanswered ? `call not answered: ${call} (${said})` : said,
  });
}

/**
 * Where a failed call sends the browser, if anywhere (specification section 8, rulings 10). "admin" is looked
 * for first; a refused sign-in without either word goes to the login of the portal the page belongs to.
 */
export function redirectTargetFor(
  problem: ApiProblem,
  pathname: string,
): "/admin/login" | "/supplier/login" | "/" | null {
  if (problem.message.includes("admin")) return "/admin/login";
  const named = problem.message.includes("Unauthenticated");
  if (!named && problem.kind !== "unauthenticated") return null;
  if (isBelow(pathname, "/supplier-app")) return "/supplier/login";
  return !named && isBelow(pathname, "/admin") ? "/admin/login" : "/";
}

const unknownRoute = /^The route .* could not be found\.$/s;

/** Whether the API lacks the call: a missing record is told in words of its own, as JSON. */
function isUnanswered(status: number, body: Fields | undefined, text: string): boolean {
  if (status === 405 || status === 501) return true;
  return status === 404 && (body === undefined || text === "" || unknownRoute.test(text));
}

/** The framework's own texts that name classes, routes and verbs; no help to a user. */
const technicalTexts = [/\[[\w\\]*\\[\w\\]*\]/, unknownRoute, /^The [A-Z]+ method is not supported for /];

/** Whether an action can say by `messageForUser` why a change was not made: for these reasons, or since its call was lost. */
export function isToBeSaid(error: unknown, ...kinds: ProblemKind[]): error is ApiProblem {
  return error instanceof ApiProblem && (kinds.includes(error.kind) || error.standing !== undefined);
}

/** The server's own words as far as they are meant for users; may be empty. */
export function messageForUser(problem: ApiProblem): string {
  if (isOutage(problem)) return "";
  return technicalTexts.some((text) => text.test(problem.message)) ? "" : problem.message;
}

function kindOf(answer: FailedAnswer, body: Fields | undefined, text: string): ProblemKind {
  const { status, headers } = answer;
  if (status < 400) return kindOfRedirect(answer);
  // No missing permission but a state of affairs, which the message explains where something was tried.
  if (status === 403 && body?.["reason"] === "on-hold") return "refused";
  if (status >= 500 && text === maintenanceText) return "maintenance";
  if (status === 503) {
    const announced = headers.has("Retry-After") || headers.has("Refresh");
    // A page instead of JSON comes from the prerendered maintenance page, which knows no Accept header.
    const isMaintenance = announced || body === undefined || answer.path === versionPath;
    return isMaintenance ? "maintenance" : "unavailable";
  }
  return kindByStatus[status] ?? (status >= 500 ? "unavailable" : "refused");
}

/** A call marked as made by script is only redirected in maintenance, or by a server that ignores the mark. */
function kindOfRedirect({ headers, path }: FailedAnswer): ProblemKind {
  const target = headers.get("Location") ?? "";
  if (path === versionPath || /maintenance/i.test(target)) return "maintenance";
  return /\/(login|sign-?in)(?![^/?#])/i.test(target) ? "unauthenticated" : "refused";
}

/** Messages by field. Nothing wrong may be sent as `[]`, a single message as a bare text. */
function fieldErrors(raw: unknown): FieldErrors {
  const errors: Record<string, readonly string[]> = {};
  if (typeof raw !== "object" || raw === null || Array.isArray(raw)) return errors;
  for (const [field, texts] of Object.entries(raw)) {
    const list: unknown[] = Array.isArray(texts) ? texts : [texts];
    errors[field] = list.filter((text) => typeof text === "string");
  }
  return errors;
}

/** Seconds; the header holds them, or the date of the next try. */
function retryAfterIn(headers: Answer["headers"]): number | undefined {
  const header = headers.get("Retry-After")?.trim();
  if (!header) return undefined;
  if (/^\d+$/.test(header)) return Number(header);
  // Measured on the server's own clock where it tells its time.
  const now = Date.parse(headers.get("Date") ?? "") || Date.now();
  const seconds = Math.ceil((Date.parse(header) - now) / 1000);
  return Number.isNaN(seconds) ? undefined : Math.max(seconds, 0);
}

function jsonObject(text: string): Fields | undefined {
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value !== "object" || value === null || Array.isArray(value)) return undefined;
    // A parsed JSON object has text keys.
    return value as Fields;
  } catch {
    // No JSON, for instance an error page: there is nothing to read from it.
    return undefined;
  }
}

function textField(body: Fields | undefined, name: string): string | undefined {
  const value = body?.[name];
  return typeof value === "string" ? value : undefined;
}
