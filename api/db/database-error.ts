/** What the driver puts on an error of the database. */
type DriverError = { code?: unknown; constraint?: unknown; column?: unknown };

const unavailableCodes = [
  "57P01",
  "57P02",
  "57P03",
  "53300",
  "CONNECT_TIMEOUT",
  "CONNECTION_CLOSED",
  "CONNECTION_ENDED",
  "CONNECTION_DESTROYED",
  "ECONNREFUSED",
  "ECONNRESET",
  "ENOENT",
  "ENOTFOUND",
  "EPIPE",
  "ETIMEDOUT",
];

/**
 * A refusal or failure of the database without any value that was sent to it. The driver's and the query
 * builder's own messages quote parameters and rows (a password hash has been printed that way), so neither
 * they nor the original error are kept.
 */
export class DatabaseError extends Error {
  override readonly name = "DatabaseError";
  /** SQLSTATE, or the driver's word for a connection failure. */
  readonly code: string;
  /** Name of the constraint that refused, or of the column that may not be empty. */
  readonly constraint: string | undefined;
  /** True when the database could not be reached: worth another try later. */
  readonly unavailable: boolean;

  constructor(code: string, constraint?: string) {
    super(constraint ? `Database error ${code} (${constraint})` : `Database error ${code}`);
    this.code = code;
    this.constraint = constraint;
    this.unavailable = code.startsWith("08") || unavailableCodes.includes(code);
  }
}

/** Turns what a driver or the query builder threw into a `DatabaseError`; other errors come back as they are. */
export function withoutParameters(thrown: unknown): unknown {
  if (thrown instanceof DatabaseError || !(thrown instanceof Error)) return thrown;
  const source = driverErrorOf(thrown);
  if (!source) return thrown;
  const constraint = source.constraint ?? source.column;
  const code = typeof source.code === "string" ? source.code : "unknown";
  const error = new DatabaseError(code, typeof constraint === "string" ? constraint : undefined);
  error.stack = `${error.name}: ${error.message}\n${framesOf(thrown)}`;
  return error;
}

/** The SQLSTATE of something thrown inside a transaction, before it reached `inScope`. */
export function sqlStateOf(thrown: unknown): string | undefined {
  if (thrown instanceof DatabaseError) return thrown.code;
  const code = thrown instanceof Error ? driverErrorOf(thrown)?.code : undefined;
  return typeof code === "string" ? code : undefined;
}

/** What the driver says, without a code, of a connection that is gone or was never had. */
const withoutCode: readonly [RegExp, string][] = [
  [/^Connection terminated due to connection timeout|^timeout exceeded|^timeout expired/, "CONNECT_TIMEOUT"],
  [/^Query read timeout/, "ETIMEDOUT"],
  [
    /^Connection terminated|^Client has encountered a connection error|^Client was closed/,
    "CONNECTION_CLOSED",
  ],
];

function connectionFailure(error: unknown): DriverError | undefined {
  if (!(error instanceof Error) || "code" in error) return undefined;
  const found = withoutCode.find(([text]) => text.test(error.message));
  return found && { code: found[1] };
}

const driverErrorNames = ["DatabaseError", "error"];

function driverErrorOf(thrown: Error): DriverError | undefined {
  // The query builder's error: its message holds the statement and all parameters.
  if (thrown.name === "DrizzleQueryError" || thrown.constructor.name === "DrizzleQueryError") {
    // `cause` is typed unknown; only fields that are checked for presence are read from it.
    return connectionFailure(thrown.cause) ?? thrown.cause ?? {};
  }
  // Errors of begin and commit reach us straight from the driver.
  const raw = thrown as DriverError;
  const fromDriver = driverErrorNames.includes(thrown.name) || "severity" in thrown;
  const isConnection = typeof raw.code === "string" && unavailableCodes.includes(raw.code);
  return fromDriver || isConnection ? raw : connectionFailure(thrown);
}

function framesOf(error: Error): string {
  const lines = (error.stack ?? "").split("\n");
  return lines.filter((line) => /^\s+at /.test(line)).join("\n");
}
