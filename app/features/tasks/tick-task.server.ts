import type { RouterContextProvider } from "react-router";
import { apiContext } from "#app/context.ts";
import { formText } from "#app/lib/form-text.ts";
import { redirectWithToast } from "#app/middleware/flash.server.ts";
import { getI18n } from "#app/middleware/locale.server.ts";
import { messageForUser, ApiProblem, isToBeSaid } from "#app/services/http/problems.server.ts";
import { taskService } from "#app/services/tasks.server.ts";

/** What the buttons of `<TickTask>` post; leads back to the page, and says what was done or why it was not. */
export async function tickTask(form: FormData, context: Readonly<RouterContextProvider>, to: string) {
  const done = formText(form, "done") === "1";
  try {
    const { task } = await taskService(context.get(apiContext)).finish(formText(form, "tick"), done);
    const text = getI18n(context).t(done ? "tasks:ticked" : "tasks:unticked", { task });
    return await redirectWithToast(context, to, { text });
  } catch (error) {
    if (!(error instanceof ApiProblem) || !isToBeSaid(error)) throw error;
    return redirectWithToast(context, to, { text: messageForUser(error), tone: "danger" });
  }
}
