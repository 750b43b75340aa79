import { useEffect } from "react";
import { startVersionPoll } from "#app/lib/version-poll.ts";

/** Asks every minute whether a newer version is in place and reloads the page when it is (rulings 26). */
export function UpdateWatch() {
  useEffect(startVersionPoll, []);
  return null;
}
