import { createHash } from "node:crypto";
import type pg from "pg";
import { isPlannedAnew } from "./planning.ts";
import { settingsText, type Setting } from "./scope.ts";

type Statement = { text: string; name?: string };

/** All that the query builder calls of a client. */
export type Statements = Pick<pg.ClientBase, "query">;

const nothing = { rows: [], rowCount: null, command: "", oid: 0, fields: [] } satisfies pg.QueryResult;

/**
 * Sends the statements of transactions to one connection in as few messages as can be, for what a message costs is
 * more than what most statements do. `begin` goes out together with the first statement, with the settings that
 * were laid down for it, and nobody waits for its answer (`gathering-socket.ts` joins the two). When the settings are
 * refused, the database refuses all that follows, and whoever sent it is told why.
 */
export function inFewMessages(client: pg.ClientBase, prepares: boolean): Statements & { next: Opening } {
  let opened: Promise<unknown> = Promise.resolve();
  const next: Opening = { settings: [] };
  const send = (statement: Statement | string, values?: unknown[]) =>
    client.query(prepares ? prepared(statement, values) : statement, values);
  const query = async (statement: Statement | string, values?: unknown[]) => {
    const text = typeof statement === "string" ? statement : statement.text;
    if (text.startsWith("begin")) {
      const { settings } = next;
      const values = settings.map(([, value]) => value);
      opened = Promise.all([send("begin"), settings.length > 0 && send(settingsText(settings), values)]);
      opened.catch(() => undefined);
      return nothing;
    }
    // A refused opening would make a rollback of the commit without a word.
    if (text === "commit") await opened;
    try {
      return await send(statement, values);
    } catch (error) {
      if (text !== "rollback") await opened;
      throw error;
    }
  };
  // The query builder calls nothing else of a client.
  return { query, next } as unknown as Statements & { next: Opening };
}

/** The settings of the next transaction on a connection. */
export type Opening = { settings: readonly Setting[] };

/** A statement with parameters, or one that reads, gets a name: from the second time on it needs no planning. */
function prepared(statement: Statement | string, values?: unknown[]): Statement | string {
  const plain = typeof statement === "string" ? { text: statement } : statement;
  if (!values?.length && !plain.text.startsWith("select ")) return statement;
  const name = nameOf(plain.text);
  return name === "" ? plain : { ...plain, name };
}

const names = new Map<string, string>();

/** A name for a statement, the same for the same text; empty where it is to be planned anew. */
function nameOf(text: string): string {
  const kept = names.get(text);
  if (kept !== undefined) return kept;
  const hash = () => createHash("sha256").update(text).digest("base64url").slice(0, 32);
  const name = isPlannedAnew(text) ? "" : hash();
  // Lists with many filters make many texts; their names are quickly made again.
  if (names.size > 5_000) names.clear();
  names.set(text, name);
  return name;
}
