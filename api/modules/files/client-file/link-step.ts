import { newLink } from "#api/domain/capability.ts";
import type { Call } from "#api/http/context.ts";
import { notNow, sameVersion } from "#api/http/record-versions.ts";
import type { LinkState } from "#contract/sales/itineraries/link.ts";

/** What is done with a client's link by those who manage it. */
export type LinkStep = "renewal" | "closing" | "opening";

/** How the history of the file names each step. */
export const linkActions = {
  renewal: "link-renewed",
  closing: "link-closed",
  opening: "link-opened",
} as const satisfies Record<LinkStep, string>;

type Current = { link: LinkState; lock_version: number };
type Asked = { step: LinkStep; lockVersion: number; endedText: string };

/**
 * Whether a step changes anything. Closing what is closed and opening what is open do not, whatever version that saw:
 * whoever asks for what is there already has it, also on the second sending of a form. Refused with 409 once the link
 * has ended, and where somebody else has changed the record since; `current` must be locked.
 */
export function isStepNeeded(current: Current, { step, lockVersion, endedText }: Asked, call: Call): boolean {
  if (current.link === "ended") throw notNow(endedText);
  if (step === "closing" && current.link === "closed") return false;
  if (step === "opening" && current.link === "open") return false;
  sameVersion(current, lockVersion, call);
  return true;
}

/** What makes a new link of an object: the next rotation, and what the database keeps of its token. */
export function nextLink(
  purpose: "itinerary" | "quote" | "supplier-calendar",
  { uid, rotation }: { uid: string; rotation: number },
  { serverKey }: Pick<Call, "serverKey">,
) {
  const next = rotation + 1;
  return { rotation: next, ...newLink(serverKey, purpose, { uid, rotation: next }) };
}
