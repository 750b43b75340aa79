import { DatabaseError } from "./database-error.ts";

/** The database of `DATABASE_URL` cannot be used. The message says what to do and quotes nothing of the address. */
export class DatabaseUnavailableError extends Error {
  override readonly name = "DatabaseUnavailableError";
}

const unknownHost = "The name of its host is not known. Look for a slip in the host's name.";
const noAnswer = "Its host does not answer. Is it switched on, and does the network lead there?";
const refusedSignIn = "It refuses the user or the password.";

/** What each failure means to whoever started the process. */
const advice: Record<string, string> = {
  ECONNREFUSED: "Nothing listens at its host and port. Is the server running, and are both right?",
  ENOTFOUND: unknownHost,
  EAI_AGAIN: unknownHost,
  EHOSTUNREACH: noAnswer,
  ENETUNREACH: noAnswer,
  ETIMEDOUT: noAnswer,
  CONNECT_TIMEOUT: noAnswer,
  "28P01": refusedSignIn,
  "28000": refusedSignIn,
  "3D000": "There is no database of that name on the server. Create it: createdb NAME",
  "42501": "Its user lacks a right that a start needs. docs/decisions/0002 says which.",
  "53300": "It takes no more connections. End some, or raise max_connections.",
  "57P03": "It is starting or stopping. Try again in a moment.",
};

/** Turns what opening the database threw into a sentence, where there is one; anything else comes back as it is. */
export function explainedStart(thrown: unknown): unknown {
  const code = codeOf(thrown);
  const sentence = code === undefined ? undefined : advice[code];
  if (sentence === undefined) return thrown;
  return new DatabaseUnavailableError(`The database of DATABASE_URL cannot be used (${code}). ${sentence}`);
}

function codeOf(thrown: unknown): string | undefined {
  if (thrown instanceof DatabaseError) return thrown.code;
  const hasCode = thrown instanceof Error && "code" in thrown && typeof thrown.code === "string";
  return hasCode ? String(thrown.code) : undefined;
}
