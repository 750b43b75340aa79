import { readFileSync } from "node:fs";
import { join } from "node:path";

const checkEveryMs = 1_000;

type Options = {
  now?: () => number;
  /** Told when maintenance begins or ends after the first look. */
  changed?: (isDown: boolean) => void;
};

/**
 * Whether the API is down for maintenance: the file `maintenance.json` in the data folder says so, with
 * `message` and `retry_after` in seconds. Looked at once a second at most.
 */
export function createMaintenance(dataDir: string, { now = Date.now, changed }: Options = {}) {
  let checkedAt = Number.NEGATIVE_INFINITY;
  let state: { message: string; retryAfter: number } | null | undefined;
  return () => {
    if (state === undefined || now() - checkedAt >= checkEveryMs) {
      checkedAt = now();
      const before = state;
      state = read(join(dataDir, "maintenance.json"));
      if (before !== undefined && (before === null) !== (state === null)) changed?.(state !== null);
    }
    return state;
  };
}

function read(file: string) {
  try {
    const given: unknown = JSON.parse(readFileSync(file, "utf8"));
    const fields = typeof given === "object" && given !== null ? given : {};
    const message = "message" in fields && typeof fields.message === "string" ? fields.message : "";
    const wait = "retry_after" in fields && typeof fields.retry_after === "number" ? fields.retry_after : 60;
    return { message, retryAfter: wait };
  } catch (error) {
    // A file that is there but cannot be read still means maintenance.
    const missing = error instanceof Error && "code" in error && error.code === "ENOENT";
    return missing ? null : { message: "", retryAfter: 60 };
  }
}
