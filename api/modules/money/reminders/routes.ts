import { route, type Route } from "#api/http/mount.ts";
import { reminderHistory, saveReminders, showReminders } from "#api/modules/money/reminders/agency-switch.ts";
import { agencyReminders } from "#contract/money/agency-reminders.ts";

/** Whether agencies are reminded to pay, and that they were. */
export const reminderRoutes: Route[] = [
  route(agencyReminders.show, showReminders),
  route(agencyReminders.save, saveReminders),
  route(agencyReminders.history, reminderHistory),
];
