import { href, type RouterContextProvider } from "react-router";
import { apiContext, localeContext } from "#app/context.ts";
import { onceFor } from "#app/forms/idempotency.server.ts";
import { linkAction } from "#app/forms/link-action.server.ts";
import { redirectWithToast } from "#app/middleware/flash.server.ts";
import { getI18n } from "#app/middleware/locale.server.ts";
import { recordAction } from "#app/records/record-action.server.ts";
import { itineraryValues } from "#app/routes/admin/sales/client-files/itinerary/builder-words.ts";
import { lastOfFile } from "#app/routes/admin/sales/client-files/passengers/last-of-file.server.ts";
import { officeFileService } from "#app/services/client-files.server.ts";
import { itineraryBuilderService } from "#app/services/itinerary-builder.server.ts";
import { ItineraryInput, type ItineraryDraft } from "#contract/sales/itineraries/builder.ts";
import { itineraryFields } from "#contract/sales/itineraries/registry-fields.ts";

/** Saves the draft, publishes it, takes it back, mails its link, or does one of the steps of the link. */
export function builderAction(request: Request, uid: string, context: Readonly<RouterContextProvider>) {
  const service = itineraryBuilderService(context.get(apiContext), uid);
  const { t } = getI18n(context);
  const path = href("/admin/client-files/itinerary/:uid", { uid });
  const back = (text: string) => redirectWithToast(context, path, { text });
  const link = async (_version: number, form: FormData) => {
    const desk = {
      service: officeFileService(context.get(apiContext)),
      file: uid,
      path: `${path}#client-link`,
    };
    return (await linkAction(form, desk, context)) ?? back(t("itineraryBuilder:saved"));
  };
  return recordAction<typeof ItineraryInput, ItineraryDraft>(request, {
    schema: ItineraryInput,
    fields: itineraryFields,
    locale: context.get(localeContext),
    formValues: itineraryValues,
    history: () => lastOfFile(context, uid),
    save: async (lock_version, input) => {
      await service.save({ ...input, lock_version });
      return back(t("itineraryBuilder:saved"));
    },
    steps: {
      publish: async (version, form) => {
        const published = await service.publish(version, onceFor(form));
        return back(t("itineraryBuilder:published", { version: published.version }));
      },
      withdraw: async (version, form) => {
        await service.withdraw(version, onceFor(form));
        return back(t("itineraryBuilder:withdrawn"));
      },
      mail: async (_version, form) => {
        const { to } = await service.mail(onceFor(form));
        return back(t(`itineraryBuilder:mailed.${to}`));
      },
      "renew-link": link,
      "close-link": link,
      "open-link": link,
    },
  });
}
