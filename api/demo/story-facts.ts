import type { AuditChange } from "#api/audit/write-audit.ts";
import type { clientFile } from "#api/db/schema/client-file.ts";
import type { invoice } from "#api/db/schema/invoice.ts";
import type { itinerary } from "#api/db/schema/itinerary.ts";
import type { quote } from "#api/db/schema/quote.ts";
import type { serviceLine } from "#api/db/schema/service-line.ts";
import type { user } from "#api/db/schema/user.ts";

type Person = Pick<typeof user.$inferSelect, "id" | "name" | "audience">;

/** What is known of a version of an offer, in cents; not sent and not looked at where null. */
export type VersionFacts = {
  no: number;
  label: string | null;
  savedAt: Date;
  sentAt: Date | null;
  viewedAt: Date | null;
  totalCents: number;
};

/** Everything a demo file has that somebody once did. */
export type FileFacts = {
  file: typeof clientFile.$inferSelect;
  agent: Person;
  consultant: Person | null;
  quote: typeof quote.$inferSelect | null;
  /** The oldest first. */
  versions: VersionFacts[];
  /** What is bought, in the order of the journey. */
  lines: (typeof serviceLine.$inferSelect)[];
  invoices: (typeof invoice.$inferSelect)[];
  itinerary: Pick<typeof itinerary.$inferSelect, "uid" | "publishedAt"> | null;
};

/** One thing that was done: when, by whom, and what the log says of it. Without anybody it was a client. */
export type Deed = { at: Date; by: Person | null; system?: true; change: AuditChange };

/** What an entry of the log is about. */
export function subjectOf<Type extends "client-file" | "quote" | "service-line" | "invoice" | "itinerary">(
  type: Type,
  { uid }: { uid: string },
  { id, brandId }: FileFacts["file"],
) {
  return { type, uid, fileId: id, brandId };
}
