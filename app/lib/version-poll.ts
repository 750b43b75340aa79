import { keepDrafts, restoreDrafts } from "./drafts.ts";

/** Milliseconds between two looks at the server's version (specification section 9). */
export const VERSION_POLL_MS = 60_000;

export type VersionPoll = {
  /** Asks the server for its version; rejects when it cannot be reached. */
  request: () => Promise<{ status: number; json: () => Promise<unknown> }>;
  /** Calls back once after so many milliseconds. */
  wait: (callback: () => void, milliseconds: number) => void;
  /** Keeps what the visitor has typed, then loads the page again. */
  reload: () => void;
  warn: (message: string) => void;
};

export type Polling = {
  /** Looks at once and not only at the next interval; does nothing while a look is under way. */
  look: () => void;
  end: () => void;
};

/**
 * Looks at the server's version at once and then every minute. A version other than the last known one
 * reloads the page. 503 means maintenance: the look is skipped and polling goes on; any other unexpected
 * answer, and no answer, is told on the console and tried again at the next interval.
 */
export function pollVersion({ request, wait, reload, warn }: VersionPoll): Polling {
  let known: string | undefined;
  let ended = false;
  let isLooking = false;

  const look = async () => {
    if (ended || isLooking) return;
    isLooking = true;
    const version = await readVersion(request, warn);
    isLooking = false;
    if (ended) return;
    if (version !== undefined && known !== undefined && version !== known) {
      ended = true;
      reload();
    }
    known = version ?? known;
  };
  const turn = async () => {
    await look();
    if (!ended) wait(() => void turn(), VERSION_POLL_MS);
  };

  void turn();
  return {
    look: () => void look(),
    end: () => {
      ended = true;
    },
  };
}

/**
 * Polls in the browser. Before a reload the texts of changed forms are kept; here, at the start, they are put
 * back.
 */
export function startVersionPoll(): Polling {
  restoreDrafts(document.forms, sessionStorage, location.pathname);
  return pollVersion({
    request: askVersion,
    wait: (callback, milliseconds) => window.setTimeout(callback, milliseconds),
    reload: () => {
      keepDrafts(document.forms, sessionStorage, location.pathname);
      location.reload();
    },
    warn: (message) => {
      console.warn(message);
    },
  });
}

/** Marked as made by script, as every call of the application is (specification section 7). */
function askVersion() {
  return fetch("/api/version", {
    headers: { accept: "application/json", "x-requested-with": "XMLHttpRequest" },
    cache: "no-store",
  });
}

/** Whether the server answers this browser at all. */
export async function isReachable(): Promise<boolean> {
  try {
    await askVersion();
    return true;
  } catch {
    return false;
  }
}

async function readVersion(
  request: VersionPoll["request"],
  warn: VersionPoll["warn"],
): Promise<string | undefined> {
  try {
    const answer = await request();
    if (answer.status === 503) {
      warn("The application is in maintenance mode. Version check skipped.");
      return undefined;
    }
    if (answer.status !== 200) {
      warn(`Version check: unexpected status ${String(answer.status)}.`);
      return undefined;
    }
    return versionOf(await answer.json());
  } catch (error) {
    warn(`Version check failed, next try at the next interval: ${String(error)}`);
    return undefined;
  }
}

function versionOf(body: unknown): string | undefined {
  if (typeof body !== "object" || body === null || !("version" in body)) return undefined;
  return typeof body.version === "string" ? body.version : undefined;
}
