import { seal, unseal } from "#api/domain/sealed-text.ts";
import type { Call } from "#api/http/context.ts";

/** What is kept of a traveller so that nobody reads it in a dump of the database. */
export type SealedNeed = "medical" | "passport";

/** Whose it is: file and number in the party are bound in, so it opens for nobody else. */
type Owner = { file: string; seq: number };

type Keys = Pick<Call, "serverKey">;

const purposeOf = (need: SealedNeed) => `traveller ${need}`;
const nameOf = ({ file, seq }: Owner) => `${file}:${seq}`;

/** Seals a text with the key in use. */
export function sealNeed({ serverKey }: Keys, need: SealedNeed, owner: Owner, text: string): string {
  return seal(serverKey, purposeOf(need), nameOf(owner), Buffer.from(text));
}

/** Opens it with whichever key of the ring; throws when none does. */
export function openNeed({ serverKey }: Keys, need: SealedNeed, owner: Owner, sealed: string): string {
  return unseal(serverKey, purposeOf(need), nameOf(owner), sealed).toString("utf8");
}
