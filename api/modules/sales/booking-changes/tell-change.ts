import type { Tx } from "#api/db/client.ts";
import { priceWaits } from "#api/domain/files/change-line.ts";
import type { StoredProposal } from "#api/domain/files/change-proposal.ts";
import type { Call } from "#api/http/context.ts";
import { countOf } from "#api/modules/sales/booking-changes/present-change.ts";
import { tellAgentOfFile, tellOfFile } from "#api/modules/sales/bookings/tell.ts";
import type { Submission } from "#api/modules/files/client-file/submission.ts";
import { numberFormatter } from "#contract/formatters.ts";
import type { Locale } from "#contract/primitives.ts";

type Money = Pick<StoredProposal, "totalsBefore" | "totalsAfter" | "fee">;

/** The difference and the fees as a mail says them. */
function moneyIn({ file }: Submission, { totalsBefore, totalsAfter, fee }: Money) {
  const difference = countOf(totalsAfter, file.priceMode) - countOf(totalsBefore, file.priceMode);
  return (locale: Locale) => {
    const format = numberFormatter(locale, {
      style: "currency",
      currency: file.currency,
      useGrouping: "always",
    });
    return { difference: format.format(difference / 100), fee: format.format(fee / 100) };
  };
}

/** The booking on the days on which it is once it is changed, as mails name it. */
function changed(submission: Submission, { after }: Pick<StoredProposal, "after">): Submission {
  return { ...submission, file: { ...submission.file, travelDate: after.travelDate } };
}

/** Tells the office that a change waits, or office and agent that it was carried out at once. */
export async function tellSent(
  tx: Tx,
  submission: Submission,
  proposal: StoredProposal,
  call: Call,
): Promise<void> {
  await tellOfFile(tx, proposal.instant ? changed(submission, proposal) : submission, call, {
    notification: proposal.instant ? "booking.changed" : "booking.change-requested",
    toOffice: proposal.instant ? "change-made" : "change-requested",
    toAgent: proposal.instant ? "change-applied" : null,
    facts: moneyIn(submission, proposal),
  });
}

/** Tells the agent of a file that the office changed the booking by itself: bell and mail, in the agent's language. */
export async function tellAmended(
  tx: Tx,
  submission: Submission,
  { isOpen, after, ...money }: Money & { isOpen: boolean; after?: StoredProposal["after"] },
  call: Call,
): Promise<void> {
  await tellAgentOfFile(tx, after ? changed(submission, { after }) : submission, call, {
    ring: "booking.changed",
    kind: isOpen ? "amendment-waits" : "booking-amended",
    facts: moneyIn(submission, money),
  });
}

type Answer = { proposal: StoredProposal; declined: string | null };

/** Tells the agent of a file what became of the change: bell and mail, in the agent's language. */
export async function tellAnswer(
  tx: Tx,
  submission: Submission,
  { proposal, declined }: Answer,
  call: Call,
): Promise<void> {
  const isOpen = proposal.services.some(priceWaits);
  const money = moneyIn(submission, proposal);
  await tellAgentOfFile(tx, declined === null ? changed(submission, proposal) : submission, call, {
    ring: "booking.change-answered",
    kind: declined !== null ? "change-declined" : isOpen ? "change-waits" : "change-applied",
    facts: (locale) => ({ ...money(locale), reason: declined ?? "" }),
  });
}
