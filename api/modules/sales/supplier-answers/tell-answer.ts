import type { Tx } from "#api/db/client.ts";
import type { LineTransition } from "#api/domain/files/line-transitions.ts";
import type { Call } from "#api/http/context.ts";
import { agentsOf, officeOf } from "#api/modules/files/client-file/recipients.ts";
import type { OpenRequest } from "#api/modules/sales/supplier-answers/on-request.ts";
import { notifyEach } from "#api/modules/system/notifications/notify.ts";
import type { LineStatus } from "#contract/primitives.ts";
import type { AnswerOutcome } from "#contract/system/notifications/kinds.ts";

const outcomes: Partial<Record<LineTransition, AnswerOutcome>> = {
  supplier_confirm: "confirmed",
  supplier_decline: "declined",
  supplier_waitlist: "wait_listed",
  offer_alternative: "alternative",
  accept_amendment: "change_agreed",
  reject_amendment: "change_refused",
  acknowledge_cancel: "cancelled",
};

/** Agents hear of what is certain; what is open the office works on first. */
const forAgents = new Set<AnswerOutcome>(["confirmed", "change_agreed", "cancelled"]);

/** Rings for the consultant, and for the agent where the answer is the end of the question. `tx` is of the system's scope. */
export async function tellAnswer(
  tx: Tx,
  { submission: { file }, line, supplierName }: OpenRequest,
  { transition }: { transition: LineTransition; to: LineStatus },
  call: Call,
): Promise<void> {
  const outcome = outcomes[transition];
  if (!outcome) return;
  const told = [...(await officeOf(tx, file)), ...(forAgents.has(outcome) ? await agentsOf(tx, file) : [])];
  const facts = { file_uid: file.uid, reference: file.reference, file_name: file.name, outcome };
  await notifyEach(
    tx,
    call,
    told.map((recipient) => ({
      recipients: [recipient],
      content: {
        kind: "supplier.answered" as const,
        facts: {
          ...facts,
          // Agents know a supplier by the name that stands in their trips.
          supplier: recipient.audience === "office" ? supplierName : (line.supplierName ?? supplierName),
          service: line.name[recipient.locale] ?? line.name.en,
        },
      },
    })),
  );
}
