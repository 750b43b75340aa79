import { userSeeds } from "#api/demo/personas/users.ts";
import { canariesIn, type Canary } from "#tests/support/canaries.ts";
import {
  ownersForAgency,
  ownersForSupplier,
  startingWith,
  supplierCodes,
} from "#tests/support/e2e/own-files.ts";

/** Whose texts each visitor may find in pages: the own agency's, the own brand's. */
const own: Record<string, RegExp> = {
  "anke.silberfarn": ownersForAgency("SILHAM"),
  "luca.ponteverde": ownersForAgency("PONBOL"),
  "desk.starbasin": ownersForSupplier("STAMON"),
  consultant: /./,
  // Who may see suppliers sees those of the brands that the account works for.
  editor: startingWith(["office-editor", ...supplierCodes(["NZ", "AU"])]),
  "manager.banksia": startingWith([
    ...["AUFI", "AURT", "LARBRI", "CINVAL", "QUOLYO", "MAPTOR", "REDBNE", "office"],
    ...supplierCodes(["AU"]),
  ]),
};

/** Names that everybody with an account may read. */
const shared = ["user-name", "supplier-internet-name"];

/** The canaries in a page that are none of a visitor's business. Clients' links open one file. */
export function foreignIn(text: string, visitor: string): Canary[] {
  const isAgent = userSeeds.some(({ username, audience }) => username === visitor && audience === "agent");
  return canariesIn(text).filter(({ owner, column }) => {
    if (own[visitor]?.test(owner)) return false;
    if (visitor !== "guest" && shared.includes(column)) return false;
    // Agents call or write to the consultant of their quotes, and to nobody else of the house.
    return !(isAgent && owner === "office-consultant" && /^user-(phone|email)$/.test(column));
  });
}
