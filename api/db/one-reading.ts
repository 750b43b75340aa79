import { sqlStateOf } from "./database-error.ts";
import { cleaned, standingFor, type Database, type Tx } from "./client.ts";
import { remember } from "./read-once.ts";
import { setSettings, settingsFor, type Scope, type ScopeOptions, type Setting } from "./scope.ts";

type Open = {
  tx: Promise<Tx>;
  /** What it acts for, as text. */
  settings: string;
  /** How many pieces of work are under way in it. */
  pieces: number;
  /** What the first of them failed with: the transaction is over with the last of them. */
  failure?: { error: unknown };
  /** Ends it: kept, or rolled back because of this error. */
  end: (error?: unknown) => void;
};

/** Pieces of work that act for the same, in a row: they go side by side. */
type Turn = { settings: string; begins: Promise<unknown>; done: Promise<unknown> };

type Piece<T> = {
  scope: Scope;
  options: ScopeOptions;
  settings: Setting[];
  key: string;
  work: (tx: Tx) => Promise<T>;
};

/** What every statement is answered after one that the database refused. */
const abortedState = "25P02";

/**
 * A database for a call that only reads. Its pieces of work, each in its own scope, share one transaction that cannot
 * write, for as long as one follows upon the other at once. Those of one scope go side by side, and their statements
 * in one message; those of another one wait for them. What a piece has to write all the same it says
 * (`ScopeOptions.changes`), and gets a transaction of its own. A piece that fails ends the transaction once the others
 * in it are done; the next one begins another. Whoever loses their own work by it begins anew there.
 */
export function oneReading(database: Database): Database {
  let open: Open | null = null;
  let waiting = 0;
  let turn: Turn = { settings: "", begins: Promise.resolve(), done: Promise.resolve() };

  const attempt = async <T>({ scope, options, settings, key, work }: Piece<T>): Promise<T> => {
    const current = (open ??= begin(database, { scope, options, settings: key }));
    current.pieces += 1;
    try {
      const tx = await current.tx;
      const isSet = current.settings === key ? null : tx.execute(setSettings(settings)).then(() => null);
      current.settings = key;
      remember(tx, key);
      // Nobody waits for the settings: they go out before the work, and where they are refused, so is all of it.
      const [answer] = await Promise.all([work(tx), isSet]);
      return answer;
    } catch (error) {
      if (open === current) open = null;
      current.failure ??= { error };
      throw error;
    } finally {
      current.pieces -= 1;
      if (current.pieces === 0 && current.failure) current.end(current.failure.error);
    }
  };
  const endWhenIdle = () => {
    if (waiting > 0) return;
    open?.end();
    open = null;
  };
  const queued = async <T>(piece: Piece<T>, begins: Promise<unknown>): Promise<T> => {
    waiting += 1;
    try {
      await begins;
      return await attempt(piece).catch((error: unknown) => {
        if (sqlStateOf(error) !== abortedState) throw error;
        return attempt(piece);
      });
    } finally {
      waiting -= 1;
      // Whoever goes on with the answer at once asks before that.
      setImmediate(endWhenIdle);
    }
  };

  return standingFor(database, {
    ...database,
    inScope: (scope, work, options = {}) => {
      if (options.changes) return database.inScope(scope, work, options);
      const settings = settingsFor(scope, database.roles, options);
      const key = JSON.stringify(settings);
      if (turn.settings !== key) turn = { settings: key, begins: turn.done, done: turn.done };
      const answer = queued({ scope, options, settings, key, work }, turn.begins);
      const isOver = answer.then(
        () => undefined,
        () => undefined,
      );
      turn.done = Promise.all([turn.done, isOver]);
      return cleaned(answer);
    },
  });
}

type Beginning = { scope: Scope; options: ScopeOptions; settings: string };

function begin(database: Database, { scope, options, settings }: Beginning): Open {
  let end: Open["end"] = () => {};
  const over = new Promise<void>((resolve, reject) => {
    end = (error) => (error === undefined ? resolve() : reject(error));
  });
  // Where it never began, nobody waits for its end.
  over.catch(() => undefined);
  const tx = new Promise<Tx>((resolve, reject) => {
    const hold = async () => {
      await database.inScope(
        scope,
        (held) => {
          resolve(held);
          return over;
        },
        { ...options, readOnly: true },
      );
    };
    // Whoever waits for the beginning is told of a failure; the end of a reading keeps nothing that could be lost.
    hold().catch(reject);
  });
  return { tx, settings, pieces: 0, end };
}
