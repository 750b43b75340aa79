import type { ApiClient } from "#app/services/http/api-client.ts";
import { agencyReminders, type AgencyRemindersInput } from "#contract/money/agency-reminders.ts";

/** Whether the agency of a file is reminded of what it has to pay. */
export const agencyRemindersService = (api: ApiClient, uid: string) => ({
  get: () => api.call(agencyReminders.show, { params: { uid } }),
  save: (lock_version: number, input: AgencyRemindersInput) =>
    api.call(agencyReminders.save, { params: { uid }, body: { ...input, lock_version } }),
  /** Its newest changes. */
  history: () => api.call(agencyReminders.history, { params: { uid }, query: { page: 1 } }),
});
