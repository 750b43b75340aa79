import { DatabaseError } from "./database-error.ts";

/** The database of `DATABASE_URL` cannot be used at start. The message says why and what to do. */
export class DatabaseUnavailableError extends Error {
  override readonly name = "DatabaseUnavailableError";
}

/**
 * Puts what a start met into words for the person who set the variable of the address; anything else comes back as it
 * is. The password in the address is never repeated.
 */
export function explainedAtStart(
  thrown: unknown,
  url: string | undefined,
  variable = "DATABASE_URL",
): unknown {
  if (!url || !(thrown instanceof Error)) return thrown;
  const code = thrown instanceof DatabaseError ? thrown.code : "code" in thrown ? thrown.code : undefined;
  const advice = typeof code === "string" ? adviceFor(code, new URL(url)) : undefined;
  if (!advice) return thrown;
  return new DatabaseUnavailableError(`${advice} (${String(code)}, from ${variable})`);
}

function adviceFor(code: string, { hostname, port, username, pathname }: URL): string | undefined {
  const server = `${hostname || "localhost"}:${port || "5432"}`;
  const user = decodeURIComponent(username) || "(none)";
  const name = decodeURIComponent(pathname.slice(1));
  switch (code) {
    case "ECONNREFUSED":
    case "ENOENT":
      return `Nothing listens at ${server}. Start PostgreSQL there, or correct host and port.`;
    case "ENOTFOUND":
    case "EAI_AGAIN":
      return `There is no host ${hostname}. Correct its name, or check this machine's name service.`;
    case "CONNECT_TIMEOUT":
    case "ETIMEDOUT":
    case "EHOSTUNREACH":
    case "ENETUNREACH":
      return `${server} does not answer. Check the network and the firewall between this machine and it.`;
    case "28P01":
    case "28000":
      return `PostgreSQL at ${server} refuses the user ${user}. Correct user and password.`;
    case "3D000":
      return `There is no database ${name} at ${server}. Create it (createdb ${name}), or correct the name.`;
    case "42501":
      return (
        `The user ${user} lacks rights in the database ${name}. npm run migrate lets the user of DATABASE_URL in, as ` +
        "the user of DATABASE_OWNER_URL, who has to own database and tables."
      );
    case "53300":
      return `PostgreSQL at ${server} has no connection left. Raise max_connections, or stop what uses them.`;
    case "57P03":
      return `PostgreSQL at ${server} is starting or stopping. Start again in a moment.`;
    case "CONNECTION_CLOSED":
    case "CONNECTION_ENDED":
    case "ECONNRESET":
      return `What listens at ${server} closed the connection. Check that it is PostgreSQL, and its log.`;
    default:
      return undefined;
  }
}
