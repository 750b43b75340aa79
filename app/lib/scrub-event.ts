/*
 * What may leave for error monitoring: a list of what is kept, never of what is removed, so that a field that comes
 * with a new version of the reporter stays here. Used in the browser and on the server.
 */

const longest = 300;

/** A text without what could be a secret or a person: queries, capability tokens, e-mail addresses, long words. */
export function scrubText(text: string): string {
  return text
    .replaceAll(/\?[^\s"'<>]*=[^\s"'<>]*/g, "?[query]")
    .replaceAll(
      /\/(travel-app|quote|payments|reset-password|calendar|service|service-snapshot|reconfirm|reconfirmations|supplier-calendars|itineraries|password-resets|find-itinerary|itinerary)\/(?!:)[^/\s"'?<>]+/gi,
      "/$1/[token]",
    )
    .replaceAll(/[^\s@"'<>]+@[^\s@"'<>]+\.[a-z]{2,}/gi, "[address]")
    .replaceAll(/[\w-]{40,}/g, "[token]")
    .slice(0, longest);
}

type Fields = Readonly<Record<string, unknown>>;

const isFields = (value: unknown): value is Fields =>
  typeof value === "object" && value !== null && !Array.isArray(value);
const listOf = (value: unknown): Fields[] => (Array.isArray(value) ? value.filter(isFields) : []);
const textOf = (value: unknown) => (typeof value === "string" ? scrubText(value) : undefined);

function only(source: Fields, names: readonly string[]): Record<string, unknown> {
  return Object.fromEntries(names.filter((name) => name in source).map((name) => [name, source[name]]));
}

const eventFields = [
  "event_id",
  "timestamp",
  "start_timestamp",
  "type",
  "level",
  "platform",
  "release",
  "environment",
  "sdk",
  "transaction_info",
  "sdkProcessingMetadata",
];
const spanFields = ["span_id", "parent_span_id", "trace_id", "start_timestamp", "timestamp", "op", "status"];
const frameFields = ["function", "lineno", "colno", "in_app", "module"];
const tagNames = ["request_id", "runtime"];

/** An event or transaction with what an error is understood by, and nothing of who met it or what they sent. */
export function scrubEvent(event: object): Record<string, unknown> {
  const source = event as Fields;
  const trace = isFields(source["contexts"]) ? source["contexts"]["trace"] : undefined;
  const exceptions = isFields(source["exception"]) ? listOf(source["exception"]["values"]) : [];
  return {
    ...only(source, eventFields),
    transaction: textOf(source["transaction"]),
    message: textOf(source["message"]),
    tags: isFields(source["tags"]) ? only(source["tags"], tagNames) : {},
    ...(isFields(trace) && { contexts: { trace: only(trace, [...spanFields, "origin"]) } }),
    ...(exceptions.length > 0 && { exception: { values: exceptions.map(scrubException) } }),
    ...(Array.isArray(source["spans"]) && { spans: listOf(source["spans"]).map(scrubSpan) }),
  };
}

function scrubException(exception: Fields) {
  const frames = isFields(exception["stacktrace"]) ? listOf(exception["stacktrace"]["frames"]) : [];
  return {
    type: textOf(exception["type"]),
    value: textOf(exception["value"]),
    mechanism: isFields(exception["mechanism"])
      ? only(exception["mechanism"], ["type", "handled"])
      : undefined,
    stacktrace: { frames: frames.map(scrubFrame) },
  };
}

function scrubFrame(frame: Fields) {
  return { ...only(frame, frameFields), filename: textOf(frame["filename"]) };
}

function scrubSpan(span: Fields) {
  return { ...only(span, spanFields), description: textOf(span["description"]) };
}
