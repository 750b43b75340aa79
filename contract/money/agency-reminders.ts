import { z } from "zod";
import { defineEndpoint, item, page } from "#contract/endpoint.ts";
import { Uid } from "#contract/primitives.ts";
import { Version } from "#contract/resource.ts";
import { AuditEntry, HistoryQuery } from "#contract/system/audit/entry.ts";

/** A reminder that went out for an invoice of the file. */
const SentReminder = z.object({
  number: z.string(),
  /** Days after the due day; negative before it. */
  step: z.int(),
  to: z.string(),
  at: z.string(),
});
export type SentReminder = z.infer<typeof SentReminder>;

/** Whether the agency of a file is reminded of what it has to pay, and of what it was. */
export const AgencyReminders = z.object({
  agency_name: z.string(),
  /** Where reminders go. */
  email: z.string(),
  sends_reminders: z.boolean(),
  /** The house sends none to anybody (booking settings). */
  stopped: z.boolean(),
  /** Of the invoices of this file, the newest first. */
  sent: z.array(SentReminder),
  lock_version: z.int(),
});
export type AgencyReminders = z.infer<typeof AgencyReminders>;

export const AgencyRemindersInput = z.object({ sends_reminders: z.boolean().default(false) });
export type AgencyRemindersInput = z.output<typeof AgencyRemindersInput>;

const params = z.object({ uid: Uid });
const path = "/api/office/client-files/{uid}/agency-reminders";
const tag = "payment reminders";

export const agencyReminders = {
  show: defineEndpoint({
    method: "GET",
    path,
    summary:
      "Whether the agency of a client file is reminded to pay, and which reminders of this file went out",
    tag,
    access: { audience: "office", permission: "invoices.view" },
    params,
    answer: item(AgencyReminders),
  }),
  save: defineEndpoint({
    method: "PUT",
    path,
    summary: "Remind the agency of a client file of what it has to pay, or stop doing so",
    tag,
    access: { audience: "office", permission: "agents.edit" },
    params,
    body: z.intersection(AgencyRemindersInput, Version),
    answer: item(AgencyReminders),
  }),
  history: defineEndpoint({
    method: "GET",
    path: `${path}/history`,
    summary: "Who changed what of the agency of a client file",
    tag,
    access: { audience: "office", permission: "invoices.view" },
    params,
    query: HistoryQuery,
    answer: page(AuditEntry),
  }),
};

export const agencyReminderEndpoints = Object.values(agencyReminders);
