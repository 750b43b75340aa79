import { cleaned, standingFor, type Database, type Tx } from "./client.ts";
import { remember } from "./read-once.ts";
import { setSettings, settingsFor, type Scope, type ScopeOptions } from "./scope.ts";

type Open = {
  tx: Promise<Tx>;
  /** What it acts for, as text. */
  settings: string;
  /** Ends it: kept, or rolled back because of this error. */
  end: (error?: unknown) => void;
};

/**
 * A database for a call that only reads. Its pieces of work, each in its own scope, share one transaction that cannot
 * write, for as long as one follows upon the other at once; they run one after the other. What a piece has to write
 * all the same it says (`ScopeOptions.changes`), and gets a transaction of its own. A piece that fails ends the
 * transaction; the next one begins another.
 */
export function oneReading(database: Database): Database {
  let open: Open | null = null;
  let waiting = 0;
  let last: Promise<unknown> = Promise.resolve();

  const piece = async <T>(scope: Scope, work: (tx: Tx) => Promise<T>, options: ScopeOptions): Promise<T> => {
    const settings = settingsFor(scope, database.roles, options);
    const key = JSON.stringify(settings);
    const current = (open ??= begin(database, { scope, options, settings: key }));
    try {
      const tx = await current.tx;
      const isSet = current.settings === key ? null : tx.execute(setSettings(settings)).then(() => null);
      current.settings = key;
      remember(tx, key);
      // Nobody waits for the settings: they go out before the work, and where they are refused, so is all of it.
      const [answer] = await Promise.all([work(tx), isSet]);
      return answer;
    } catch (error) {
      open = null;
      current.end(error);
      throw error;
    }
  };
  const endWhenIdle = () => {
    if (waiting > 0) return;
    open?.end();
    open = null;
  };

  return standingFor(database, {
    ...database,
    inScope: (scope, work, options = {}) => {
      if (options.changes) return database.inScope(scope, work, options);
      waiting += 1;
      const run = () =>
        cleaned(piece(scope, work, options)).finally(() => {
          waiting -= 1;
          // Whoever goes on with the answer at once asks before that.
          setImmediate(endWhenIdle);
        });
      const result = last.then(run, run);
      last = result.catch(() => undefined);
      return result;
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
  return { tx, settings, end };
}
