import { href, type RouterContextProvider } from "react-router";
import { apiContext, localeContext } from "#app/context.ts";
import { redirectWithToast } from "#app/middleware/flash.server.ts";
import { getI18n } from "#app/middleware/locale.server.ts";
import { recordAction } from "#app/records/record-action.server.ts";
import { dayValues } from "#app/routes/admin/sales/client-files/day-headers/day-words.ts";
import { lastOfFile } from "#app/routes/admin/sales/client-files/passengers/last-of-file.server.ts";
import { officeFileService } from "#app/services/client-files.server.ts";
import { dayHeaderService, dayPictures } from "#app/services/day-headers.server.ts";
import { Locale } from "#contract/primitives.ts";
import { DayHeadersInput, type DayHeaders } from "#contract/sales/day-headers/day-headers.ts";
import { dayHeadersFields } from "#contract/sales/day-headers/registry-fields.ts";

type Place = { uid: string; url: URL };

/** Saves the headers in the language of the page, or fills them from the package of the file. */
export async function headersAction(
  request: Request,
  { uid, url }: Place,
  context: Readonly<RouterContextProvider>,
) {
  const api = context.get(apiContext);
  const service = dayHeaderService(api, uid);
  const { t } = getI18n(context);
  const asked = Locale.safeParse(url.searchParams.get("language")).data;
  const language = asked ?? (await officeFileService(api).head(uid)).locale;
  const path = `${href("/admin/client-files/day-headers/:uid", { uid })}?language=${language}`;
  return recordAction<typeof DayHeadersInput, DayHeaders>(request, {
    schema: DayHeadersInput,
    fields: dayHeadersFields,
    locale: context.get(localeContext),
    formValues: dayValues,
    uploads: dayPictures(api),
    history: () => lastOfFile(context, uid),
    save: async (lock_version, input) => {
      await service.save({ ...input, language, lock_version });
      return redirectWithToast(context, path, { text: t("dayHeaders:saved") });
    },
    steps: {
      fill: async (lock_version, form) => {
        const { days } = await service.takeFromPackage({ lock_version, all: form.get("all") === "on" });
        return redirectWithToast(context, path, { text: t("dayHeaders:fill.done", { count: days }) });
      },
    },
  });
}
