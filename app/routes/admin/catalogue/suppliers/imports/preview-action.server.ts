import { data, href, type RouterContextProvider } from "react-router";
import { apiContext } from "#app/context.ts";
import { readForm } from "#app/forms/read-form.server.ts";
import { formText } from "#app/lib/form-text.ts";
import { redirectWithToast } from "#app/middleware/flash.server.ts";
import { getI18n } from "#app/middleware/locale.server.ts";
import type { RecordAnswer } from "#app/records/record-answer.ts";
import { isToBeSaid, messageForUser } from "#app/services/http/problems.server.ts";
import { rateImportService } from "#app/services/rate-imports.server.ts";

type Place = { context: Readonly<RouterContextProvider>; params: { uid: string; batch: string } };

/** Applies an import as it was looked at, takes it back or drops it, or says why not. */
export async function actOnImport(request: Request, place: Place) {
  const form = await readForm(request);
  const act = acts.get(formText(form, "intent"));
  if (!act) throw data(null, { status: 400 });
  try {
    return await act(place, form);
  } catch (error) {
    if (!isToBeSaid(error, "conflict", "not-found", "invalid")) throw error;
    return data<RecordAnswer>({ refusal: messageForUser(error) }, { status: error.status });
  }
}

type Act = (place: Place, form: FormData) => Promise<Response>;

const acts = new Map<string, Act>([
  [
    "apply",
    async ({ context, params }, form) => {
      const imports = rateImportService(context.get(apiContext));
      const { name, counts } = await imports.apply(params.batch, formText(form, "fingerprint"));
      const count = (counts?.added ?? 0) + (counts?.changed ?? 0);
      const text = getI18n(context).t("rateImports:preview.applied", { name, count });
      return redirectWithToast(context, href("/admin/suppliers/:uid/import/:batch/preview", params), {
        text,
      });
    },
  ],
  [
    "undo",
    async ({ context, params }) => {
      const { name } = await rateImportService(context.get(apiContext)).undo(params.batch);
      const text = getI18n(context).t("rateImports:undo.done", { name });
      return redirectWithToast(context, href("/admin/suppliers/:uid/import/:batch/preview", params), {
        text,
      });
    },
  ],
  [
    "remove",
    async ({ context, params: { uid, batch } }) => {
      const imports = rateImportService(context.get(apiContext));
      const { import: dropped } = await imports.show(batch, { page: 1 });
      await imports.remove(batch);
      const text = getI18n(context).t("rateImports:preview.dropped", { name: dropped.name });
      return redirectWithToast(context, href("/admin/suppliers/:uid/import", { uid }), { text });
    },
  ],
]);
