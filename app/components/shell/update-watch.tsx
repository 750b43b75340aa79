import { useEffect } from "react";
import { startVersionPoll } from "#app/lib/version-poll.ts";

/**
 * Asks every minute whether a newer version is in place and reloads the page when it is (rulings 26). What was
 * typed into forms is kept over that reload.
 */
export function UpdateWatch() {
  useEffect(() => startVersionPoll(), []);
  return null;
}
