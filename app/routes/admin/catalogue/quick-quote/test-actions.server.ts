import { data, type RouterContextProvider } from "react-router";
import { apiContext } from "#app/context.ts";
import { readForm } from "#app/forms/read-form.server.ts";
import { formText } from "#app/lib/form-text.ts";
import { redirectWithToast } from "#app/middleware/flash.server.ts";
import { getI18n } from "#app/middleware/locale.server.ts";
import type { RecordAnswer } from "#app/records/record-answer.ts";
import { isToBeSaid, messageForUser } from "#app/services/http/problems.server.ts";
import { packageTestService } from "#app/services/package-editor.server.ts";

type Where = {
  context: Readonly<RouterContextProvider>;
  /** The page that is gone on with. */
  here: string;
  /** The one package that is to be tested; all without it. */
  uid?: string;
};

/** Begins or stops a test, or says why it cannot. */
export async function testAction(request: Request, { context, here, uid }: Where) {
  const form = await readForm(request);
  const tests = packageTestService(context.get(apiContext));
  const { t } = getI18n(context);
  const job = formText(form, "stop");
  try {
    await (job ? tests.stop(job) : tests.start(uid));
  } catch (error) {
    if (!isToBeSaid(error, "conflict")) throw error;
    return data<RecordAnswer>({ refusal: messageForUser(error) }, { status: error.status });
  }
  return redirectWithToast(context, here, {
    text: t(job ? "packageContent:test.stopped" : "packageContent:test.started"),
  });
}
