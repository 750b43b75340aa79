import { changeRequest } from "#api/db/schema/change-request.ts";
import { fileMessage, quote, quoteVersion, referenceCounter } from "#api/db/schema/quote.ts";
import {
  words,
  everyRow,
  ofVisibleFile,
  readAndWrite,
  wall,
  only,
  allBut,
  type Wall,
} from "#api/db/walls/wall.ts";

const ofVisibleVersion = "exists (select from quote_version v where v.quote_id = quote.id)";
const ofVisibleQuote = "exists (select from quote q where q.id = quote_version.quote_id)";

/**
 * The walls around offers and what they lead to. Agents change nothing here themselves: what they may do is done for
 * them by the system, after their file was found through their own wall.
 */
export const walls: Wall[] = [
  wall(quote, {
    office: { rows: ofVisibleFile("quote"), ...readAndWrite },
    agent: { rows: ofVisibleFile("quote"), read: allBut(quote, "acceptedIpHash") },
    public: {
      rows: ofVisibleVersion,
      read: only(
        quote,
        ...(["id", "fileId", "status", "statusAt", "validUntil", "acceptedNo"] as const),
        ...(["acceptedByName", "acceptedAt", "acceptedOptions"] as const),
      ),
    },
  }),
  wall(quoteVersion, {
    office: { rows: ofVisibleQuote, ...readAndWrite },
    agent: { rows: ofVisibleQuote, read: allBut(quoteVersion, "tokenHash") },
    // A client has the token of the link; what the agency pays is not for clients.
    public: {
      rows: `sent_at is not null and link_closed_at is null and token_hash = ${words("quote_token_hash")}`,
      read: only(
        quoteVersion,
        "id",
        "uid",
        "quoteId",
        "no",
        "snapshot",
        "sentAt",
        "supersededAt",
        "createdAt",
      ),
    },
  }),
  wall(fileMessage, {
    office: { rows: ofVisibleFile("file_message"), read: true, add: true },
    agent: { rows: ofVisibleFile("file_message"), read: true },
    public: {
      rows: "for_client and exists (select from quote q where q.file_id = file_message.file_id)",
      read: allBut(fileMessage, "authorId"),
    },
  }),
  // Agents read what they asked for through the system, which leaves out what is not theirs to read; that one waits they
  // see with their file.
  wall(changeRequest, {
    office: { rows: ofVisibleFile("change_request"), read: true },
    agent: { rows: ofVisibleFile("change_request"), read: only(changeRequest, "id", "fileId", "status") },
  }),
  wall(referenceCounter, { office: { rows: everyRow, ...readAndWrite } }),
];
