import type { AuditChange } from "#api/audit/write-audit.ts";
import { shownContact } from "#api/domain/quotes/shown-contact.ts";
import { addDays } from "#api/domain/today.ts";
import type { FileAction } from "#contract/system/audit/file-history.ts";
import type { quote } from "#api/db/schema/quote.ts";
import { subjectOf, type Deed, type FileFacts, type VersionFacts } from "./story-facts.ts";

type Offer = FileFacts & { quote: typeof quote.$inferSelect };

/** What became of the offer of a demo file, as far as its quote and versions say. */
export function quoteStory(offer: Offer): Deed[] {
  return [...offer.versions.flatMap((version) => versionStory(offer, version)), ...answer(offer)];
}

function versionStory(offer: Offer, version: VersionFacts): Deed[] {
  const { quote, file, agent } = offer;
  const { no, label, savedAt, sentAt, viewedAt, totalCents } = version;
  const before = offer.versions.find((one) => one.no === no - 1);
  const stood = before?.viewedAt ? "Viewed" : before?.sentAt ? "Sent" : "Draft";
  const deeds: Deed[] = [
    {
      at: savedAt,
      by: agent,
      change: told(offer, "version_saved", {
        before: { status: stood, version: before?.no ?? null },
        after: { status: "Draft", version: no, label, total_cents: totalCents },
      }),
    },
  ];
  if (sentAt) {
    const until = { before: before?.sentAt ? quote.validUntil : null, after: quote.validUntil };
    const sent = told(offer, "sent", {
      before: { status: "Draft", valid_until: until.before },
      after: { status: "Sent", valid_until: until.after, version: no },
    });
    deeds.push({ at: sentAt, by: agent, change: sent });
    if (!before?.sentAt && file.clientContact) {
      const change: AuditChange = {
        subject: subjectOf("client-file", file, file),
        action: "details_changed",
        before: { client_contact: null },
        after: { client_contact: shownContact(file.clientContact) },
      };
      deeds.push({ at: sentAt, by: agent, change });
    }
  }
  if (viewedAt) {
    const sides = { before: { status: "Sent" }, after: { status: "Viewed", version: no } };
    deeds.push({ at: viewedAt, by: null, change: told(offer, "viewed", sides) });
  }
  return deeds;
}

/** What the client said, or that nobody said anything in time. */
function answer(offer: Offer): Deed[] {
  const { quote, versions, file } = offer;
  const version = versions.at(-1)?.no;
  if (quote.acceptedAt) {
    const after = { status: "Accepted", version, accepted_by: quote.acceptedByName };
    const change = told(offer, "accepted", { before: { status: "Viewed" }, after });
    return [{ at: quote.acceptedAt, by: null, change }];
  }
  if (quote.status === "Declined") {
    const sides = { before: { status: "Viewed" }, after: { status: "Declined", version } };
    const change = { ...told(offer, "declined", sides), reason: quote.declineReason };
    return [{ at: quote.statusAt, by: null, change }];
  }
  if (quote.status !== "Expired" || quote.validUntil === null) return [];
  const over: AuditChange[] = [
    {
      subject: subjectOf("client-file", file, file),
      action: "expired",
      before: { status: "Quote" },
      after: { status: "Expired" },
    },
    told(offer, "expired", { before: { status: "Viewed" }, after: { status: "Expired" } }),
  ];
  const at = new Date(Date.parse(addDays(quote.validUntil, 1)));
  return over.map((change) => ({ at, by: null, system: true, change }));
}

function told(
  { quote, file }: Offer,
  action: FileAction<"quote">,
  sides: Pick<AuditChange, "before" | "after">,
): AuditChange {
  return { subject: subjectOf("quote", quote, file), action, ...sides };
}
