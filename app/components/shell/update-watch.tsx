import { useEffect } from "react";
import { pollVersion } from "#app/lib/version-poll.ts";

/** Asks every minute whether a newer version is in place and reloads the page when it is (rulings 26). */
export function UpdateWatch() {
  useEffect(() => {
    const stop = new AbortController();
    pollVersion({
      request: () =>
        fetch("/api/version", { headers: { "X-Requested-With": "XMLHttpRequest" }, signal: stop.signal }),
      wait: (callback, milliseconds) => {
        const timer = setTimeout(callback, milliseconds);
        stop.signal.addEventListener("abort", () => clearTimeout(timer));
      },
      reload: () => location.reload(),
      warn: (message) => {
        if (!stop.signal.aborted) console.warn(message);
      },
    });
    return () => stop.abort();
  }, []);
  return null;
}
