import type { AuditChange } from "#api/audit/write-audit.ts";
import { addDays } from "#api/domain/today.ts";
import { quoteStory } from "./quote-story.ts";
import { bookedAhead } from "./seed-schedules.ts";
import { subjectOf, type Deed, type FileFacts } from "./story-facts.ts";

const day = 86_400_000;

/** What happened to a demo file until `now`, the oldest first, as the product would have written it down. */
export function fileStory(facts: FileFacts, now: Date): Deed[] {
  const { file, quote, versions } = facts;
  const requestedAt = file.kind === "booking" ? requestTime(file, now) : null;
  const begunAt = versions[0]?.savedAt ?? new Date((requestedAt ?? now).getTime() - 2 * day);
  const deeds = [
    { at: begunAt, by: facts.agent, change: created(facts) },
    ...(quote ? quoteStory({ ...facts, quote }) : []),
    ...(requestedAt ? bookingStory(facts, requestedAt, now) : []),
  ];
  return deeds.toSorted((one, other) => one.at.getTime() - other.at.getTime());
}

/** When a demo booking was asked for: in the agent's office hours, long enough before departure, and before the consultant took the booking over. */
export function requestTime(
  { id, travelDate, takenOverAt }: Pick<FileFacts["file"], "id" | "travelDate" | "takenOverAt">,
  now: Date,
): Date {
  const wanted = Date.parse(addDays(travelDate, -bookedAhead));
  const latest = (takenOverAt ?? now).getTime() - day;
  const midnight = Math.floor(Math.min(wanted, latest) / day) * day;
  return new Date(midnight - ((id * 37) % 480) * 60_000);
}

function created({ file }: FileFacts): AuditChange {
  return {
    subject: subjectOf("client-file", file, file),
    action: "created",
    after: {
      reference: file.reference,
      name: file.name,
      agent_reference: file.agentReference,
      travel_date: file.travelDate,
    },
  };
}

function bookingStory(facts: FileFacts, requestedAt: Date, now: Date): Deed[] {
  const { file, agent, quote, lines, invoices } = facts;
  const asked = lines.filter(({ kind }) => kind === "included");
  const submitted: AuditChange = {
    subject: subjectOf("client-file", file, file),
    action: "submitted",
    before: { kind: "quote", status: "Quote", terms_accepted_by: null },
    after: { kind: "booking", status: "Requested", terms_accepted_by: agent.name },
  };
  const converted: AuditChange[] = quote
    ? [
        {
          subject: subjectOf("quote", quote, file),
          action: "converted",
          before: { status: "Accepted" },
          after: { status: "Converted" },
        },
      ]
    : [];
  const begun = [submitted, ...converted, ...asked.map((line) => begin(line, file))];
  return [
    ...begun.map((change) => ({ at: requestedAt, by: agent, change })),
    ...asked.flatMap((line) =>
      confirmed(line, facts, new Date(Math.min(requestedAt.getTime() + answeredAfter(line), now.getTime()))),
    ),
    ...invoices.flatMap((one) => billing(one, facts)),
    ...publication(facts),
    ...cancellation(facts, asked, new Date(Math.max(requestedAt.getTime() + day, now.getTime() - 5 * day))),
  ];
}

/** Seats of tours and our own stock are taken at once; suppliers are asked for everything else. */
function begin(line: FileFacts["lines"][number], file: FileFacts["file"]): AuditChange {
  const subject = subjectOf("service-line", line, file);
  const before = { status: "QU", price_status: "priced", voucher_no: null };
  if (line.status !== "AL" && line.departureId === null) {
    return { subject, action: "put-on-request", before, after: { ...before, status: "OR" } };
  }
  const after = { status: "AL", price_status: "locked", voucher_no: line.voucherNo };
  return { subject, action: "held", before, after };
}

/** Suppliers take one to three days. */
function answeredAfter({ id }: FileFacts["lines"][number]): number {
  return (1 + (id % 3)) * day;
}

/** What suppliers were asked for and agreed to; the voucher has its number from then on. */
function confirmed(line: FileFacts["lines"][number], { file, consultant }: FileFacts, at: Date): Deed[] {
  if (line.status !== "OK" || line.departureId !== null) return [];
  const change: AuditChange = {
    subject: subjectOf("service-line", line, file),
    action: "confirmed",
    before: { status: "OR", price_status: "priced", voucher_no: null },
    after: { status: "OK", price_status: "locked", voucher_no: line.voucherNo },
  };
  return [{ at, by: consultant, change }];
}

function billing(one: FileFacts["invoices"][number], { file, consultant }: FileFacts): Deed[] {
  const drawn: Deed = { at: one.createdAt, by: consultant, change: drawnUp(one, file) };
  if (one.issueDate === null) return [drawn];
  const at = new Date(Math.max(Date.parse(one.issueDate), one.createdAt.getTime()));
  const change: AuditChange = {
    subject: subjectOf("invoice", one, file),
    action: "issued",
    before: { status: "Draft" },
    after: { status: one.status },
  };
  return [drawn, { at, by: consultant, change }];
}

function publication({ file, consultant, itinerary }: FileFacts): Deed[] {
  if (!itinerary?.publishedAt) return [];
  const change: AuditChange = {
    subject: subjectOf("itinerary", itinerary, file),
    action: "published",
    before: {},
    after: { link: "open" },
  };
  return [{ at: itinerary.publishedAt, by: consultant, change }];
}

function drawnUp(draft: FileFacts["invoices"][number], file: FileFacts["file"]): AuditChange {
  return {
    subject: subjectOf("invoice", draft, file),
    action: "created",
    after: {
      status: "Draft",
      kind: draft.kind,
      due_date: draft.dueDate,
      total_cents: draft.totalCents,
      gst_cents: draft.gstCents,
    },
  };
}

function cancellation({ file, agent }: FileFacts, asked: FileFacts["lines"], wanted: Date): Deed[] {
  if (file.status !== "Cancelled" && file.status !== "Cancellation") return [];
  const at = new Date(Math.min(wanted.getTime(), Date.parse(file.travelDate) - day));
  const changes: AuditChange[] = [
    {
      subject: subjectOf("client-file", file, file),
      action: "cancelled",
      before: { status: "Requested" },
      after: { status: file.status },
    },
    ...asked.map((line): AuditChange => ({
      subject: subjectOf("service-line", line, file),
      action: line.status === "CX" ? "cancelled" : "cancellation-requested",
      before: { status: line.departureId === null ? "OR" : "AL" },
      after: { status: line.status },
    })),
  ];
  return changes.map((change) => ({ at, by: agent, change }));
}
